/** Zooms and fits the view of the canvas. */
import * as cameras from '../store/camera';
import {isThin} from '../store/product-area';
import type {Action} from './action';

export const zoomIn: Action = {
  id: 'zoom-in',
  label: 'action.zoomIn',
  shortcuts: ['Mod+='],
  isEnabled: ({editor}) => editor.state.camera.zoom < cameras.MAX_ZOOM,
  run: ({editor}) => editor.set({camera: cameras.step(editor.state.camera, 1, editor.state.view)}),
};

export const zoomOut: Action = {
  id: 'zoom-out',
  label: 'action.zoomOut',
  shortcuts: ['Mod+-'],
  isEnabled: ({editor}) => editor.state.camera.zoom > cameras.MIN_ZOOM,
  run: ({editor}) => editor.set({camera: cameras.step(editor.state.camera, -1, editor.state.view)}),
};

export const zoomFit: Action = {
  id: 'zoom-fit',
  label: 'action.zoomFit',
  shortcuts: ['Mod+0'],
  isEnabled: () => true,
  run: ({editor}) => editor.fit(),
};

/** Shows the product as large as the view allows. */
export const zoomProduct: Action = {
  id: 'zoom-product',
  label: 'area.whole',
  isEnabled: () => true,
  run: ({editor}) => editor.fit('product'),
};

/** A part of a thin product, large enough to work on. */
export const zoomToDetail: Action = {
  id: 'zoom-close',
  label: 'area.detail',
  isEnabled: ({editor: {area}}) => area !== undefined && isThin(area),
  run: ({editor}) => editor.closeUp(),
};

/** The lines along which the product is cut, bleeds and is safe. */
export const toggleLines: Action = {
  id: 'lines',
  label: 'area.lines',
  isEnabled: ({editor: {area}}) => area?.mmPerPixel !== undefined,
  run: ({editor}) => editor.set({lines: !editor.state.lines}),
};

/** Not offered on stickers (ED-129). */
export const toggleGrid: Action = {
  id: 'grid',
  label: 'action.grid',
  isEnabled: ({editor}) => !editor.state.product.isSticker,
  run: ({editor}) => editor.set({grid: !editor.state.grid}),
};

export const showShortcuts: Action = {
  id: 'shortcuts',
  label: 'action.shortcuts',
  shortcuts: ['Shift+?'],
  isEnabled: () => true,
  run: ({editor}) => editor.set({dialog: 'shortcuts'}),
};
