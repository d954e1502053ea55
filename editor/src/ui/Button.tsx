import type {ButtonHTMLAttributes} from 'react';
import {Icon} from './Icon';
import type {IconName} from './icons';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
}

export function Button({kind = 'plain', icon, children, className = '', type = 'button', ...rest}: ButtonProps) {
  return (
    <button {...rest} type={type === 'submit' ? 'submit' : 'button'} className={`button button-${kind} ${className}`}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
