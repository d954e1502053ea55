/** All commands that need no input, by id; shortcuts are looked up here. */
import {alignments, distributions} from './align';
import {bringForward, sendBackward} from './arrange';
import type {Action} from './action';
import {clear} from './clear';
import {copy, cut, duplicate, paste} from './clipboard';
import {deleteSelection} from './delete';
import {startDrawing, stopDrawing} from './pen';
import {resetColours, toggleSingleColour} from './picture-colours';
import {textBack} from './text-panel';
import {group, ungroup} from './group';
import {redo, undo} from './history';
import {adapt, centre, flipHorizontal, flipVertical, nudges} from './place';
import {getPrice} from './price';
import {save} from './save';
import {deselect, selectAll} from './select';
import {showShortcuts, toggleGrid, toggleLines, zoomClose, zoomFit, zoomIn, zoomOut, zoomProduct} from './view';

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
  zoomClose,
  toggleGrid,
  toggleLines,
  showShortcuts,
  save,
  getPrice,
  textBack,
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
