import {openMyCreation} from '../actions/template/my-creation';
import type {PanelStatus} from '../store/state';
import type {MessageKey} from '../i18n/keys';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';

const TABS: readonly {readonly status: PanelStatus; readonly icon: IconName; readonly label: MessageKey}[] = [
  {status: 1, icon: 'templates', label: 'rail.templates'},
  {status: 2, icon: 'text', label: 'rail.text'},
  {status: 3, icon: 'art', label: 'rail.art'},
  {status: 4, icon: 'layers', label: 'rail.layers'},
  {status: 5, icon: 'upload', label: 'rail.upload'},
];

/** What the tour calls two of the tabs (ED-050). */
const ANCHORS: Partial<Record<PanelStatus, string>> = {1: 'templates', 3: 'elements'};

/** The tabs that switch the side panel. The tab of the open panel closes it again. */
export function Rail() {
  const t = useText();
  const {editor} = useWorkbench();
  const {run} = useRun();
  const phone = usePhone();
  const library = useEditorState(state => state.library);
  const open = useEditorState(state => state.panel.status);
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      {TABS.map(({status, icon, label}) => (
        <button
          key={status}
          type="button"
          className="rail-tab"
          data-tour={ANCHORS[status]}
          aria-pressed={open === status}
          onClick={() =>
            open === status && editor.state.selection.length === 0 ? editor.closePanel() : editor.openPanel(status)
          }
        >
          <Icon name={icon} size={22} />
          <span>{t(label)}</span>
        </button>
      ))}
      {!library && !phone && (
        <button type="button" className="rail-tab" aria-pressed={open === 7} onClick={() => run(openMyCreation)}>
          <Icon name="creation" size={22} />
          <span>{t('rail.creation')}</span>
        </button>
      )}
    </nav>
  );
}
