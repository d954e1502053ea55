/** A list of flat objects, one line each. */
import {Box, Button, IconButton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import {useController, useFieldArray} from 'react-hook-form';
import type {PropertySchema} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {visuallyHidden} from '../../theme/visually-hidden';
import {FieldFrame} from '../shared/FieldFrame';
import {blank, innerFields} from '../shared/inner-fields';
import {FieldInput} from '../FieldInput';
import type {InputProps} from '../types';
import {useId} from 'react';

export function TableInput({
  field,
  name,
  required,
  bare,
  disabled,
  items,
}: InputProps & {readonly items: PropertySchema}) {
  const t = useT();
  const say = useSay();
  const id = useId();
  const {fieldState} = useController({name});
  const rows = useFieldArray({name});
  const columns = innerFields(items);
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <FieldFrame
      id={id}
      group
      label={say(field.label)}
      required={required}
      bare={bare}
      help={field.help && say(field.help)}
      error={error}
    >
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
                    <IconButton
                      disabled={disabled || index === 0}
                      aria-label={t('field.moveUp', {row: index + 1})}
                      onClick={() => rows.move(index, index - 1)}
                    >
                      <UpIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      disabled={disabled}
                      aria-label={t('field.removeRow', {row: index + 1})}
                      onClick={() => rows.remove(index)}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Box sx={{mt: rows.fields.length > 0 ? 1 : 0}}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => rows.append(blank(items))}
        >
          {t('field.addRow')}
        </Button>
      </Box>
    </FieldFrame>
  );
}
