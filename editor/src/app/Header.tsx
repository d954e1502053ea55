import {useEffect} from 'react';
import {useTranslation} from 'react-i18next';
import {getPrice} from '../actions/price';
import {redo, undo} from '../actions/history';
import {save} from '../actions/save';
import {chooseLanguage} from '../i18n';
import {ActionButton} from '../ui/ActionButton';
import {Button} from '../ui/Button';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';

/** What is being designed, who designs it, and the way to an offer. */
export function Header() {
  const t = useText();
  const phone = usePhone();
  const {run} = useRun();
  const product = useEditorState(state => state.product);
  const template = useEditorState(state => state.template);
  const title = template?.name || product.name || t('app.blankProduct');
  useEffect(() => {
    document.title = `${title} – ${t('app.name')}`;
  }, [title, t]);
  return (
    <header className="header">
      <span className="brand"><img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="28" height="28" />{!phone && <span>{t('app.name')}</span>}</span>
      <div className="header-title">
        <h1>{product.name || t('app.blankProduct')}</h1>
        {template?.name && <p>{template.name}</p>}
      </div>
      {phone && <ActionButton action={undo} icon="undo" />}
      {phone && <ActionButton action={redo} icon="redo" />}
      {phone && <ActionButton action={save} icon="save" />}
      {!phone && <LanguageButton />}
      {!phone && <MemberButton />}
      <Button kind="primary" className="header-price" onClick={() => run(getPrice)}>{t('action.getPrice')}</Button>
    </header>
  );
}

function LanguageButton() {
  const t = useText();
  const {i18n} = useTranslation();
  return <Button kind="quiet" icon="language" onClick={() => void chooseLanguage(i18n.language === 'zh' ? 'en' : 'zh')}>{t('app.language')}</Button>;
}

function MemberButton() {
  const t = useText();
  const {editor} = useWorkbench();
  const member = useEditorState(state => state.member);
  if (!member) return <Button kind="quiet" icon="member" onClick={() => editor.set({dialog: 'sign-in'})}>{t('sign.in')}</Button>;
  return <span className="header-member" title={t('sign.as', {name: member.email})}><Icon name="member" size={18} />{member.name}</span>;
}
