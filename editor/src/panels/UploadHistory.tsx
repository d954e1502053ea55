import {useEffect} from 'react';
import {addUploaded} from '../actions/picture/add-picture';
import {clearUploads, deleteUpload, loadUploads} from '../actions/picture/uploads';
import {Button} from '../ui/Button';
import {useEditorState, useEnabled, useRun} from '../ui/editor-context';
import {PictureTile} from '../ui/PictureTile';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';

/**
 * Earlier uploads of the member, to be used again or forgotten (ED-114..117). A visitor has none and sees no section
 * (ED-353).
 */
export function UploadHistory() {
  const t = useText();
  const {run} = useRun();
  const member = useEditorState(state => state.member?.id);
  const uploads = useEditorState(state => state.uploadHistory);
  const clearable = useEnabled(clearUploads);
  useEffect(() => {
    if (member !== undefined) run(loadUploads);
  }, [member, run]);
  if (member === undefined) return null;
  return (
    <section className="upload-history" aria-label={t('upload.history')}>
      <div className="section-head">
        <h3>{t('upload.history')}</h3>
        {clearable && (
          <Button kind="quiet" onClick={() => run(clearUploads)}>
            {t('upload.clearAll')}
          </Button>
        )}
      </div>
      {uploads?.length === 0 && <p className="upload-empty">{t('upload.historyEmpty')}</p>}
      <Uploads />
    </section>
  );
}

function Uploads() {
  const t = useText();
  const {runWith} = useRun();
  const uploads = useEditorState(state => state.uploadHistory) ?? [];
  return (
    <ul className="tiles tiles-uploads">
      {uploads.map((upload, index) => (
        <li key={upload.id}>
          <PictureTile
            picture={upload.picPath}
            label={t('upload.addAgain', {number: index + 1})}
            onChoose={() => runWith(addUploaded, upload)}
          />
          <IconButton
            icon="close"
            label={t('upload.deleteOne', {number: index + 1})}
            onClick={() => runWith(deleteUpload, upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}
