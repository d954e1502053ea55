/** A form that is a dialog lies over its list. */
import type {ReactNode} from 'react';
import ListPage from '../engine/list/ListPage';

interface OverListProps {
  /** Where it is a page of its own, no list is beneath. */
  readonly when: boolean;
  readonly children: ReactNode;
}

export function OverList({when, children}: OverListProps) {
  return (
    <>
      {when && <ListPage beneath />}
      {children}
    </>
  );
}
