/** Stands where a record has no value. */
import {CELL} from '../../theme/cells';

export function Empty() {
  return (
    <span aria-hidden className={CELL.empty}>
      —
    </span>
  );
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
