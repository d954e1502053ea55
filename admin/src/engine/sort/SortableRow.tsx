/** One row that can be held and dragged, and sent to the top. */
import {memo} from 'react';
import {Box, Button, IconButton, Typography} from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import TopIcon from '@mui/icons-material/VerticalAlignTop';
import {useSortable} from '@dnd-kit/sortable';
import {CSS} from '@dnd-kit/utilities';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {Picture} from '../../widgets/Picture';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import {useListState} from '../list-state/list-state';
import type {EntityRecord} from '../../model/record';
import {ROW_HEIGHT, sortNumber} from './order';

const DETAILS = 2;

interface SortableRowProps {
  readonly record: EntityRecord;
  readonly index: number;
  /** How many rows the whole list has. */
  readonly count: number;
  /** Pixels kept free above, for rows that are not drawn. */
  readonly gap: number;
  /** Milliseconds. */
  readonly animation: number;
  /** Must stay the same function. */
  readonly onTop: (id: number) => void;
}

type ContentProps = Pick<SortableRowProps, 'record' | 'index' | 'onTop'>;

/**
 * What a row shows. While one is dragged all rows in sight move with every step of the mouse; what they show stays as
 * it is.
 */
const Content = memo(({record, index, onTop}: ContentProps) => {
  const t = useT();
  const {view, columns} = useListState();
  const name = recordLabel(view.entity, record);
  const picture = columns.fields.find(field => field.control === 'image');
  const details = columns.fields
    .filter(field => field !== picture && field.name !== view.entity.display && field.name !== view.entity.sort?.field)
    .slice(0, DETAILS);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{width: 28, fontVariantNumeric: 'tabular-nums'}}>
        {sortNumber(index)}
      </Typography>
      {picture && <Picture url={record[picture.name]} size={32} alt="" />}
      <Typography variant="body2" noWrap sx={{fontWeight: 600, flex: 2, minWidth: 0}}>
        {name}
      </Typography>
      {details.map(field => (
        <Box
          key={field.name}
          sx={{flex: 1, minWidth: 0, overflow: 'hidden', display: {xs: 'none', md: 'block'}, fontSize: '0.8125rem'}}
        >
          <FieldDisplay field={field} value={record[field.name]} record={record} dense />
        </Box>
      ))}
      <Box sx={{width: 120, textAlign: 'right'}}>
        {index > 0 && (
          <Button
            variant="text"
            startIcon={<TopIcon />}
            onClick={() => onTop(record.id)}
            aria-label={t('sort.topOf', {name})}
          >
            {t('sort.top')}
          </Button>
        )}
      </Box>
    </>
  );
});
Content.displayName = 'Content';

export function SortableRow({record, index, count, gap, animation, onTop}: SortableRowProps) {
  const t = useT();
  const {view} = useListState();
  const {attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging} = useSortable({
    id: record.id,
    transition: {duration: animation, easing: 'ease'},
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{transform: CSS.Translate.toString(transform), transition, marginTop: gap}}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        height: ROW_HEIGHT,
        boxSizing: 'border-box',
        overflow: 'hidden',
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        ...(isDragging ? {position: 'relative', zIndex: 1, boxShadow: 4} : {}),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('sort.drag', {name: recordLabel(view.entity, record)})}
        sx={{cursor: 'grab', touchAction: 'none'}}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Content record={record} index={index} onTop={onTop} />
    </Box>
  );
}
