import {ICONS, type IconName} from './icons';

/** Drawings made of dots need a broader pen. */
const DOTS = new Set<IconName>(['more', 'drag']);

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A drawing beside or instead of a text; the text names it, the drawing says nothing to screen readers. */
export function Icon({name, size = 20}: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={DOTS.has(name) ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
