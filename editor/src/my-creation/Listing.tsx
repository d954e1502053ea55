import type {ReactNode} from 'react';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';

export interface ListingProps {
  /** How many cards there are; undefined while they are on their way. */
  readonly count: number | undefined;
  /** Shown instead of an empty list. */
  readonly nothing: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list of cards, or the reason why it is empty. */
export function Listing({count, nothing, className = '', children}: ListingProps) {
  const t = useText();
  if (count === undefined) return <Spinner label={t('creation.loading')} />;
  if (count === 0)
    return (
      <p className="creation-nothing" role="status">
        {nothing}
      </p>
    );
  return <ul className={`creation-cards ${className}`}>{children}</ul>;
}

/** The day of a point in time: its first 10 characters (ED-160). */
export const dayOf = (time: string): string => time.slice(0, 10);
