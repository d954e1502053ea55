/**
 * A link to a page by its whole address. react-router's own links read where they stand, so that each of them renders
 * again at every step of a visitor: those of a menu, of tags and of a hundred rows cost more than the page that is
 * opened.
 */
import type {AnchorHTMLAttributes, MouseEvent, Ref} from 'react';
import {openPage} from './address';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Begins with a slash; an address of another site is left to the browser. */
  readonly to: string;
  /** What the page is told beside its address, asked for when the link is followed. */
  readonly state?: () => unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether the browser itself does what is wanted: in another tab or window, or as a download. */
function isForBrowser(event: MouseEvent, target?: string): boolean {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    (target !== undefined && target !== '_self')
  );
}

export function PageLink({to, state, onClick, target, children, ...rest}: PageLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, target) || !to.startsWith('/')) return;
    event.preventDefault();
    openPage(to, state?.());
  };
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  );
}
