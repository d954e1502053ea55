/** Moves, centres, flips and fits the selected objects. */
import {boundsOf} from '../../document/geometry';
import {centreOf, unionOf} from '../../document/matrix';
import {flipObject, moveObject, scaleObject} from '../../interaction/transform';
import {canChange, type Action, type ActionContext} from '../action';

/** Pixels per press of an arrow key, and with Shift (ED-143). */
const STEP = 1;
const LONG_STEP = 10;

/** Share of the product that Adapt fills, by the tighter side (ED-127). */
const ADAPTED = 0.8;

function nudge(key: string, x: number, y: number): Action {
  return {
    id: `nudge-${key.toLowerCase()}`,
    label: 'action.nudge',
    shortcuts: [`Arrow${key}`],
    isEnabled: canChange,
    run: ({editor}) => editor.edit(editor.state.selection, object => moveObject(object, x * STEP, y * STEP), 'grouped'),
  };
}

function longNudge(key: string, x: number, y: number): Action {
  return {
    id: `long-nudge-${key.toLowerCase()}`,
    label: 'action.longNudge',
    shortcuts: [`Shift+Arrow${key}`],
    isEnabled: canChange,
    run: ({editor}) =>
      editor.edit(editor.state.selection, object => moveObject(object, x * LONG_STEP, y * LONG_STEP), 'grouped'),
  };
}

const DIRECTIONS = [
  ['Left', -1, 0],
  ['Right', 1, 0],
  ['Up', 0, -1],
  ['Down', 0, 1],
] as const;

export const nudges: readonly Action[] = DIRECTIONS.flatMap(([key, x, y]) => [nudge(key, x, y), longNudge(key, x, y)]);

/** Puts the selection into the middle of the product, which is that of the drawing area (ED-124). */
export const centre: Action = {
  id: 'centre',
  label: 'action.centre',
  isEnabled: canChange,
  run: ({editor}) => {
    const bounds = unionOf(editor.selected.map(boundsOf));
    const {area} = editor;
    if (!bounds || !area) return;
    const {x, y} = centreOf(bounds);
    const middle = centreOf(area.cut);
    editor.edit(editor.state.selection, object => moveObject(object, middle.x - x, middle.y - y));
  },
};

const flip =
  (axis: 'x' | 'y') =>
  ({editor}: ActionContext): void =>
    editor.edit(editor.state.selection, object => flipObject(object, axis));

export const flipHorizontal: Action = {
  id: 'flip-horizontal',
  label: 'action.flipHorizontal',
  shortcuts: ['Shift+H'],
  isEnabled: canChange,
  run: flip('x'),
};

export const flipVertical: Action = {
  id: 'flip-vertical',
  label: 'action.flipVertical',
  shortcuts: ['Shift+V'],
  isEnabled: canChange,
  run: flip('y'),
};

/** Scales the selection to most of the product and centres it. */
export const adapt: Action = {
  id: 'adapt',
  label: 'action.adapt',
  isEnabled: canChange,
  run: ({editor}) => {
    const bounds = unionOf(editor.selected.map(boundsOf));
    const room = editor.area?.sheet;
    if (!bounds || !room || bounds.width === 0 || bounds.height === 0) return;
    const factor = Math.min((room.width * ADAPTED) / bounds.width, (room.height * ADAPTED) / bounds.height);
    const {x, y} = centreOf(bounds);
    const middle = centreOf(room);
    editor.edit(editor.state.selection, object =>
      moveObject(scaleObject(object, factor, factor, {x, y}, 0), middle.x - x, middle.y - y),
    );
  },
};
