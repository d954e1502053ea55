import {useState, type FormEvent} from 'react';
import {saveDesign} from '../actions/design/save';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {useText} from '../ui/use-text';
import {useSending} from './use-sending';

/**
 * A name for the design that a member keeps (ED-354); one that has been saved before is saved over, or beside it as a
 * new one.
 */
export function SaveDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const {editor} = workbench;
  const sending = useSending<number>(t('save.failed'));
  const {savedAs, template} = editor.state;
  const [name, setName] = useState(savedAs?.name ?? template?.name ?? t('save.default'));
  const [missing, setMissing] = useState(false);
  const close = (): void => editor.set({dialog: null});

  function submit(event: FormEvent): void {
    event.preventDefault();
    save(savedAs?.id);
  }

  function save(over?: number): void {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    void sending.send(async () => {
      const id = await saveDesign(workbench, name.trim(), over);
      close();
      editor.notify('success', 'notice.saved');
      return id;
    });
  }

  return (
    <Dialog title={t('save.title')} onClose={close}>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label={t('save.name')}
          required
          maxLength={200}
          value={name}
          error={missing ? t('form.required') : sending.errors.templateName}
          onChange={event => setName(event.target.value)}
        />
        {savedAs && <p className="field-note">{t('save.overHint', {name: savedAs.name})}</p>}
        {sending.failure && (
          <p className="form-failure" role="alert">
            {sending.failure}
          </p>
        )}
        <div className="form-buttons">
          <Button onClick={close}>{t('app.cancel')}</Button>
          {savedAs && (
            <Button disabled={sending.busy} onClick={() => save()}>
              {t('save.asNew')}
            </Button>
          )}
          <Button kind="primary" type="submit" disabled={sending.busy}>
            {t(sending.busy ? 'save.sending' : 'save.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
