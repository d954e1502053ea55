import {useEffect, useId, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import type {IconName} from './icons';
import {IconButton} from './IconButton';
import {usePhone} from './use-phone';

const EDGE = 8;

/**
 * A button of the toolbar with tools of its own below it, on phones above it; Escape and a press beside it close them,
 * and Escape gives the focus back.
 */
export function Popover({
  icon,
  label,
  title,
  width,
  mark,
  className = '',
  children,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly title: string;
  readonly width: number;
  readonly mark?: ReactNode;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const heading = useId();
  const phone = usePhone();
  const [opened, setOpened] = useState<DOMRect | null>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const leave = (event: Event): void => {
      if (document.querySelector('dialog[open]')) return;
      const escape = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside =
        event instanceof PointerEvent && event.target instanceof Node && !element.current?.contains(event.target);
      if (!escape && !outside) return;
      setOpened(null);
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
  }, [opened]);
  return (
    <div ref={element} className={`pen ${className}`}>
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={opened !== null}
        aria-haspopup="dialog"
        onClick={event => setOpened(opened ? null : event.currentTarget.getBoundingClientRect())}
      />
      {mark}
      {opened && (
        <div className="pen-popover" role="dialog" aria-labelledby={heading} style={placeOf(opened, width, phone)}>
          <h3 id={heading}>{title}</h3>
          {children(() => setOpened(null))}
        </div>
      )}
    </div>
  );
}

/** Beside the button as far as the window has room; on phones, where the toolbar lies low, above it. */
function placeOf({left, top}: DOMRect, width: number, phone: boolean): CSSProperties {
  const across = {
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    width: `min(${width}px, calc(100vw - ${2 * EDGE}px))`,
  };
  return phone ? {...across, bottom: innerHeight - top + EDGE, maxHeight: top - 2 * EDGE} : across;
}
