import {useEffect, useRef} from 'react';
import {useEditorState, useSide} from '../ui/editor-context';

const isGone = (element: Element): boolean =>
  !element.isConnected || (element instanceof HTMLButtonElement && element.disabled);

/**
 * A button that goes away or is switched off by its own press takes the focus along; it goes to the canvas, where all
 * keys work.
 */
export function useKeptFocus(): void {
  const side = useSide();
  const selection = useEditorState(state => state.selection);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({target}: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const {activeElement: focused} = document;
      const lost = focused === null || focused === document.body || isGone(focused);
      if (lost && last.current && isGone(last.current) && !document.querySelector('dialog[open]'))
        document.querySelector<HTMLElement>('.canvas-host')?.focus({preventScroll: true});
    });
    return () => cancelAnimationFrame(frame);
  }, [side, selection]);
}
