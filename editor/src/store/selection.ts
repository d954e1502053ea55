/** What is selected, as bars and panels ask for it. */
import type {DesignObject, ObjectKindName} from '../document/types';
import {KINDS} from '../objects/kinds';
import type {Editor} from './editor';

/** None, one (with its kind) or several objects (ED-248). */
export type SelectionMode =
  | {readonly mode: 'none'}
  | {readonly mode: 'one'; readonly kind: ObjectKindName}
  | {readonly mode: 'multiple'};

export function selectionMode(selected: readonly DesignObject[]): SelectionMode {
  const [only, ...more] = selected;
  if (!only) return {mode: 'none'};
  return more.length > 0 ? {mode: 'multiple'} : {mode: 'one', kind: only.kind};
}

/**
 * Which tools the bar of the selection shows: those of one text or one image; none for anything else, and none after a
 * right click (ED-249..253).
 */
export function barTools({selected, state}: Pick<Editor, 'selected' | 'state'>): 'text' | 'picture' | null {
  const selection = selectionMode(selected);
  if (selection.mode !== 'one' || state.barHidden) return null;
  return KINDS[selection.kind].editor ?? null;
}
