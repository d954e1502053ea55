import {useEffect, useRef, type KeyboardEvent} from 'react';
import type {Action} from '../actions/action';
import {bringForward, sendBackward} from '../actions/placement/arrange';
import {copy, cut, duplicate, paste} from '../actions/selection/clipboard';
import {deleteSelection} from '../actions/selection/delete';
import {group, ungroup} from '../actions/placement/group';
import {centre, flipHorizontal, flipVertical} from '../actions/placement/place';
import {selectAll} from '../actions/selection/select';
import {useEditorState, useEnabled, useRun} from '../ui/editor-context';
import {shortcutText} from '../ui/shortcut';
import {useText} from '../ui/use-text';

const ENTRIES: readonly Action[] = [
  copy,
  cut,
  paste,
  duplicate,
  bringForward,
  sendBackward,
  group,
  ungroup,
  centre,
  flipHorizontal,
  flipVertical,
  selectAll,
  deleteSelection,
];

const WIDTH = 276;
const ROW = 36;

/** What can be done with the selection, where the pointer is. Arrow keys, Enter and Escape work. */
export function ContextMenu({
  place,
  onClose,
}: {
  readonly place: {readonly x: number; readonly y: number};
  onClose(): void;
}) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const view = useEditorState(state => state.view);
  useEffect(() => {
    element.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);

  function key(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(element.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.findIndex(button => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  const height = ENTRIES.length * ROW + 14;
  const left = Math.max(4, Math.min(place.x, view.width - WIDTH - 4));
  const top = Math.max(4, Math.min(place.y, view.height - height - 4));
  return (
    <div
      ref={element}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={t('menu.label')}
      style={{left, top, width: WIDTH}}
      onKeyDown={key}
    >
      {ENTRIES.map(action => (
        <Entry key={action.id} action={action} onClose={onClose} />
      ))}
    </div>
  );
}

function Entry({action, onClose}: {readonly action: Action; onClose(): void}) {
  const t = useText();
  const {run} = useRun();
  const enabled = useEnabled(action);
  const shortcut = action.shortcuts?.[0];
  return (
    <button
      type="button"
      role="menuitem"
      disabled={!enabled}
      onClick={() => {
        onClose();
        run(action);
      }}
    >
      <span>{t(action.label)}</span>
      {shortcut && <kbd>{shortcutText(shortcut)}</kbd>}
    </button>
  );
}
