/** The product's sides as the editor completes them, and the small pictures that follow what is on them. */
import {Debounced} from './debounce';
import type {Rect} from '../document/matrix';
import {serializeSide, type DesignFile} from '../document/serialize';
import type {Position, Side} from '../document/types';
import {formats} from '../objects/formats';
import type {Editor} from './editor';
import {productArea} from './product-area';
import type {ProductPosition} from './product';
import type {EditorState} from './state';

/** A side's settings with its small picture and the canvas data of what is on it (ED-225). */
export interface PositionConfig extends ProductPosition {
  readonly url: string | null;
  readonly templateData: DesignFile['backData'];
}

export function positionConfigs({product, design, minimaps}: EditorState): readonly PositionConfig[] {
  return product.positions.map(position => {
    const side = position.designPostion === 1 ? design.back : design.front;
    return {...position, url: minimaps[position.designPostion], templateData: side && serializeSide(side, formats)};
  });
}

/** Pause after a change before the pictures follow, and their scale (ED-427). */
export const MINIMAP_PAUSE_MS = 300;
export const MINIMAP_SCALE = 0.4;

/** Draws a part of the side at a position at a scale; the answer is an address. */
export type DrawSide = (position: Position, side: Side, scale: number, part: Rect) => Promise<string>;

/** Keeps the small pictures of both sides up to date until the answer is called. */
export function followMinimaps(editor: Editor, draw: DrawSide): () => void {
  const drawn = new Map<Position, Side | null>();
  const sideAt = (position: Position): Side | null =>
    position === 1 ? editor.state.design.back : editor.state.design.front;

  async function refresh(position: Position): Promise<void> {
    const side = sideAt(position);
    if (drawn.get(position) === side) return;
    drawn.set(position, side);
    const part = side && productArea(side, editor.state.product, position)?.sheet;
    const url = side && part ? await draw(position, side, MINIMAP_SCALE, part).catch(() => null) : null;
    if (sideAt(position) === side) editor.set({minimaps: {...editor.state.minimaps, [position]: url}});
  }

  const debounced = new Debounced<null>(
    () => {
      void refresh(0);
      void refresh(1);
    },
    MINIMAP_PAUSE_MS,
    editor.ports.later,
  );
  let seen = editor.state.design;
  debounced.call(null);
  const stop = editor.subscribe(() => {
    if (editor.state.design === seen) return;
    seen = editor.state.design;
    debounced.call(null);
  });
  return () => {
    stop();
    debounced.cancel();
  };
}
