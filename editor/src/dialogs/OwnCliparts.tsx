import {useCallback} from 'react';
import {replacePicture} from '../actions/picture/replace-picture';
import {useRun, useWorkbench} from '../ui/editor-context';
import {Button} from '../ui/Button';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {usePages} from '../ui/use-pages';

/** The cliparts that the member has uploaded (ED-167). */
export function OwnCliparts() {
  const t = useText();
  const {services} = useWorkbench();
  const {give} = useRun();
  const {records, loading, failed, retry} = usePages(
    useCallback((_: number, signal: AbortSignal) => services.api.ownCliparts(signal), [services]),
  );
  if (loading) return <Spinner label={t('gallery.loading')} />;
  if (failed)
    return (
      <div className="gallery-end">
        <p>{t('gallery.failed')}</p>
        <Button onClick={retry}>{t('app.retry')}</Button>
      </div>
    );
  if (records.length === 0) return <p className="panel-empty">{t('replace.ownEmpty')}</p>;
  return (
    <div className="tiles tiles-cliparts">
      {records.map(({clipartId, clipartName, clipartUrl}) => (
        <button
          key={clipartId}
          type="button"
          className="tile"
          title={clipartName}
          aria-label={t('replace.with', {name: clipartName})}
          onClick={() => give(replacePicture, {address: clipartUrl})}
        >
          <img src={clipartUrl} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
