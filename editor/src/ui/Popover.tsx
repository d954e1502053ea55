import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {IconName} from './icons';
import {IconButton} from './IconButton';

const EDGE = 8;

/** A button of the toolbar with tools of its own below it; Escape and a press beside it close them, and Escape gives the focus back. */
export function Popover({icon, label, title, width, mark, className = '', children}: {
  readonly icon: IconName; readonly label: string; readonly title: string; readonly width: number; readonly mark?: ReactNode; readonly className?: string; readonly children: (close: () => void) => ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return undefined;
    const leave = (event: Event): void => {
      if (document.querySelector('dialog[open]')) return;
      const escape = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside = event instanceof PointerEvent && event.target instanceof Node && !element.current?.contains(event.target);
      if (!escape && !outside) return;
      setLeft(null);
      // What is selected stays selected.
      if (escape) event.stopPropagation();
      if (escape && element.current?.contains(document.activeElement)) element.current.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', leave);
    addEventListener('keydown', leave, true);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('keydown', leave, true);
    };
  }, [left]);
  const place = left === null ? 0 : Math.max(EDGE, Math.min(left, innerWidth - width - EDGE));
  return (
    <div ref={element} className={`pen ${className}`}>
      <IconButton
        icon={icon} label={label} aria-expanded={left !== null} aria-haspopup="dialog"
        onClick={event => setLeft(left === null ? event.currentTarget.getBoundingClientRect().left : null)}
      />
      {mark}
      {left !== null && (
        <div className="pen-popover" role="dialog" aria-labelledby={heading} style={{left: place, width: `min(${width}px, calc(100vw - ${2 * EDGE}px))`}}>
          <h3 id={heading}>{title}</h3>
          {children(() => setLeft(null))}
        </div>
      )}
    </div>
  );
}
