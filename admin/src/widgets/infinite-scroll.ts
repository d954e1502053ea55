/** Loads more of a list before its end is reached. */
import type {UIEvent} from 'react';

/** Pixels between what is shown and the end (CO-728). */
const DISTANCE = 100;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

export function isNearEnd({scrollTop, clientHeight, scrollHeight}: Scrolled, distance = DISTANCE): boolean {
  return scrollHeight - clientHeight - scrollTop <= distance;
}

/** For the `onScroll` of the element that scrolls. */
export function whenNearEnd(loadMore: () => void, distance = DISTANCE): (event: UIEvent<HTMLElement>) => void {
  return ({currentTarget}) => {
    if (isNearEnd(currentTarget, distance)) loadMore();
  };
}
