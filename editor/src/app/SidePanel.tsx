import {lazy, Suspense} from 'react';
import {useEditorState} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';
import {AddTextPanel} from '../panels/AddTextPanel';
import {ClipartPanel} from '../panels/ClipartPanel';
import {PicturePanel} from '../panels/PicturePanel';
import {StartPanel} from '../panels/StartPanel';
import {TemplatesPanel} from '../panels/TemplatesPanel';
import {TextPanel} from '../panels/TextPanel';
import {UploadPanel} from '../panels/UploadPanel';

const MyCreationPanel = lazy(async () => ({default: (await import('../my-creation/MyCreationPanel')).MyCreationPanel}));
const LayersPanel = lazy(async () => ({default: (await import('../panels/LayersPanel')).LayersPanel}));

/** The panel that belongs to the status of the left rail. On phones the start panel gives its room to the canvas. */
export function SidePanel() {
  const t = useText();
  const phone = usePhone();
  const panel = useEditorState(state => state.panel);
  const untouched = useEditorState(state => state.isDefault);
  if (phone && panel.status === 0 && !untouched) return null;
  return (
    <aside className="side-panel" data-status={panel.status} data-template={panel.template} data-art={panel.art}>
      <Suspense fallback={<Spinner label={t('gallery.loading')} />}>
        <Open status={panel.status} text={panel.text} art={panel.art} phone={phone} />
      </Suspense>
    </aside>
  );
}

function Open({
  status,
  text,
  art,
  phone,
}: {
  readonly status: number;
  readonly text: number;
  readonly art: number;
  readonly phone: boolean;
}) {
  switch (status) {
    case 1:
      return <TemplatesPanel />;
    case 2:
      return text === 1 ? <AddTextPanel /> : <TextPanel />;
    case 3:
      return art === 3 ? <PicturePanel /> : <ClipartPanel />;
    case 4:
      return <LayersPanel />;
    case 5:
      return <UploadPanel />;
    case 7:
      return phone ? <MyCreationPanel /> : <StartPanel />;
    default:
      return <StartPanel />;
  }
}
