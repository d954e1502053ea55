import {bringForward, sendBackward} from '../actions/placement/arrange';
import {clear} from '../actions/selection/clear';
import {duplicate} from '../actions/selection/clipboard';
import {deleteSelection} from '../actions/selection/delete';
import {editObject} from '../actions/selection/edit-object';
import {editText} from '../actions/text/edit-text';
import {group, ungroup} from '../actions/placement/group';
import {adapt, centre, flipHorizontal, flipVertical} from '../actions/placement/place';
import {showShortcuts, toggleGrid} from '../actions/view';
import {toHex} from '../document/colour';
import {ActionButton} from '../ui/ActionButton';
import {useEditorState, useRun, useSelected} from '../ui/editor-context';
import {Scroller} from '../ui/Scroller';
import {usePhone} from '../ui/use-phone';
import {useText} from '../ui/use-text';
import {AlignTools} from './AlignTools';
import {PreflightButton} from './PreflightButton';
import {PenButton} from './PenPopover';

/** What can be done with the selection and with the side. */
export function Toolbar() {
  const t = useText();
  const phone = usePhone();
  const grid = useEditorState(state => state.grid);
  const selected = useSelected();
  const isGroup = selected.length === 1 && selected[0]?.kind === 'group';
  const panel = useEditorState(state => state.panel.status);
  const none = selected.length === 0;
  if (phone && none && panel !== 0) return null;
  return (
    <div className="toolbar" data-tour="toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      <Scroller>
        {!(phone && none) && <SelectionTools isGroup={isGroup} />}
        <ActionButton action={toggleGrid} icon="grid" pressed={grid} />
        <PenButton />
        <ActionButton action={clear} icon="clear" />
        <PreflightButton />
        {!phone && <ActionButton action={showShortcuts} icon="shortcuts" />}
      </Scroller>
    </div>
  );
}

/** What can be done with what is selected; Group stays reachable for several objects (ED-251). */
function SelectionTools({isGroup}: {readonly isGroup: boolean}) {
  return (
    <>
      <ColourButton />
      <ActionButton action={duplicate} icon="duplicate" />
      <ActionButton action={deleteSelection} icon="delete" />
      <Divider />
      <ActionButton action={bringForward} icon="bring-forward" />
      <ActionButton action={sendBackward} icon="send-backward" />
      {isGroup ? <ActionButton action={ungroup} icon="ungroup" /> : <ActionButton action={group} icon="group" />}
      <Divider />
      <ActionButton action={centre} icon="centre" />
      <AlignTools />
      <ActionButton action={adapt} icon="adapt" />
      <ActionButton action={flipHorizontal} icon="flip-horizontal" />
      <ActionButton action={flipVertical} icon="flip-vertical" />
      <Divider />
    </>
  );
}

const Divider = () => <span className="toolbar-divider" aria-hidden="true" />;

/** The colour of the selected text or shape. */
function ColourButton() {
  const t = useText();
  const {runWith} = useRun();
  const selected = useSelected();
  const [object] = selected;
  if (!object || selected.length > 1 || !object.selectable) return null;
  if (object.kind !== 'path' && object.kind !== 'text' && object.kind !== 'curved-text') return null;
  const change = (fill: string): void => {
    if (object.kind === 'path') runWith(editObject, {patch: {fill}, capture: 'grouped'});
    else runWith(editText, {patch: {fill}, capture: 'grouped'});
  };
  return (
    <label className="toolbar-colour" title={t('colour.choose')}>
      <input
        type="color"
        aria-label={t('colour.choose')}
        value={toHex(object.fill ?? '#000000')}
        onChange={event => change(event.target.value)}
      />
    </label>
  );
}
