/** A list on a narrow screen: one block per record. */
import {memo} from 'react';
import {Box} from '@mui/material';
import {Picture} from '../../widgets/Picture';
import {useSay} from '../../i18n/hooks';
import {openPreview} from '../list-state/preview-address';
import type {EntityRecord} from '../../model/record';
import {titleColumn} from '../list-state/shown-columns';
import {CardCheckbox} from '../rows/CardCheckbox';
import {detailsOf} from '../rows/detail-fields';
import {useListState} from '../list-state/list-state';
import {isGone, otherMarks} from '../rows/others';
import {RecordDetails} from '../rows/RecordDetails';
import {RecordTitle} from '../rows/RecordTitle';
import {RowMenu} from '../rows/RowMenu';
import {rowProps} from '../rows/focus';
import {useSelection, type ListedProps} from '../rows/selection';
import {UnfoldButton, UnfoldedLines} from '../rows/UnfoldedLines';
import {useFirstRows} from '../rows/use-first-rows';

const DETAILS = 6;
/** Pixels, at least. */
const BLOCK_HEIGHT = 70;

const RecordBlock = memo(({record, selected, selectable, onToggle}: ListedProps) => {
  const {view, columns, unfolding} = useListState();
  const unfolded = unfolding?.isUnfolded(record.id) ?? false;
  const title = titleColumn(view.entity, columns.fields);
  const picture = columns.fields.find(field => field.control === 'image');
  const gone = isGone(view.entity, record);
  return (
    <Box
      component="li"
      {...rowProps(record.id)}
      {...otherMarks(record)}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {selectable && <CardCheckbox record={record} selected={selected} onToggle={onToggle} />}
      {picture && <Picture url={record[picture.name]} size={44} alt="" />}
      <Box sx={{flex: 1, minWidth: 0}}>
        <Box sx={{display: 'flex', alignItems: 'flex-start', gap: 0.5}}>
          <RecordTitle record={record} size={0.875} sx={{flex: 1}} />
          <Box sx={{flex: 'none', my: -0.5}}>
            {unfolding && !gone && (
              <UnfoldButton
                view={view}
                record={record}
                lines={unfolding.lines}
                unfolded={unfolded}
                onToggle={unfolding.toggle}
              />
            )}
            <RowMenu view={view} record={record} />
          </Box>
        </Box>
        <Box sx={{mt: 0.5}}>
          <RecordDetails
            record={record}
            fields={detailsOf(view.entity, columns.fields, DETAILS, [title, picture])}
            layout="columns"
            onOpen={gone ? undefined : () => openPreview(record.id)}
          />
        </Box>
        {unfolding && unfolded && !gone && <UnfoldedLines view={view} record={record} lines={unfolding.lines} />}
      </Box>
    </Box>
  );
});
RecordBlock.displayName = 'RecordBlock';

export function StackedList({records}: {readonly records: readonly EntityRecord[]}) {
  const say = useSay();
  const {view} = useListState();
  const {selectable, isSelected, toggle} = useSelection(records);
  const shown = useFirstRows(records, BLOCK_HEIGHT);
  return (
    <Box component="ul" className="blocks" aria-label={say(view.title)} sx={{listStyle: 'none', m: 0, p: 0}}>
      {shown.map(record => (
        <RecordBlock
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
