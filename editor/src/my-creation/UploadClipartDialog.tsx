import {useRef, useState} from 'react';
import {chosenFiles, CLIPART_TYPES, uploadCliparts, type ChosenFile} from '../actions/picture/upload-cliparts';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';

const ACCEPT = CLIPART_TYPES.map(type => `.${type}`).join(',');

/**
 * Pictures to keep as cliparts, each under a name of its own; nothing leaves the page before Confirm (ED-164, ED-303).
 */
export function UploadClipartDialog({folderId, onClose}: {readonly folderId: number; onClose(done: boolean): void}) {
  const t = useText();
  const workbench = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [busy, setBusy] = useState(false);

  function add(files: readonly File[]): void {
    const taken = chosenFiles(workbench, files);
    if (taken) setChosen([...chosen, ...taken]);
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    const done = await uploadCliparts(workbench, chosen, folderId);
    setBusy(false);
    if (done) onClose(true);
  }

  const rename = (index: number, name: string): void =>
    setChosen(chosen.map((entry, at) => (at === index ? {...entry, name} : entry)));

  return (
    <Dialog title={t('cliparts.upload')} onClose={() => onClose(false)}>
      <div className="form">
        <p>{t('cliparts.only')}</p>
        <Button icon="upload" onClick={() => input.current?.click()}>
          {t('cliparts.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          multiple
          hidden
          aria-label={t('cliparts.choose')}
          onChange={event => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        {chosen.length > 0 && (
          <ul className="upload-files">
            {chosen.map(({file, name}, index) => (
              <li key={`${index}-${file.name}`}>
                <Field
                  label={t('cliparts.name', {name: file.name})}
                  maxLength={200}
                  value={name}
                  onChange={event => rename(index, event.target.value)}
                />
                <IconButton
                  icon="close"
                  label={t('cliparts.remove', {name: file.name})}
                  onClick={() => setChosen(chosen.filter((_, at) => at !== index))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="form-buttons">
          <Button onClick={() => onClose(false)}>{t('cliparts.cancel')}</Button>
          <Button kind="primary" disabled={busy} onClick={() => void confirm()}>
            {t(busy ? 'cliparts.busy' : 'cliparts.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
