import type {ButtonHTMLAttributes} from 'react';
import {Icon} from './Icon';
import type {IconName} from './icons';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** What the button does; read out, and shown when the pointer rests on it. */
  readonly label: string;
  /** Stands in brackets after the label. */
  readonly shortcut?: string;
}

export function IconButton({icon, label, shortcut, className = '', ...rest}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
    >
      <Icon name={icon} />
    </button>
  );
}
