import {useId, useRef, useState, type DragEvent} from 'react';
import {addFile} from '../actions/add-picture';
import {PLACEABLE} from '../import/accept';
import {useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {PanelHead} from './PanelHead';

const ACCEPT = PLACEABLE.map(type => `.${type}`).join(',');

/** Files of the visitor, by browsing or by drag and drop (ED-109..113). */
export function UploadPanel() {
  const t = useText();
  const workbench = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState<readonly string[]>([]);

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      setBusy(names => [...names, file.name]);
      await addFile.run(workbench, file);
      setBusy(names => names.filter(name => name !== file.name));
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  }

  return (
    <>
      <PanelHead title={t('upload.title')} />
      <div className="panel-body panel-form">
        <button
          type="button" className={`drop ${over ? 'drop-over' : ''}`} aria-describedby={hint} onClick={() => input.current?.click()}
          onDragOver={event => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)} onDrop={drop}
        >
          <Icon name="upload" size={34} />
          <strong>{t('upload.choose')}</strong>
          <span>{t('upload.drop')}</span>
          <span className="button button-primary">{t('upload.browse')}</span>
        </button>
        <input
          ref={input} type="file" accept={ACCEPT} multiple hidden aria-label={t('upload.choose')}
          onChange={event => { void add([...(event.target.files ?? [])]); event.target.value = ''; }}
        />
        {busy.map(name => <Spinner key={name} label={t('upload.busy', {name})} />)}
        <div id={hint} className="upload-notes">
          <p>{t('upload.max')}</p>
          <p>{t('upload.types')}</p>
          <p>{t('upload.other')}</p>
        </div>
      </div>
    </>
  );
}
