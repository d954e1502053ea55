import {useEffect, type RefObject} from 'react';
import {beginTyping} from '../interaction/editing-text';
import {objectAt} from '../interaction/hit';
import type {Pointer} from '../interaction/state';
import {toPage} from '../store/camera';
import {useWorkbench, type Workbench} from '../ui/editor-context';

/** How near a right or double click must come to an object, screen px. */
const REACH = 2;

/**
 * Passes the pointer events of the canvas to the hand. `onMenu` is asked for the context menu, and told by null that it
 * should close.
 */
export function usePointers(
  host: RefObject<HTMLElement | null>,
  onMenu: (place: {x: number; y: number} | null) => void,
): void {
  const workbench = useWorkbench();
  useEffect(() => (host.current ? listen(host.current, workbench, onMenu) : undefined), [host, workbench, onMenu]);
}

function listen(
  element: HTMLElement,
  {editor, hand}: Workbench,
  onMenu: (place: {x: number; y: number} | null) => void,
): () => void {
  const control = new AbortController();
  const options = {signal: control.signal};
  const at = (event: MouseEvent): Pointer => pointerOf(event, element);
  const under = (event: MouseEvent) =>
    objectAt(editor.side, toPage(editor.state.camera, at(event)), REACH / editor.state.camera.zoom);

  element.addEventListener(
    'pointerdown',
    event => {
      onMenu(null);
      element.setPointerCapture(event.pointerId);
      leaveFields();
      hand.down(at(event));
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    event => {
      const pointer = at(event);
      hand.move(pointer);
      if (!pointer.touch) element.style.cursor = hand.cursor(pointer);
    },
    options,
  );
  element.addEventListener('pointerup', event => hand.up(at(event)), options);
  element.addEventListener('pointercancel', () => hand.cancel(), options);
  element.addEventListener(
    'dblclick',
    event => {
      const object = under(event);
      if (object) beginTyping(hand, object.id);
    },
    options,
  );
  element.addEventListener(
    'contextmenu',
    event => {
      event.preventDefault();
      const pointer = at(event);
      hand.menu(pointer);
      onMenu({x: pointer.x, y: pointer.y});
    },
    options,
  );
  element.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      hand.wheel(at(event), event.deltaX, event.deltaY);
    },
    {...options, passive: false},
  );
  return () => control.abort();
}

function pointerOf(event: MouseEvent, element: HTMLElement): Pointer {
  const {left, top} = element.getBoundingClientRect();
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  return {
    id: event instanceof PointerEvent ? event.pointerId : 1,
    x: event.clientX - left,
    y: event.clientY - top,
    button: event.button,
    shift: event.shiftKey,
    mod: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    touch,
  };
}

/** What was typed into a field must reach the object it was meant for before the canvas answers. */
function leaveFields(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
