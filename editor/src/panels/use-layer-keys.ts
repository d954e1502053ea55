/** The layers by keyboard: one of them takes the focus, arrow keys go on to the others. */
import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {deleteSelection} from '../actions/selection/delete';
import {toggleVisible} from '../actions/placement/layers';
import {selectObject} from '../actions/selection/select';
import type {DesignObject} from '../document/types';
import {kindOf} from '../objects/kinds';
import {useRun, useWorkbench} from '../ui/editor-context';

export interface LayerKeys {
  /** The layer that the Tab key leads to. */
  readonly current: string | undefined;
  onFocus(id: string): void;
  onKeyDown(event: KeyboardEvent, object: DesignObject): void;
  /** Keeps the browser from clicking the button when Space is released. */
  onKeyUp(event: KeyboardEvent): void;
}

/** The panel that has taken the place of the layers gets the focus, at its first field. */
function focusPanel(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(
        '.side-panel .panel-body :is(input, textarea, button, select, summary, [tabindex="0"]):not(:disabled)',
      )
      ?.focus(),
  );
}

/** `list` holds the layers, each with its id in `data-layer`. */
export function useLayerKeys(layers: readonly DesignObject[], list: RefObject<HTMLElement | null>): LayerKeys {
  const {editor} = useWorkbench();
  const {run, runWith} = useRun();
  const [chosen, setChosen] = useState<string | undefined>();
  /** Where the focus goes once the list is drawn without a deleted layer. */
  const placeToFocus = useRef<number | undefined>(undefined);
  const current = layers.some(({id}) => id === chosen) ? chosen : layers[0]?.id;

  const focus = (id: string | undefined): void => {
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus();
  };

  // After every drawing: the list without the layer may come some time after it was deleted.
  useEffect(() => {
    const at = placeToFocus.current;
    if (at === undefined) return;
    placeToFocus.current = undefined;
    const follower = layers[Math.min(at, layers.length - 1)];
    if (follower) focus(follower.id);
    else document.querySelector<HTMLElement>('.side-panel .panel-head button')?.focus();
  });

  function onKeyDown(event: KeyboardEvent, object: DesignObject): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const handle = handlerFor(event.key, object);
    if (!handle) return;
    event.preventDefault();
    // The keys mean the layer here, not what is selected on the canvas.
    event.stopPropagation();
    handle();
  }

  function handlerFor(key: string, object: DesignObject): (() => void) | undefined {
    const at = layers.indexOf(object);
    switch (key) {
      case 'ArrowDown':
        return () => focus(layers[at + 1]?.id);
      case 'ArrowUp':
        return () => focus(layers[at - 1]?.id);
      case 'Home':
        return () => focus(layers[0]?.id);
      case 'End':
        return () => focus(layers.at(-1)?.id);
      case 'Enter':
        return () => editor.select([object.id]);
      case ' ':
        return () => runWith(toggleVisible, object.id);
      case 'F2':
      case 'e':
      case 'E':
        return () => edit(object);
      case 'Delete':
      case 'Backspace':
        return () => remove(object, at);
      default:
        return undefined;
    }
  }

  function edit(object: DesignObject): void {
    runWith(selectObject, object.id);
    if (kindOf(object).editor !== undefined) focusPanel();
  }

  function remove(object: DesignObject, at: number): void {
    if (!object.selectable) return;
    placeToFocus.current = at;
    editor.select([object.id]);
    run(deleteSelection);
  }

  function onKeyUp(event: KeyboardEvent): void {
    if (event.key === ' ') event.preventDefault();
  }

  return {current, onFocus: setChosen, onKeyDown, onKeyUp};
}
