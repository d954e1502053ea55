/**
 * With `?test` in the address tests may read the editor: what is on the canvas, where it is on the screen, how far undo
 * reaches.
 */
import {contentOf} from '../document/side';
import type {Size} from '../document/matrix';
import type {DesignObject} from '../document/types';
import {sizeOf} from '../objects/image/assets';
import {toScreen} from '../store/camera';
import type {Workbench} from '../ui/editor-context';

export interface TestPort {
  /** The objects of the open side, the lowest first. */
  snapshot(): readonly DesignObject[];
  /** The middle of an object in CSS pixels of the page; undefined when it is not on the open side. */
  screenPoint(id: string): {x: number; y: number} | undefined;
  /** Size in pixels of what the canvas draws for a picture; undefined while it is not there. */
  shownSize(src: string): Size | undefined;
  readonly history: {readonly canUndo: boolean; readonly canRedo: boolean; readonly states: number};
  readonly selection: readonly string[];
}

declare global {
  var __editor: TestPort | undefined;
}

export function exposeTestPort({editor, assets}: Workbench): void {
  if (!new URLSearchParams(location.search).has('test')) return;
  globalThis.__editor = {
    snapshot: () => contentOf(editor.side),
    screenPoint: id => {
      const object = editor.side.objects[id];
      const canvas = document.querySelector('.canvas-host')?.getBoundingClientRect();
      if (!object || !canvas) return undefined;
      const {x, y} = toScreen(editor.state.camera, {x: object.left, y: object.top});
      return {x: x + canvas.left, y: y + canvas.top};
    },
    shownSize: src => {
      const {image} = assets.get(src, () => undefined);
      return image && sizeOf(image);
    },
    get history() {
      const {canUndo, canRedo} = editor.state;
      return {canUndo, canRedo, states: editor.history.states};
    },
    get selection() {
      return editor.state.selection;
    },
  };
}
