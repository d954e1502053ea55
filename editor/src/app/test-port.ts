/** With `?test` in the address tests may read the editor: what is on the canvas, where it is on the screen, how far undo reaches. */
import {contentOf} from '../document/side';
import type {DesignObject} from '../document/types';
import {toScreen} from '../store/camera';
import type {Workbench} from '../ui/editor-context';

export interface TestPort {
  /** The objects of the open side, the lowest first. */
  snapshot(): readonly DesignObject[];
  /** The middle of an object in CSS pixels of the page; undefined when it is not on the open side. */
  screenPoint(id: string): {x: number; y: number} | undefined;
  readonly history: {readonly canUndo: boolean; readonly canRedo: boolean; readonly states: number};
  readonly selection: readonly string[];
}

declare global {
  var __editor: TestPort | undefined;
}

export function exposeTestPort({editor}: Workbench): void {
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
    get history() {
      const {canUndo, canRedo} = editor.state;
      return {canUndo, canRedo, states: editor.history.states};
    },
    get selection() {
      return editor.state.selection;
    },
  };
}
