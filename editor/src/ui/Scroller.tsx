import {useEffect, useRef, useState, type ReactNode} from 'react';
import {IconButton} from './IconButton';
import {useText} from './use-text';

/** Rounding leaves parts of pixels. */
const SLACK = 2;
/** Share of the row that one press of an arrow moves on. */
const STRIDE = 0.7;

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

/** A row of tools that may be wider than its place: what lies outside fades away, and an arrow leads there. */
export function Scroller({children}: {readonly children: ReactNode}) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>({before: false, after: false});
  useEffect(() => {
    const row = element.current;
    if (!row) return undefined;
    const look = (): void => {
      const next = {before: row.scrollLeft > SLACK, after: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK};
      setHidden(was => (was.before === next.before && was.after === next.after ? was : next));
    };
    const observer = new ResizeObserver(look);
    const content = new MutationObserver(look);
    observer.observe(row);
    content.observe(row, {childList: true, subtree: true});
    row.addEventListener('scroll', look, {passive: true});
    look();
    return () => {
      observer.disconnect();
      content.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  const move = (way: number): void =>
    element.current?.scrollBy({left: way * element.current.clientWidth * STRIDE, behavior: 'smooth'});
  return (
    <div className="scroller" data-before={hidden.before} data-after={hidden.after}>
      {hidden.before && (
        <IconButton
          icon="chevron"
          className="scroller-arrow scroller-back"
          label={t('app.scrollBack')}
          tabIndex={-1}
          onClick={() => move(-1)}
        />
      )}
      <div ref={element} className="scroller-row">
        {children}
      </div>
      {hidden.after && (
        <IconButton
          icon="chevron"
          className="scroller-arrow"
          label={t('app.scrollOn')}
          tabIndex={-1}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}
