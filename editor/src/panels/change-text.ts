import type {TextPatch} from '../actions/text/edit-text';
import type {Capture} from '../store/editor';

/** Changes the selected text. */
export type ChangeText = (patch: TextPatch, capture?: Capture) => void;
