import {stickerShapeOf} from '../../document/side';
import type {Editor} from '../../store/editor';

/**
 * What is kept beside a design: for a sticker its size in inches, or in pixels before one was given, as JSON with width
 * and height (ED-192); else nothing.
 */
export function specificationOf(editor: Editor): string {
  const outline = stickerShapeOf(editor.side);
  return outline
    ? JSON.stringify({width: outline.stickerWidth ?? outline.width, height: outline.stickerHeight ?? outline.height})
    : '';
}
