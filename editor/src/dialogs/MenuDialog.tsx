import {useTranslation} from 'react-i18next';
import {openMyCreation} from '../actions/template/my-creation';
import {chooseLanguage} from '../i18n';
import {Dialog} from '../ui/Dialog';
import {useEditorState, useEnabled, useRun, useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import {useText} from '../ui/use-text';

/** What a phone's header has no room for: who is signed in, their designs, the language. */
export default function MenuDialog() {
  const t = useText();
  const {i18n} = useTranslation();
  const {editor} = useWorkbench();
  const {run} = useRun();
  const member = useEditorState(state => state.member);
  const hasCreation = useEnabled(openMyCreation);
  const close = (): void => editor.set({dialog: null});
  const language = (): void => {
    close();
    void chooseLanguage(i18n.language === 'zh' ? 'en' : 'zh');
  };
  return (
    <Dialog title={t('app.more')} onClose={close}>
      <div className="rows">
        <Entry
          icon="member"
          label={member ? member.name : t('sign.in')}
          onClick={() => editor.set({dialog: member ? 'account' : 'sign-in'})}
        />
        {hasCreation && <Entry icon="creation" label={t('rail.creation')} onClick={() => run(openMyCreation)} />}
        <Entry icon="language" label={t('app.language')} onClick={language} />
      </div>
    </Dialog>
  );
}

function Entry({icon, label, onClick}: {readonly icon: IconName; readonly label: string; onClick(): void}) {
  return (
    <button type="button" className="row row-menu" onClick={onClick}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
}
