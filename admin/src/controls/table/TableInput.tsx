/** A list of flat objects, one line each. */
import {Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import {visuallyHidden} from '../../theme/visually-hidden';
import {FieldFrame} from '../shared/FieldFrame';
import {innerFields} from '../shared/inner-fields';
import {FieldInput} from '../FieldInput';
import {AddRow, RowTools, useRows, type RowsProps} from './rows';

export function TableInput(props: RowsProps) {
  const {name, disabled, items} = props;
  const t = useT();
  const say = useSay();
  const {rows, frame} = useRows(props);
  const columns = innerFields(items);
  return (
    <FieldFrame {...frame}>
      {rows.fields.length > 0 && (
        <TableContainer sx={{border: 1, borderColor: 'divider', borderRadius: 1}}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map(column => (
                  <TableCell key={column.name}>
                    {say(column.label)}
                    {column.required && ' *'}
                  </TableCell>
                ))}
                <TableCell>
                  <Box component="span" sx={visuallyHidden}>
                    {t('list.actions')}
                  </Box>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.fields.map((row, index) => (
                <TableRow key={row.id} sx={{verticalAlign: 'top'}}>
                  {columns.map(column => (
                    <TableCell key={column.name} sx={{minWidth: 120}}>
                      <FieldInput
                        field={column}
                        name={`${name}.${index}.${column.name}`}
                        required={column.required}
                        disabled={disabled}
                        bare
                      />
                    </TableCell>
                  ))}
                  <TableCell sx={{whiteSpace: 'nowrap', width: 72}}>
                    <RowTools rows={rows} index={index} disabled={disabled} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Box sx={{mt: rows.fields.length > 0 ? 1 : 0}}>
        <AddRow rows={rows} items={items} disabled={disabled} />
      </Box>
    </FieldFrame>
  );
}
