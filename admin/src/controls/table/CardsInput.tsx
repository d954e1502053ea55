/** A list of objects that hold lists themselves: each object in a frame of its own. */
import {useId} from 'react';
import {Box, Button, IconButton, Typography} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import {useController, useFieldArray} from 'react-hook-form';
import type {PropertySchema} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {FieldGrid} from '../FieldGrid';
import {FieldFrame} from '../shared/FieldFrame';
import {blank, innerFields} from '../shared/inner-fields';
import type {InputProps} from '../types';

export function CardsInput({
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
  const fields = innerFields(items);
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
      <Box sx={{display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)'}}>
        {rows.fields.map((row, index) => (
          <Box key={row.id} sx={{border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 0.75}}>
            <Box sx={{display: 'flex', alignItems: 'center', mb: 0.75}}>
              <Typography variant="caption" color="textSecondary" sx={{mr: 'auto'}}>
                {index + 1}
              </Typography>
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
            </Box>
            <FieldGrid fields={fields} prefix={`${name}.${index}`} disabled={disabled} />
          </Box>
        ))}
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={disabled}
            onClick={() => rows.append(blank(items))}
          >
            {t('field.addRow')}
          </Button>
        </Box>
      </Box>
    </FieldFrame>
  );
}
