/** Text is typed on the canvas, in a field that lies over the object. A press anywhere else ends it. */
import {idle} from './idle';
import type {HandContext, HandState, Pointer} from './state';

/** Begins typing into the object; nothing happens for locked or other objects. */
export function beginTyping(hand: HandContext, id: string): void {
  const {editor} = hand;
  const object = editor.side.objects[id];
  if (!object || !object.selectable || (object.kind !== 'text' && object.kind !== 'curved-text')) return;
  editor.select([id]);
  editor.openEditPanel();
  hand.become(editingText(hand));
  editor.set({editing: id});
}

export function editingText(hand: HandContext): HandState {
  const {editor} = hand;

  function finish(): void {
    editor.settle();
    editor.set({editing: null});
  }

  function down(pointer: Pointer): void {
    finish();
    hand.become(idle(hand));
    hand.down(pointer);
  }

  return {name: 'editing-text', down, cancel: finish, cursor: () => 'text'};
}
