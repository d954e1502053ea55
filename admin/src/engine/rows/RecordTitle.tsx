/** The name of a record in a list, which leads to its page. */
import {Link, type SxProps, type Theme} from '@mui/material';
import {recordLabel} from '../../controls/shared/record-label';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {PageLink} from '../../widgets/PageLink';
import {useListState} from '../list-state/list-state';

interface RecordTitleProps {
  readonly record: EntityRecord;
  /** In rem. */
  readonly size: number;
  /** Cut off at the end of its line, where the whole name is told by a pointer. */
  readonly noWrap?: boolean;
  /** False where the card itself is dragged. */
  readonly draggable?: false;
  readonly sx?: SxProps<Theme>;
}

export function RecordTitle({record, size, noWrap, draggable, sx}: RecordTitleProps) {
  const {view} = useListState();
  const name = recordLabel(view.entity, record);
  return (
    <Link
      component={PageLink}
      to={pathsOf(view).main(record.id)}
      color="textPrimary"
      title={noWrap ? name : undefined}
      noWrap={noWrap}
      draggable={draggable}
      sx={[
        {fontWeight: 600, fontSize: `${size}rem`, minWidth: 0, overflowWrap: noWrap ? undefined : 'anywhere'},
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {name}
    </Link>
  );
}
