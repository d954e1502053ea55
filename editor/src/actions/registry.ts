/** All commands that need no input, by id; shortcuts are looked up here. */
import {alignments, distributions} from './placement/align';
import {bringForward, sendBackward} from './placement/arrange';
import type {Action} from './action';
import {clear} from './selection/clear';
import {copy, cut, duplicate, paste} from './selection/clipboard';
import {deleteSelection} from './selection/delete';
import {startDrawing, stopDrawing} from './selection/pen';
import {resetColours, toggleSingleColour} from './colour/picture-colours';
import {backToText} from './text/text-panel';
import {group, ungroup} from './placement/group';
import {redo, undo} from './history';
import {adapt, centre, flipHorizontal, flipVertical, nudges} from './placement/place';
import {getPrice} from './design/price';
import {save} from './design/save';
import {deselect, selectAll} from './selection/select';
import {showShortcuts, toggleGrid, toggleLines, zoomToDetail, zoomFit, zoomIn, zoomOut, zoomProduct} from './view';

export const actions: readonly Action[] = [
  undo,
  redo,
  deleteSelection,
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
  adapt,
  clear,
  selectAll,
  deselect,
  ...nudges,
  zoomIn,
  zoomOut,
  zoomFit,
  zoomProduct,
  zoomToDetail,
  toggleGrid,
  toggleLines,
  showShortcuts,
  save,
  getPrice,
  backToText,
  toggleSingleColour,
  resetColours,
  startDrawing,
  stopDrawing,
  ...alignments,
  ...distributions,
];

/** A key press as far as shortcuts are concerned. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  readonly mod: boolean;
  readonly alt: boolean;
}

/** The command that a key press stands for. */
export function actionFor(press: KeyPress): Action | undefined {
  if (press.alt) return undefined;
  const name = nameOf(press);
  return actions.find(action => action.shortcuts?.includes(name));
}

/** `Mod+Shift+Z`, `ArrowLeft` and so on. A plus is read as `=`, which lies on the same key. */
function nameOf({key, shift, mod}: KeyPress): string {
  const plus = key === '+';
  const name = plus ? '=' : key.length === 1 ? key.toUpperCase() : key;
  return `${mod ? 'Mod+' : ''}${shift && !plus ? 'Shift+' : ''}${name}`;
}
