/**
 * How far each page was scrolled: a page that one comes back to is where it was, and a form over its list leaves the
 * list where it is.
 */
import {useEffect, useLayoutEffect, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router';
import {listBeneath} from '../model/paths';

/** Milliseconds in which a page that is being fetched may grow to what it was. */
const PATIENCE = 4000;
/** Whoever scrolls by hand is not led elsewhere. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls as soon as the page is long enough; answers how to give up. */
function scrollOnceThere(top: number): () => void {
  const reach = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return false;
    window.scrollTo({top, behavior: 'instant'});
    return true;
  };
  if (reach()) return () => undefined;
  const observer = new ResizeObserver(() => reach() && stop());
  const timer = window.setTimeout(stop, PATIENCE);
  function stop() {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const sign of BY_HAND) window.removeEventListener(sign, stop);
  }
  observer.observe(document.body);
  for (const sign of BY_HAND) window.addEventListener(sign, stop, {passive: true});
  return stop;
}

export function useScrollMemory(): void {
  const {pathname} = useLocation();
  const type = useNavigationType();
  const place = listBeneath(pathname) ?? pathname;
  const known = useRef(new Map<string, number>());
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const keep = () => {
      if (shown.current !== undefined) known.current.set(shown.current, window.scrollY);
    };
    window.addEventListener('scroll', keep, {passive: true});
    return () => window.removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = place;
    // Where a page is loaded anew the browser itself leads back.
    if (before === undefined) return undefined;
    const returns = type === 'POP' || before === place;
    return scrollOnceThere(returns ? (known.current.get(place) ?? 0) : 0);
  }, [place, pathname, type]);
}
