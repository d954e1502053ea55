import {useCallback} from 'react';
import {replacePicture} from '../actions/picture/replace-picture';
import {Results} from '../panels/GalleryParts';
import {PictureTile} from '../ui/PictureTile';
import {useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {usePages} from '../ui/use-pages';

/** The cliparts that the member has uploaded (ED-167). */
export function OwnCliparts() {
  const t = useText();
  const {services} = useWorkbench();
  const {runWith} = useRun();
  const pages = usePages(
    useCallback((_: number, signal: AbortSignal) => services.api.gallery.ownCliparts(signal), [services]),
  );
  return (
    <Results
      pages={pages}
      tileClass="tiles-cliparts"
      nothing={t('replace.ownEmpty')}
      tile={({clipartId, clipartName, clipartUrl}) => (
        <PictureTile
          key={clipartId}
          picture={clipartUrl}
          title={clipartName}
          label={t('replace.with', {name: clipartName})}
          onChoose={() => runWith(replacePicture, {address: clipartUrl})}
        />
      )}
    />
  );
}
