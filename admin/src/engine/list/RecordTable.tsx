/** A list as a dense table. */
import {memo} from 'react';
import {Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {controlFor} from '../../controls/registry';
import {recordLabel} from '../../controls/shared/record-label';
import {useSay, useT} from '../../i18n/hooks';
import {openPage} from '../../router';
import {CELL} from '../../theme/cells';
import {visuallyHidden} from '../../theme/visually-hidden';
import {PageLink} from '../../widgets/PageLink';
import type {EntityRecord} from '../record';
import type {EntityView} from '../views';
import {pathsOf} from '../record/paths';
import {CellValue} from './CellValue';
import {titleColumn} from './columns';
import {HeadCell} from './HeadCell';
import {useListState, useRecords} from './list-state';
import {RowMenu} from './RowMenu';
import {SelectBox} from './SelectBox';
import {useSelection, type ListedProps} from './selection';
import {useFit} from './use-fit';
import {useFirstRows} from './use-first-rows';

const CHECKBOX_WIDTH = 42;
const ACTIONS_WIDTH = 84;

interface RowProps extends ListedProps {
  readonly view: EntityView;
  readonly fields: readonly Field[];
  readonly title?: Field;
}

const Row = memo(({view, record, fields, title, selected, selectable, onToggle}: RowProps) => {
  const t = useT();
  const name = recordLabel(view.entity, record);
  const path = pathsOf(view).main(record.id);
  const gone = Boolean(record[view.entity.system.deletedAt]);
  return (
    <tr data-selected={selected || undefined} data-gone={gone || undefined} onClick={gone ? undefined : () => openPage(path)}>
      {selectable && (
        <td className={CELL.check} onClick={event => event.stopPropagation()}>
          <SelectBox label={t('list.selectRow', {name})} checked={selected} onChange={() => onToggle(record.id)} />
        </td>
      )}
      {fields.map(field => (
        <td key={field.name} className={controlFor(field).align && CELL.number}>
          {field === title && !gone && !field.relation
            ? <PageLink to={path} className={CELL.link} onClick={event => event.stopPropagation()}><CellValue field={field} record={record} /></PageLink>
            : <CellValue field={field} record={record} />}
        </td>
      ))}
      <td className={CELL.actions} onClick={event => event.stopPropagation()}><RowMenu view={view} record={record} /></td>
    </tr>
  );
});
Row.displayName = 'Row';

export function RecordTable({records}: {readonly records: readonly EntityRecord[]}) {
  const t = useT();
  const say = useSay();
  const {view, columns} = useListState();
  const {sort} = useRecords();
  const {selectable, isSelected, toggle, pageState, togglePage} = useSelection(records);
  const shown = useFirstRows(records);
  const title = titleColumn(view.entity, columns.fields);
  const {height} = view.list;
  const handles = ACTIONS_WIDTH + (selectable ? CHECKBOX_WIDTH : 0);
  const {frame, widths} = useFit(columns, handles);
  return (
    <TableContainer ref={frame} tabIndex={0} role="region" aria-label={say(view.title)} sx={{...(height === undefined ? {maxHeight: {sm: 'calc(100vh - 224px)'}} : {height: {sm: height}}), minHeight: 160}}>
      <Table stickyHeader size="small" className={CELL.table} sx={{tableLayout: 'fixed', minWidth: widths.reduce((sum, width) => sum + width, handles)}}>
        <TableHead>
          <TableRow>
            {selectable && (
              <TableCell padding="none" align="center" sx={{width: CHECKBOX_WIDTH}}>
                <SelectBox label={t('list.selectPage')} checked={pageState === 'all'} indeterminate={pageState === 'some'} onChange={togglePage} />
              </TableCell>
            )}
            {columns.fields.map((field, index) => <HeadCell key={field.name} field={field} width={widths[index] ?? 0} sort={sort} />)}
            <TableCell padding="none" sx={{width: ACTIONS_WIDTH, right: 0, zIndex: 3}}><Box component="span" sx={visuallyHidden}>{t('list.actions')}</Box></TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(record => (
            <Row key={record.id} view={view} record={record} fields={columns.fields} title={title} selected={isSelected(record.id)} selectable={selectable} onToggle={toggle} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
