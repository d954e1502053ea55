import type {Editor} from './editor';

/**
 * Tells later whether the same side of the same design is still open. What waits for the server or a font asks before
 * it changes anything: both sides may have objects of the same id.
 */
export function stillOpen(editor: Editor): () => boolean {
  const {opening, position} = editor.state;
  return () => editor.state.opening === opening && editor.state.position === position;
}
