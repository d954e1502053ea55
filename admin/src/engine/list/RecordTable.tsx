/** A list as a dense table. The row's checkbox is our own: react-admin's puts its label where screen readers do not find it. */
import {memo} from 'react';
import {Box, Checkbox, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type SxProps, type Theme} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {Link as RouterLink, useNavigate} from 'react-router';
import {controlFor} from '../../controls/registry';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {visuallyHidden} from '../../theme/visually-hidden';
import type {EntityRecord} from '../record';
import {pathsOf} from '../record/paths';
import {CellValue} from './CellValue';
import {titleColumn} from './columns';
import {HeadCell} from './HeadCell';
import {useListState, useRecords} from './list-state';
import {RowMenu} from './RowMenu';
import {useSelection} from './selection';

const CHECKBOX_WIDTH = 42;
const ACTIONS_WIDTH = 84;

/** Stays in sight while the table is scrolled sideways, in the colour of its row. */
const ACTIONS_STYLE: SxProps<Theme> = {
  position: 'sticky', right: 0, pr: 0.5, backgroundColor: 'background.paper',
  '.Mui-selected > &': {backgroundImage: theme => `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`},
  '.MuiTableRow-hover:hover > &': {backgroundImage: theme => `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`},
};

interface RowProps {
  readonly record: EntityRecord;
  readonly fields: readonly Field[];
  readonly title?: Field;
  readonly selected: boolean;
  readonly selectable: boolean;
  readonly onToggle: (id: number) => void;
}

const Row = memo(({record, fields, title, selected, selectable, onToggle}: RowProps) => {
  const t = useT();
  const {view} = useListState();
  const navigate = useNavigate();
  const name = recordLabel(view.entity, record);
  const path = pathsOf(view).main(record.id);
  const gone = Boolean(record[view.entity.system.deletedAt]);
  return (
    <TableRow hover selected={selected} onClick={gone ? undefined : () => void navigate(path)} sx={{cursor: gone ? 'default' : 'pointer', height: 37}}>
      {selectable && (
        <TableCell padding="none" align="center" onClick={event => event.stopPropagation()}>
          <Checkbox
            checked={selected} onChange={() => onToggle(record.id)} sx={{p: 0.75}} slotProps={{input: {'aria-label': t('list.selectRow', {name})}}}
          />
        </TableCell>
      )}
      {fields.map(field => (
        <TableCell
          key={field.name} align={controlFor(field).align}
          sx={{overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...(controlFor(field).align ? {fontVariantNumeric: 'tabular-nums'} : {})}}
        >
          {field === title && !gone && !field.relation
            ? (
              <Link component={RouterLink} to={path} onClick={event => event.stopPropagation()} color="textPrimary" sx={{fontWeight: 600}}>
                <CellValue field={field} record={record} />
              </Link>
            )
            : <CellValue field={field} record={record} />}
        </TableCell>
      ))}
      <TableCell padding="none" align="right" sx={ACTIONS_STYLE} onClick={event => event.stopPropagation()}>
        <RowMenu record={record} />
      </TableCell>
    </TableRow>
  );
});
Row.displayName = 'Row';

export function RecordTable({records}: {readonly records: readonly EntityRecord[]}) {
  const t = useT();
  const say = useSay();
  const {view, columns} = useListState();
  const {sort} = useRecords();
  const {selectable, isSelected, toggle, pageState, togglePage} = useSelection(records);
  const title = titleColumn(view.entity, columns.fields);
  const width = columns.fields.reduce((sum, field) => sum + columns.width(field), ACTIONS_WIDTH + (selectable ? CHECKBOX_WIDTH : 0));
  return (
    <TableContainer tabIndex={0} role="region" aria-label={say(view.title)} sx={{maxHeight: {sm: 'calc(100vh - 224px)'}, minHeight: 160}}>
      <Table stickyHeader size="small" sx={{tableLayout: 'fixed', minWidth: width}}>
        <TableHead>
          <TableRow>
            {selectable && (
              <TableCell padding="none" align="center" sx={{width: CHECKBOX_WIDTH}}>
                <Checkbox
                  checked={pageState === 'all'} indeterminate={pageState === 'some'} onChange={togglePage} sx={{p: 0.75}}
                  slotProps={{input: {'aria-label': t('list.selectPage')}}}
                />
              </TableCell>
            )}
            {columns.fields.map(field => <HeadCell key={field.name} field={field} sort={sort} />)}
            <TableCell padding="none" sx={{width: ACTIONS_WIDTH, right: 0, zIndex: 3}}><Box component="span" sx={visuallyHidden}>{t('list.actions')}</Box></TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(record => (
            <Row key={record.id} record={record} fields={columns.fields} title={title} selected={isSelected(record.id)} selectable={selectable} onToggle={toggle} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
