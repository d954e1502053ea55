import {useState, type FormEvent} from 'react';
import {saveToUser} from '../actions/template/save-to-user';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {useText} from '../ui/use-text';
import {PlatformSelect} from './PlatformSelect';
import {usePlatforms} from './use-platforms';

/** Whose account gets the open design, and under which name (ED-316, ED-360). */
export function SaveToUserDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const {editor} = workbench;
  const groups = usePlatforms();
  const [recipient, setRecipient] = useState({
    userEmail: '',
    templateName: editor.state.template?.name ?? '',
    proId: 0,
  });
  const [busy, setBusy] = useState(false);
  const close = (): void => editor.set({dialog: null});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const stored = await saveToUser(workbench, recipient);
    setBusy(false);
    if (stored) close();
  }

  return (
    <Dialog title={t('staff.saveToUser')} lang="zh" onClose={close}>
      <form className="form" noValidate onSubmit={event => void submit(event)}>
        <Field
          label={t('staff.userEmail')}
          type="email"
          required
          maxLength={200}
          value={recipient.userEmail}
          onChange={event => setRecipient({...recipient, userEmail: event.target.value})}
        />
        <Field
          label={t('staff.templateName')}
          required
          maxLength={200}
          value={recipient.templateName}
          onChange={event => setRecipient({...recipient, templateName: event.target.value})}
        />
        <PlatformSelect
          label={t('platform.label')}
          placeholder={t('platform.choose')}
          groups={groups}
          value={recipient.proId}
          onChange={proId => setRecipient({...recipient, proId})}
        />
        <div className="form-buttons">
          <Button onClick={close}>{t('staff.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {t(busy ? 'staff.busy' : 'staff.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
