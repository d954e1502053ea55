import {useEffect} from 'react';
import {useTranslation} from 'react-i18next';
import {getPrice} from '../actions/design/price';
import {redo, undo} from '../actions/history';
import {exitEditor} from '../actions/exit';
import {save} from '../actions/design/save';
import {share} from '../actions/design/share';
import {chooseLanguage} from '../i18n';
import {ActionButton} from '../ui/ActionButton';
import {Button} from '../ui/Button';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {IconButton} from '../ui/IconButton';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';

/** What is being designed, who designs it, and the way to an offer. */
export function Header() {
  const t = useText();
  const phone = usePhone();
  const {run} = useRun();
  const {editor} = useWorkbench();
  const product = useEditorState(state => state.product);
  const template = useEditorState(state => state.template);
  const title = template?.name || product.name || t('app.blankProduct');
  useEffect(() => {
    document.title = `${title} – ${t('app.name')}`;
  }, [title, t]);
  return (
    <header className="header">
      {!phone && (
        <span className="brand">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />
          <span>{t('app.name')}</span>
        </span>
      )}
      <div className="header-title">
        <h1>{product.name || t('app.blankProduct')}</h1>
        {template?.name && <p>{template.name}</p>}
      </div>
      {phone && <ActionButton action={undo} icon="undo" />}
      {phone && <ActionButton action={redo} icon="redo" />}
      {phone && <ActionButton action={save} icon="save" />}
      <span data-tour="share">
        {phone ? (
          <ActionButton action={share} icon="share" />
        ) : (
          <Button kind="quiet" icon="share" onClick={() => run(share)}>
            {t('action.share')}
          </Button>
        )}
      </span>
      {phone ? (
        <IconButton
          icon="more"
          label={t('app.more')}
          aria-haspopup="dialog"
          onClick={() => editor.set({dialog: 'menu'})}
        />
      ) : (
        <>
          <LanguageButton />
          <MemberButton />
        </>
      )}
      <Button kind="primary" className="header-price" data-tour="price" onClick={() => run(getPrice)}>
        {t('action.getPrice')}
      </Button>
      <ExitButton phone={phone} />
    </header>
  );
}

function LanguageButton() {
  const t = useText();
  const {i18n} = useTranslation();
  return (
    <Button kind="quiet" icon="language" onClick={() => void chooseLanguage(i18n.language === 'zh' ? 'en' : 'zh')}>
      {t('app.language')}
    </Button>
  );
}

/** Staff go back to the console from here; visitors have nothing to exit to. */
function ExitButton({phone}: {readonly phone: boolean}) {
  const t = useText();
  const {run} = useRun();
  const staff = useEditorState(state => state.staff !== null);
  if (!staff) return null;
  return (
    <span lang="zh">
      {phone ? (
        <ActionButton action={exitEditor} icon="exit" />
      ) : (
        <Button kind="quiet" icon="exit" onClick={() => run(exitEditor)}>
          {t('exit.label')}
        </Button>
      )}
    </span>
  );
}

function MemberButton() {
  const t = useText();
  const {editor} = useWorkbench();
  const member = useEditorState(state => state.member);
  if (!member)
    return (
      <Button kind="quiet" icon="member" onClick={() => editor.set({dialog: 'sign-in'})}>
        {t('sign.in')}
      </Button>
    );
  return (
    <button
      type="button"
      className="button button-quiet header-member"
      title={t('sign.as', {name: member.email})}
      aria-haspopup="dialog"
      onClick={() => editor.set({dialog: 'account'})}
    >
      <Icon name="member" size={18} />
      <span>{member.name}</span>
    </button>
  );
}
