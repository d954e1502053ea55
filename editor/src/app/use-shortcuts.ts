import {useEffect} from 'react';
import type {Action} from '../actions/action';
import {copy, cut, paste} from '../actions/selection/clipboard';
import {group} from '../actions/placement/group';
import {actionFor} from '../actions/registry';
import {useWorkbench, type Workbench} from '../ui/editor-context';

/** The browser tells of these by events that carry the clipboard. */
const BY_CLIPBOARD: ReadonlySet<Action> = new Set([copy, cut, paste]);

/** Keys belong to whatever takes text or offers choices of its own. */
export function belongsElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=range]), textarea, select, [contenteditable], dialog, [role=menu], [role=listbox]',
    ) !== null
  );
}

/** Arrow keys on a slider move the slider; Space on a button presses it. */
const takesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  ((key.startsWith('Arrow') && target.closest('input[type=range], [role=option], [data-own-arrows]') !== null) ||
    (key === ' ' && target.closest('button, a, summary') !== null));

/** Escape leaves a field of a panel, so that the keys belong to the canvas again. */
function leavePanelField(target: EventTarget | null): void {
  if (
    target instanceof HTMLElement &&
    target.closest('.side-panel') &&
    target.matches('input:not([role=combobox]), textarea')
  )
    target.blur();
}

/** Runs commands by their shortcuts; Space moves the view while it is held; Escape lets go. */
export function useShortcuts(): void {
  const workbench = useWorkbench();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => onKeyDown(event, workbench);
    const up = (event: KeyboardEvent): void => onKeyUp(event, workbench);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [workbench]);
}

function onKeyDown(event: KeyboardEvent, workbench: Workbench): void {
  const {hand} = workbench;
  if (event.key === 'Escape') leavePanelField(event.target);
  if (belongsElsewhere(event.target) || takesKey(event.target, event.key)) return;
  if (event.key === ' ') hand.panKey = true;
  if (event.key === 'Escape' && hand.name !== 'idle') return hand.cancel();
  const action = actionFor({
    key: event.key,
    shift: event.shiftKey,
    mod: event.ctrlKey || event.metaKey,
    alt: event.altKey,
  });
  if (!action?.isEnabled(workbench) || BY_CLIPBOARD.has(action)) return;
  event.preventDefault();
  void action.run(workbench);
}

/** Releasing Ctrl after gathering objects by Ctrl+click makes a group of them (ED-288). */
function onKeyUp(event: KeyboardEvent, workbench: Workbench): void {
  const {hand} = workbench;
  if (event.key === ' ') hand.panKey = false;
  if ((event.key !== 'Control' && event.key !== 'Meta') || !hand.gathered()) return;
  if (group.isEnabled(workbench)) void group.run(workbench);
}
