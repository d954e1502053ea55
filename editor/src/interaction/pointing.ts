/** An object was pressed and not yet moved: a click, or the beginning of a drag. */
import {dragging} from './dragging';
import type {HandContext, HandState, Pointer} from './state';

/** Movement up to this is still a click, screen px. */
const SLACK = {mouse: 3, touch: 8};

export function pointing(hand: HandContext, start: Pointer, id: string): HandState {
  const {editor} = hand;
  const wasSelected = editor.state.selection.includes(id);
  const adding = start.shift || start.mod;
  if (adding && !wasSelected) editor.select([...editor.state.selection, id]);
  else if (!adding && !wasSelected) editor.select([id]);
  hand.gathering = start.mod && editor.state.selection.length > 1;

  function move(pointer: Pointer): void {
    if (Math.hypot(pointer.x - start.x, pointer.y - start.y) <= (start.touch ? SLACK.touch : SLACK.mouse)) return;
    hand.become(dragging(hand, start));
    hand.move(pointer);
  }

  function up(): void {
    if (adding && wasSelected) editor.select(editor.state.selection.filter(other => other !== id));
    else if (!adding) editor.select([id]);
    editor.openEditPanel();
    hand.rest();
  }

  return {name: 'pointing', move, up, cancel: () => undefined, cursor: () => 'move'};
}
