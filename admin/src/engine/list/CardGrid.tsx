/** A list as cards with a picture, for templates, cliparts and colours. */
import {memo} from 'react';
import {Box, Typography} from '@mui/material';
import type {Field, Text} from '@emblem/schemas';
import {Picture} from '../../widgets/Picture';
import {Swatch, isHex} from '../../controls/colour/Swatch';
import {useSay} from '../../i18n/hooks';
import {openPreview} from '../list-state/preview-address';
import type {EntityRecord} from '../../model/record';
import {CellValue} from '../rows/CellValue';
import {CardCheckbox} from '../rows/CardCheckbox';
import {detailsOf} from '../rows/detail-fields';
import {useListState} from '../list-state/list-state';
import {isGone, otherMarks} from '../rows/others';
import {RecordTitle} from '../rows/RecordTitle';
import {RowMenu} from '../rows/RowMenu';
import {rowProps} from '../rows/focus';
import {useSelection, type ListedProps} from '../rows/selection';
import {useFirstRows} from '../rows/use-first-rows';

const PICTURE = 152;
const DETAILS = 2;
/** Pixels, at least. */
const CARD_HEIGHT = 220;

function Cover({field, record}: {readonly field?: Field; readonly record: EntityRecord}) {
  const value = field && record[field.name];
  if (field?.control === 'colour') return <Swatch colour={isHex(value) ? value : undefined} size={PICTURE} />;
  return <Picture url={value} size={PICTURE} alt="" />;
}

/** Lies over the picture of a record that is off (DA-035, DA-284). */
function Shade({text}: {readonly text?: Text}) {
  const say = useSay();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        borderRadius: 1,
        display: 'grid',
        placeItems: 'center',
        p: 1,
        textAlign: 'center',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: '#fff',
        backgroundColor: 'rgba(66, 66, 66, 0.72)',
      }}
    >
      {text && say(text)}
    </Box>
  );
}

const RecordCard = memo(({record, selected, selectable, onToggle}: ListedProps) => {
  const {view, columns} = useListState();
  const {entity} = view;
  const cover =
    columns.fields.find(field => field.control === 'image') ?? columns.fields.find(field => field.control === 'colour');
  const state =
    columns.fields.find(field => field.name === entity.toggle?.field) ??
    columns.fields.find(field => field.control === 'select');
  const details = detailsOf(entity, columns.fields, DETAILS, [cover, state]);
  const gone = isGone(entity, record);
  const off = entity.toggle !== undefined && record[entity.toggle.field] !== entity.toggle.on;
  return (
    <Box
      component="li"
      {...rowProps(record.id)}
      {...otherMarks(record)}
      sx={{
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        p: {xs: 0.5, sm: 1},
        display: 'flex',
        flexDirection: 'column',
        gap: 0.75,
        position: 'relative',
        minWidth: 0,
      }}
    >
      {selectable && (
        <CardCheckbox
          record={record}
          selected={selected}
          onToggle={onToggle}
          sx={{
            position: 'absolute',
            top: 2,
            left: 2,
            zIndex: 1,
            backgroundColor: 'background.paper',
            '&:hover': {backgroundColor: 'background.paper'},
          }}
        />
      )}
      <Box
        data-shaded={off || undefined}
        onClick={gone ? undefined : () => openPreview(record.id)}
        sx={{display: 'grid', placeItems: 'center', position: 'relative', cursor: gone ? undefined : 'pointer'}}
      >
        <Cover field={cover} record={record} />
        {off && <Shade text={entity.toggle?.shade} />}
      </Box>
      <RecordTitle record={record} size={0.8125} noWrap />
      {details.map(field => (
        <Typography key={field.name} variant="caption" color="textSecondary" component="div" noWrap>
          <CellValue field={field} record={record} />
        </Typography>
      ))}
      <Box sx={{display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 'auto', minHeight: 30}}>
        {state ? <CellValue field={state} record={record} /> : <span />}
        <RowMenu view={view} record={record} />
      </Box>
    </Box>
  );
});
RecordCard.displayName = 'RecordCard';

export function CardGrid({records}: {readonly records: readonly EntityRecord[]}) {
  const say = useSay();
  const {view} = useListState();
  const {selectable, isSelected, toggle} = useSelection(records);
  const shown = useFirstRows(records, CARD_HEIGHT, Math.ceil(window.innerWidth / PICTURE));
  return (
    <Box
      component="ul"
      aria-label={say(view.title)}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(auto-fill, minmax(${PICTURE + 20}px, 1fr))`},
      }}
    >
      {shown.map(record => (
        <RecordCard
          key={record.id}
          record={record}
          selected={isSelected(record.id)}
          selectable={selectable}
          onToggle={toggle}
        />
      ))}
    </Box>
  );
}
