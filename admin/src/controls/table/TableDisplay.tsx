/** A list of objects for reading. */
import {Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import {asList, isValues} from '../../request/parse';
import {FieldDisplay} from '../FieldDisplay';
import {Empty, isEmpty} from '../shared/Empty';
import {innerFields} from '../shared/inner-fields';
import type {DisplayProps} from '../types';

export function TableDisplay({field, value, dense}: DisplayProps) {
  const t = useT();
  const say = useSay();
  const {items} = field.schema;
  if (isEmpty(value)) return <Empty />;
  const rows = asList(value).filter(isValues);
  if (dense || !items) return <>{t('field.rows', {count: rows.length})}</>;
  const columns = innerFields(items);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={say(field.label)} sx={{border: 1, borderColor: 'divider', borderRadius: 1}}>
      <Table size="small">
        <TableHead><TableRow>{columns.map(column => <TableCell key={column.name}>{say(column.label)}</TableCell>)}</TableRow></TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index} sx={{verticalAlign: 'top'}}>
              {columns.map(column => <TableCell key={column.name}><FieldDisplay field={column} value={row[column.name]} record={row} /></TableCell>)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
