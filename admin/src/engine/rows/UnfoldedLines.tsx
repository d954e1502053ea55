/** The lines of a record in its list, and the button that unfolds them. */
import {Alert, Skeleton} from '@mui/material';
import {useGetOne} from 'react-admin';
import type {Lines} from '@emblem/schemas';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {versionOf, type EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';
import {messageOf} from '../../request/failure';
import {CellIcon} from '../../theme/CellIcon';
import {CELL} from '../../theme/cells';
import {LinesTable} from '../lines/LinesTable';

interface UnfoldProps {
  readonly view: EntityView;
  readonly record: EntityRecord;
  readonly lines: Lines;
}

/** Names what it shows or hides to those who do not see it. */
function idOf(record: EntityRecord): string {
  return `lines-${record.id}`;
}

interface UnfoldButtonProps extends UnfoldProps {
  readonly unfolded: boolean;
  readonly onToggle: (id: number) => void;
}

export function UnfoldButton({view, record, lines, unfolded, onToggle}: UnfoldButtonProps) {
  const t = useT();
  const say = useSay();
  return (
    <button
      type="button"
      className={CELL.button}
      aria-expanded={unfolded}
      aria-controls={unfolded ? idOf(record) : undefined}
      aria-label={t(unfolded ? 'list.fold' : 'list.unfold', {
        lines: say(lines.label),
        name: recordLabel(view.entity, record),
      })}
      onClick={() => onToggle(record.id)}
    >
      <CellIcon name={unfolded ? 'down' : 'right'} />
    </button>
  );
}

/** Asked anew with each version of the record. */
export function UnfoldedLines({view, record, lines}: UnfoldProps) {
  const say = useSay();
  const {data, error} = useGetOne<EntityRecord>(view.name, {id: record.id, meta: {of: versionOf(record)}});
  return (
    <section
      id={idOf(record)}
      aria-label={`${say(lines.label)}: ${recordLabel(view.entity, record)}`}
      aria-busy={!data && !error}
    >
      {error ? (
        <Alert severity="error">{messageOf(error)}</Alert>
      ) : data ? (
        <LinesTable lines={lines} record={data} />
      ) : (
        <Skeleton variant="rounded" height={68} />
      )}
    </section>
  );
}
