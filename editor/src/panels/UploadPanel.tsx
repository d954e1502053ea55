import {useId, useRef, useState} from 'react';
import {addFiles} from '../actions/picture/add-picture';
import {ACCEPTED} from '../import/accept';
import {useEditorState, useRun} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {PanelHead} from '../ui/PanelHead';
import {UploadHistory} from './UploadHistory';

const ACCEPT = ACCEPTED.map(type => `.${type}`).join(',');

/** Nothing is on its way while the part of a picture is being chosen. */
const NOTHING: readonly string[] = [];

/**
 * Files of the visitor, by browsing or by drag and drop (ED-109..113). What is dropped is taken anywhere on the page.
 */
export function UploadPanel() {
  const t = useText();
  const {runWith} = useRun();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const uploading = useEditorState(state => (state.crop ? NOTHING : state.uploading));

  return (
    <>
      <PanelHead title={t('upload.title')} />
      <div className="panel-body panel-form">
        <button
          type="button"
          className={`drop ${over ? 'drop-over' : ''}`}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          <Icon name="upload" size={34} />
          <strong>{t('upload.choose')}</strong>
          <span>{t('upload.drop')}</span>
          <span className="button button-primary">{t('upload.browse')}</span>
        </button>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          multiple
          hidden
          aria-label={t('upload.choose')}
          onChange={event => {
            runWith(addFiles, [...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        {[...new Set(uploading)].map(name => (
          <Spinner key={name} label={t('upload.busy', {name})} />
        ))}
        <div id={hint} className="upload-notes">
          <p>{t('upload.max')}</p>
          <p>{t('upload.types')}</p>
          <p>{t('upload.firstPage')}</p>
          <p>{t('upload.other')}</p>
        </div>
        <UploadHistory />
      </div>
    </>
  );
}
