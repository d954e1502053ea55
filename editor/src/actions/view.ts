import * as cameras from '../store/camera';
import type {Action} from './action';

export const zoomIn: Action = {
  id: 'zoom-in', label: 'action.zoomIn', shortcuts: ['Mod+='],
  isEnabled: ({editor}) => editor.state.camera.zoom < cameras.MAX_ZOOM,
  run: ({editor}) => editor.set({camera: cameras.step(editor.state.camera, 1, editor.state.view)}),
};

export const zoomOut: Action = {
  id: 'zoom-out', label: 'action.zoomOut', shortcuts: ['Mod+-'],
  isEnabled: ({editor}) => editor.state.camera.zoom > cameras.MIN_ZOOM,
  run: ({editor}) => editor.set({camera: cameras.step(editor.state.camera, -1, editor.state.view)}),
};

export const zoomFit: Action = {
  id: 'zoom-fit', label: 'action.zoomFit', shortcuts: ['Mod+0'],
  isEnabled: () => true,
  run: ({editor}) => editor.fit(),
};

/** Not offered on stickers (ED-129). */
export const toggleGrid: Action = {
  id: 'grid', label: 'action.grid',
  isEnabled: ({editor}) => !editor.state.product.isSticker,
  run: ({editor}) => editor.set({grid: !editor.state.grid}),
};

export const showShortcuts: Action = {
  id: 'shortcuts', label: 'action.shortcuts', shortcuts: ['Shift+?'],
  isEnabled: () => true,
  run: ({editor}) => editor.set({dialog: 'shortcuts'}),
};
