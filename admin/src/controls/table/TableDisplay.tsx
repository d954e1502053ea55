/** A list of objects for reading. */
import {Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useSay, type Say} from '../../i18n/hooks';
import {asList, isValues, type Values} from '../../model/parse';
import {FieldDisplay} from '../FieldDisplay';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {innerFields} from '../shared/inner-fields';
import type {DisplayProps} from '../types';

/** So many values of an object tell it from the others. */
const TELLING = 2;

function textOf(column: Field, value: unknown, say: Say): string {
  const option = column.options?.find(each => each.value === value);
  return option ? say(option.label) : String(value);
}

/** An object in a few words: `50: 1.96`. */
function summary(columns: readonly Field[], row: Values, say: Say): string {
  const told = columns.filter(
    column => !column.readOnly && !isEmpty(row[column.name]) && typeof row[column.name] !== 'object',
  );
  return told
    .slice(0, TELLING)
    .map(column => textOf(column, row[column.name], say))
    .join(': ');
}

export function TableDisplay({field, value, dense}: DisplayProps) {
  const say = useSay();
  const {items} = field.schema;
  if (isEmpty(value) || !items) return <Empty />;
  const rows = asList(value).filter(isValues);
  const columns = innerFields(items);
  if (dense) return <Line dense text={rows.map(row => summary(columns, row, say)).join(', ')} />;
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={say(field.label)}
      sx={{border: 1, borderColor: 'divider', borderRadius: 1}}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(column => (
              <TableCell key={column.name}>{say(column.label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index} sx={{verticalAlign: 'top'}}>
              {columns.map(column => (
                <TableCell key={column.name}>
                  <FieldDisplay field={column} value={row[column.name]} record={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
