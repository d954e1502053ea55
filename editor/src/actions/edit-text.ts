import type {AnyText, TextStyle} from '../document/types';
import type {Capture} from '../store/editor';
import type {InputAction} from './action';

/** What the text panel can change; `radian` and `flipped` only mean something to curved text. */
export type TextPatch = Partial<TextStyle & {radian: number; flipped: boolean; angle: number}>;

export interface TextEdit {
  /** The texts to change; the selected ones when absent. Typing names its text, since the selection may be another one by the time a pause has passed. */
  readonly ids?: readonly string[];
  readonly patch: TextPatch;
  /** Slider moves and typing are grouped into one step; a press of a button is a step of its own. */
  readonly capture?: Capture;
}

/** Changes the selected texts. A font is loaded before it is used. */
export const editText: InputAction<TextEdit> = {
  id: 'edit-text', label: 'action.editText',
  async run({editor, services}, {ids = editor.state.selection, patch, capture = 'now'}) {
    const texts = ids.flatMap(id => editor.side.objects[id] ?? []).filter(isText).filter(object => object.selectable);
    if (patch.fontFamily !== undefined) await services.prepareFont(patch.fontFamily, texts.map(object => object.text).join(''));
    editor.edit(texts.map(object => object.id), object => (isText(object) ? patched(object, patch) : object), capture);
  },
};

const isText = (object: {kind: string}): object is AnyText => object.kind === 'text' || object.kind === 'curved-text';

/** An outline colour without a width gets the width 1 (ED-344). */
function patched(object: AnyText, patch: TextPatch): AnyText {
  const {radian, flipped, ...common} = patch;
  const curve = object.kind === 'curved-text' ? {...(radian === undefined ? {} : {radian}), ...(flipped === undefined ? {} : {flipped})} : {};
  const next: AnyText = {...object, ...common, ...curve};
  return patch.stroke && next.strokeWidth < 1 ? {...next, strokeWidth: 1} : next;
}
