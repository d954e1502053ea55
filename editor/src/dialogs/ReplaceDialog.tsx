import {useCallback, useRef, useState} from 'react';
import {replaceByFile, replacePicture} from '../actions/picture/replace-picture';
import type {Clipart, Page} from '../api/readers';
import type {ImageObject} from '../document/types';
import {Results} from '../panels/GalleryParts';
import {useLoaded} from '../ui/use-loaded';
import {usePages} from '../ui/use-pages';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useEditorState, useRun, useSelected, useWorkbench} from '../ui/editor-context';
import {PictureTile} from '../ui/PictureTile';
import {SearchBox} from '../ui/SearchBox';
import {Spinner} from '../ui/Spinner';
import {Tabs} from '../ui/Tabs';
import {useAccount} from '../ui/use-account';
import {useText} from '../ui/use-text';
import {OwnCliparts} from './OwnCliparts';

/** Where the other picture comes from. */
type Place = 'gallery' | 'own';

/** What the upload of this dialog takes (ED-169). */
const ACCEPT = 'image/jpeg,image/png';

/**
 * Another picture in the place of the selected one: from the gallery, from the member's own, or a file (ED-166..169).
 */
export default function ReplaceDialog() {
  const t = useText();
  const {editor} = useWorkbench();
  const {runWith} = useRun();
  const input = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState<Place>('gallery');
  const member = useEditorState(state => state.member !== null);
  const picture = useSelected().find((object): object is ImageObject => object.kind === 'image');
  const open = member ? tab : 'gallery';
  const tabs = [
    {name: 'gallery', label: t('replace.gallery')} as const,
    ...(member ? [{name: 'own', label: t('replace.own')} as const] : []),
  ];
  return (
    <Dialog title={t('replace.title')} wide onClose={() => editor.set({dialog: null})}>
      <div className="replace">
        <Tabs<Place> label={t('replace.title')} tabs={tabs} open={open} onOpen={setTab} className="replace-body">
          {open === 'gallery' ? <ReplaceGallery artId={picture?.artId} /> : <OwnCliparts />}
        </Tabs>
        <div className="form-buttons">
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t('replace.upload')}
          </Button>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            hidden
            aria-label={t('replace.upload')}
            onChange={event => {
              const file = event.target.files?.[0];
              if (file) runWith(replaceByFile, file);
              event.target.value = '';
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

const NONE: Page<Clipart> = {records: [], total: 0, pages: 0};

/** Related cliparts first, where there are any; then all (ED-283, ED-284). */
function ReplaceGallery({artId}: {readonly artId: number | undefined}) {
  const t = useText();
  const {services} = useWorkbench();
  const [search, setSearch] = useState('');
  const {userId} = useAccount();
  const categoryId = useEditorState(state => state.product.id);
  const words = useLoaded(
    useCallback(() => services.api.gallery.clipartTags(), [services]),
    [],
  );
  const related = usePages(
    useCallback(
      async (page: number, signal: AbortSignal) =>
        artId === undefined ? NONE : services.api.gallery.replacements(artId, page, userId, signal),
      [services, artId, userId],
    ),
  );
  const all = usePages(
    useCallback(
      (page: number, signal: AbortSignal) =>
        services.api.gallery.cliparts({categoryId, page, userId, ...(search === '' ? {} : {search})}, signal),
      [services, categoryId, userId, search],
    ),
  );
  const first = search === '' && related.records.length > 0;
  // What comes first must not push the others aside under the hand.
  if (related.loading && related.records.length === 0) return <Spinner label={t('gallery.loading')} />;
  return (
    <>
      <SearchBox label={t('art.search')} value={search} words={words} earlier={[]} onSearch={setSearch} />
      {first && (
        <section>
          <h3>{t('replace.related')}</h3>
          <Results pages={related} tileClass="tiles-cliparts" tile={tileOf} />
        </section>
      )}
      <section>
        {first && <h3>{t('replace.all')}</h3>}
        <Results pages={all} tileClass="tiles-cliparts" tile={tileOf} onWords={() => setSearch('')} />
      </section>
    </>
  );
}

const tileOf = (clipart: Clipart) => <Tile key={clipart.id} clipart={clipart} />;

function Tile({clipart: {id, elementName, clipartImage}}: {readonly clipart: Clipart}) {
  const t = useText();
  const {runWith} = useRun();
  return (
    <PictureTile
      picture={clipartImage}
      title={elementName}
      label={t('replace.with', {name: elementName})}
      onChoose={() => runWith(replacePicture, {address: clipartImage, artId: id})}
    />
  );
}
