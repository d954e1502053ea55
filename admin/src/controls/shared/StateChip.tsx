/** One of a field's listed values as a quiet coloured chip. */
import type {EnumEntry} from '@emblem/schemas';
import {useSay} from '../../i18n/hooks';
import {CELL} from '../../theme/cells';

export function StateChip({option}: {readonly option: EnumEntry}) {
  const say = useSay();
  const label = say(option.label);
  return (
    <span className={`${CELL.chip} ${option.colour ?? 'default'}`} title={label}>
      {label}
    </span>
  );
}
