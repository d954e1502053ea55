import {useState, type FormEvent} from 'react';
import {saveFolder} from '../actions/template/my-creation';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {useText} from '../ui/use-text';

export interface FolderDialogProps {
  /** 0 for a new folder. */
  readonly id: number;
  readonly name: string;
  onClose(done: boolean): void;
}

/** A new folder of cliparts, or another name for one (ED-165). */
export function FolderDialog({id, name, onClose}: FolderDialogProps) {
  const t = useText();
  const workbench = useWorkbench();
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A form inside another one's dialog must not send that one.
    event.stopPropagation();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '' && (await saveFolder(workbench, id, typed))) onClose(true);
  }

  return (
    <Dialog title={t(id === 0 ? 'folder.new' : 'folder.rename')} onClose={() => onClose(false)}>
      <form className="form" noValidate onSubmit={event => void submit(event)}>
        <Field
          label={t('folder.name')}
          required
          maxLength={100}
          value={typed}
          error={missing ? t('form.required') : undefined}
          onChange={event => setTyped(event.target.value)}
        />
        <div className="form-buttons">
          <Button onClick={() => onClose(false)}>{t('cliparts.cancel')}</Button>
          <Button kind="primary" type="submit">
            {t('cliparts.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
