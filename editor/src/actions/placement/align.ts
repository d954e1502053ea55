/** Alignment and distribution of what is selected, by its bounds as they are seen. Each is one step of the history. */
import {boundsOf} from '../../document/geometry';
import {unionOf, type Rect} from '../../document/matrix';
import type {DesignObject} from '../../document/types';
import type {MessageKey} from '../../i18n/keys';
import {moveObject} from '../../interaction/transform';
import {canChange, type Action, type ActionContext} from '../action';

type Axis = 'x' | 'y';
/** How much of the free room lies before the object. */
type Share = 0 | 0.5 | 1;

interface Span {
  readonly from: number;
  readonly length: number;
}

const spanOf = (rect: Rect, axis: Axis): Span =>
  axis === 'x' ? {from: rect.left, length: rect.width} : {from: rect.top, length: rect.height};

const shiftObject = (object: DesignObject, axis: Axis, by: number): DesignObject =>
  by === 0 ? object : moveObject(object, axis === 'x' ? by : 0, axis === 'y' ? by : 0);

/** Several objects are aligned with each other, a single one with what is printed. */
function targetOf({editor}: ActionContext): Rect | undefined {
  const {selected} = editor;
  if (selected.length > 1) return unionOf(selected.map(boundsOf));
  return editor.area?.cut;
}

function align(id: string, label: MessageKey, shortcut: string, axis: Axis, share: Share): Action {
  return {
    id,
    label,
    shortcuts: [shortcut],
    isEnabled: canChange,
    run: context => {
      const target = targetOf(context);
      if (!target) return;
      const {from, length} = spanOf(target, axis);
      context.editor.edit(context.editor.state.selection, object => {
        const own = spanOf(boundsOf(object), axis);
        return shiftObject(object, axis, from + (length - own.length) * share - own.from);
      });
    },
  };
}

export const alignments: readonly Action[] = [
  align('align-left', 'align.left', 'Mod+Shift+ArrowLeft', 'x', 0),
  align('align-centre', 'align.centre', 'Shift+C', 'x', 0.5),
  align('align-right', 'align.right', 'Mod+Shift+ArrowRight', 'x', 1),
  align('align-top', 'align.top', 'Mod+Shift+ArrowUp', 'y', 0),
  align('align-middle', 'align.middle', 'Shift+M', 'y', 0.5),
  align('align-bottom', 'align.bottom', 'Mod+Shift+ArrowDown', 'y', 1),
];

/** The outermost objects stay; those between get gaps of one size, which is below zero where they overlap. */
function distribute(id: string, label: MessageKey, shortcut: string, axis: Axis): Action {
  return {
    id,
    label,
    shortcuts: [shortcut],
    isEnabled: context => canChange(context) && context.editor.selected.length > 2,
    run: ({editor}) => {
      const placed = editor.selected
        .map(object => ({id: object.id, ...spanOf(boundsOf(object), axis)}))
        .sort((a, b) => a.from + a.length / 2 - (b.from + b.length / 2));
      const [first] = placed;
      const last = placed.at(-1);
      if (!first || !last) return;
      const filled = placed.reduce((sum, {length}) => sum + length, 0);
      const gap = (last.from + last.length - first.from - filled) / (placed.length - 1);
      const shifts = new Map<string, number>();
      let at = first.from;
      for (const {id: key, from, length} of placed) {
        shifts.set(key, at - from);
        at += length + gap;
      }
      editor.edit(editor.state.selection, object => shiftObject(object, axis, shifts.get(object.id) ?? 0));
    },
  };
}

export const distributions: readonly Action[] = [
  distribute('distribute-horizontally', 'align.horizontally', 'Shift+X', 'x'),
  distribute('distribute-vertically', 'align.vertically', 'Shift+Y', 'y'),
];
