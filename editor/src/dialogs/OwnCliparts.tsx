import {useCallback} from 'react';
import {replacePicture} from '../actions/picture/replace-picture';
import type {OwnClipart} from '../api/my-creation-readers';
import {Results} from '../panels/GalleryParts';
import {PictureTile} from '../ui/PictureTile';
import {useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {usePages} from '../ui/use-pages';

/** The cliparts that the member has uploaded (ED-167). */
export function OwnCliparts() {
  const t = useText();
  const {services} = useWorkbench();
  const pages = usePages(
    useCallback((_: number, signal: AbortSignal) => services.api.gallery.ownCliparts(signal), [services]),
  );
  return <Results pages={pages} tileClass="tiles-cliparts" nothing={t('replace.ownEmpty')} tile={tileOf} />;
}

const tileOf = (clipart: OwnClipart) => <Tile key={clipart.clipartId} clipart={clipart} />;

function Tile({clipart: {clipartName, clipartUrl}}: {readonly clipart: OwnClipart}) {
  const t = useText();
  const {runWith} = useRun();
  return (
    <PictureTile
      picture={clipartUrl}
      title={clipartName}
      label={t('replace.with', {name: clipartName})}
      onChoose={() => runWith(replacePicture, {address: clipartUrl})}
    />
  );
}
