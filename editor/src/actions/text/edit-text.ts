import {isText, type AnyText, type TextStyle} from '../../document/types';
import type {Capture} from '../../store/editor';
import {stillOpen} from '../../store/still-open';
import type {ActionContext, InputAction} from '../action';

/** What the text panel can change; `radian` and `flipped` only mean something to curved text. */
export type TextPatch = Partial<TextStyle & {radian: number; flipped: boolean; angle: number}>;

export interface TextEdit {
  /**
   * The texts to change; the selected ones when absent. Typing names its text, since the selection may be another one
   * by the time a pause has passed.
   */
  readonly ids?: readonly string[];
  readonly patch: TextPatch;
  /** Slider moves and typing are grouped into one step; a press of a button is a step of its own. */
  readonly capture?: Capture;
}

/** Colour of an outline that was given a thickness and no colour. */
export const OUTLINE_COLOUR = '#ffffff';

/**
 * Changes the selected texts. A font is loaded before it is used; typed signs are shown at once, and drawn anew when
 * their part of the font is there.
 */
export const editText: InputAction<TextEdit> = {
  id: 'edit-text',
  label: 'action.editText',
  async run(context, {ids = context.editor.state.selection, patch, capture = 'now'}) {
    const texts = textsOf(context, ids);
    const isOpen = stillOpen(context.editor);
    if (patch.fontFamily !== undefined)
      await context.services.prepareFont(patch.fontFamily, texts.map(object => object.text).join(''));
    if (!isOpen()) return;
    context.editor.edit(
      texts.map(object => object.id),
      object => (isText(object) ? patchText(object, patch) : object),
      capture,
    );
    if (patch.text !== undefined)
      for (const {fontFamily} of texts) void context.services.prepareFont(fontFamily, patch.text);
  },
};

/** Those of the objects that are texts and may be changed. */
export function textsOf({editor}: ActionContext, ids: readonly string[]): readonly AnyText[] {
  return ids
    .flatMap(id => editor.side.objects[id] ?? [])
    .filter(isText)
    .filter(object => object.selectable);
}

function patchText(object: AnyText, patch: TextPatch): AnyText {
  const {radian, flipped, ...common} = patch;
  const curve =
    object.kind === 'curved-text'
      ? {...(radian === undefined ? {} : {radian}), ...(flipped === undefined ? {} : {flipped})}
      : {};
  return withOutline(
    {...object, ...common, ...(patch.angle === undefined ? {} : {angle: patch.angle % 360}), ...curve},
    patch,
  );
}

/**
 * An outline colour without a width gets the width 1 (ED-344); the width None takes the colour away, so that both never
 * contradict each other (ED-345).
 */
function withOutline(next: AnyText, {stroke, strokeWidth}: TextPatch): AnyText {
  if (strokeWidth !== undefined)
    return strokeWidth < 1
      ? {...next, stroke: stroke ?? null, strokeWidth: stroke ? 1 : 0}
      : {...next, stroke: next.stroke ?? OUTLINE_COLOUR};
  return stroke && next.strokeWidth < 1 ? {...next, strokeWidth: 1} : next;
}
