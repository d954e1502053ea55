/** Shape and size of a sticker (ED-005, ED-320..325). */
import {putObject, stickerShapeOf, workspaceOf} from '../../document/side';
import type {StickerShape, StickerShapeObject} from '../../document/types';
import {newStickerShape} from '../../objects/sticker-shape/definition';
import type {Editor} from '../../store/editor';
import type {EditorState, TypedSize} from '../../store/state';
import type {InputAction} from '../action';

/** Sides of the square presets, inches (ED-325). */
export const PRESETS = [1, 2, 3, 4, 5] as const;

/** Longest text of a size field. */
export const SIZE_LENGTH = 6;

/** Only digits and dots get into the fields (ED-320). */
export const withoutOthers = (typed: string): string => typed.replaceAll(/[^\d.]/g, '').slice(0, SIZE_LENGTH);

/** The length that was typed, inches; undefined unless it is a number above 0 with at most one dot (ED-321). */
export function lengthOf(typed: string): number | undefined {
  const length = Number(typed);
  return typed.trim() !== '' && Number.isFinite(length) && length > 0 ? length : undefined;
}

const sizeOf = ({stickerWidth, stickerHeight}: StickerShapeObject): TypedSize => ({
  width: stickerWidth === undefined ? '' : String(stickerWidth),
  height: stickerHeight === undefined ? '' : String(stickerHeight),
});

/**
 * What stands in the fields: what was typed, as long as it is not another valid size than the sticker's own, as after
 * undo.
 */
export function shownSize(typed: EditorState['stickerSize'], sticker: StickerShapeObject): TypedSize {
  if (!typed) return sizeOf(sticker);
  const width = lengthOf(typed.width);
  const height = lengthOf(typed.height);
  const other =
    width !== undefined && height !== undefined && (width !== sticker.stickerWidth || height !== sticker.stickerHeight);
  return other ? sizeOf(sticker) : typed;
}

/** The sticker's size has been typed wrongly; a size that was never asked for is not wrong (ED-323). */
export function hasWrongSize(editor: Editor): boolean {
  const sticker = stickerShapeOf(editor.side);
  const typed = editor.state.stickerSize;
  return (
    sticker !== undefined &&
    typed !== null &&
    (lengthOf(typed.width) === undefined || lengthOf(typed.height) === undefined)
  );
}

/** Draws the outline anew in the middle of the drawing area. */
function rebuild(
  editor: Editor,
  change: Partial<Pick<StickerShapeObject, 'shape' | 'stickerWidth' | 'stickerHeight'>>,
): void {
  const old = stickerShapeOf(editor.side);
  const area = workspaceOf(editor.side);
  if (!old || !area) return;
  const {shape, stickerWidth, stickerHeight} = {...old, ...change};
  const proportions =
    stickerWidth && stickerHeight
      ? {width: stickerWidth, height: stickerHeight}
      : {width: old.width, height: old.height};
  const next: StickerShapeObject = {
    ...newStickerShape(shape, area, proportions),
    left: area.left,
    top: area.top,
    fill: old.fill,
    stroke: old.stroke,
    strokeWidth: old.strokeWidth,
    ...(stickerWidth === undefined ? {} : {stickerWidth}),
    ...(stickerHeight === undefined ? {} : {stickerHeight}),
  };
  editor.change(side => putObject(side, next));
}

/** Chooses one of the four outlines. */
export const setStickerShape: InputAction<StickerShape> = {
  id: 'sticker-shape',
  label: 'sticker.shape',
  run({editor}, shape) {
    if (stickerShapeOf(editor.side)?.shape !== shape) rebuild(editor, {shape});
  },
};

/** Takes what stands in the fields; the outline follows only when both are valid (ED-324). */
export const setStickerSize: InputAction<TypedSize> = {
  id: 'sticker-size',
  label: 'sticker.size',
  run({editor}, typed) {
    const stickerSize = {width: withoutOthers(typed.width), height: withoutOthers(typed.height)};
    editor.set({stickerSize});
    const sticker = stickerShapeOf(editor.side);
    const stickerWidth = lengthOf(stickerSize.width);
    const stickerHeight = lengthOf(stickerSize.height);
    if (!sticker || stickerWidth === undefined || stickerHeight === undefined) return;
    if (stickerWidth !== sticker.stickerWidth || stickerHeight !== sticker.stickerHeight)
      rebuild(editor, {stickerWidth, stickerHeight});
  },
};
