import {lazy, Suspense} from 'react';
import {CanvasView} from '../canvas/CanvasView';
import {PositionSwitcher} from '../canvas/PositionSwitcher';
import {ProductInfo} from '../canvas/ProductInfo';
import {ZoomControl} from '../canvas/ZoomControl';
import {DraftOffer} from './DraftOffer';
import {Dialogs} from './Dialogs';
import {ProductButton} from '../panels/ProductSettings';
import {Rail} from '../panels/Rail';
import {SidePanel} from './SidePanel';
import {save} from '../actions/design/save';
import {StaffBar} from '../staff/StaffBar';
import {RightBar} from '../toolbar/RightBar';
import {Toolbar} from '../toolbar/Toolbar';
import {Button} from '../ui/Button';
import {useEditorState, useRun} from '../ui/editor-context';
import {LiveRegion} from '../ui/LiveRegion';
import {Notices} from '../ui/Notices';
import {Spinner} from '../ui/Spinner';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';
import {Header} from './Header';
import {useCover} from './use-cover';
import {useDrafts} from './use-drafts';
import {useClipboard} from './use-clipboard';
import {useFileDrop} from './use-file-drop';
import {useKeptFocus} from './use-kept-focus';
import {useOtherTabs} from './use-other-tabs';
import {useShortcuts} from './use-shortcuts';

const Tour = lazy(async () => ({default: (await import('../tour/Tour')).Tour}));

/** Header, rail, panel, canvas and bars. On phones the rail lies at the bottom and panels rise above it. */
export function Layout() {
  useShortcuts();
  useClipboard();
  useFileDrop();
  useDrafts();
  useOtherTabs();
  useKeptFocus();
  useCover();
  const phone = usePhone();
  const tour = useEditorState(state => state.tour);
  return (
    <div className={`editor ${phone ? 'editor-phone' : 'editor-desk'}`}>
      <Header />
      <div className="editor-body">
        {!phone && <Rail />}
        {!phone && <SidePanel />}
        <Stage phone={phone} />
        {phone && <Rail />}
      </div>
      <Dialogs />
      <LiveRegion />
      <Suspense>{tour !== null && <Tour step={tour} />}</Suspense>
    </div>
  );
}

function Stage({phone}: {readonly phone: boolean}) {
  const t = useText();
  const loading = useEditorState(state => state.loading || state.sending);
  const uploading = useEditorState(
    state => state.uploading.length > 0 && !state.crop && !state.pages && state.panel.status !== 5,
  );
  return (
    <main className="stage">
      {!phone && <Toolbar />}
      <DraftOffer />
      <div className="stage-canvas">
        <CanvasView />
        <ProductButton />
        {!phone && <RightBar />}
        {loading && (
          <div className="stage-busy">
            <Spinner label={t('gallery.loading')} />
          </div>
        )}
        {uploading && (
          <div className="stage-uploading">
            <Spinner label={t('upload.title')} />
          </div>
        )}
        {phone && <Sheet />}
        <Notices />
      </div>
      {!phone && <BottomBar />}
      <StaffBar />
    </main>
  );
}

/**
 * What rises over the lower part of a phone's canvas, which stands still below it; out of the way while the keyboard is
 * there for the canvas.
 */
function Sheet() {
  const typing = useEditorState(state => state.editing !== null);
  return (
    <div className="sheet" hidden={typing}>
      <div className="sheet-head">
        <PositionSwitcher />
        <ProductInfo />
      </div>
      <Toolbar />
      <SidePanel />
    </div>
  );
}

function BottomBar() {
  const t = useText();
  const {run} = useRun();
  return (
    <div className="bottom-bar">
      <PositionSwitcher />
      <ZoomControl />
      <div className="bottom-bar-save">
        <Button icon="save" onClick={() => run(save)}>
          {t('action.save')}
        </Button>
      </div>
    </div>
  );
}
