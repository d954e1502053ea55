import type {ReactNode} from 'react';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';

export interface ListingProps<T> {
  /** Null while they are on their way. */
  readonly records: readonly T[] | null;
  /** Shown instead of an empty list. */
  readonly nothing: string;
  readonly className?: string;
  item(record: T): ReactNode;
}

/** A list of cards, or why there are none. */
export function Listing<T>({records, nothing, className = '', item}: ListingProps<T>) {
  const t = useText();
  if (records === null) return <Spinner label={t('creation.loading')} />;
  if (records.length === 0) return <p className="creation-nothing" role="status">{nothing}</p>;
  return <ul className={`creation-cards ${className}`}>{records.map(item)}</ul>;
}

/** The day of a point in time: its first 10 characters (ED-160). */
export const dayOf = (time: string): string => time.slice(0, 10);
