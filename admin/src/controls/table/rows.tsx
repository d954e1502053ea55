/** What inputs of lists of objects share, however each looks: rows, and the buttons that move, remove and add one. */
import {useId, type ComponentProps} from 'react';
import {Button, IconButton} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import {useController, useFieldArray, type UseFieldArrayReturn} from 'react-hook-form';
import type {PropertySchema} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import type {FieldFrame} from '../shared/FieldFrame';
import {blank} from '../shared/inner-fields';
import type {InputProps} from '../types';

export interface RowsProps extends InputProps {
  /** Of each object. */
  readonly items: PropertySchema;
}

interface Rows {
  readonly rows: UseFieldArrayReturn;
  readonly frame: Omit<ComponentProps<typeof FieldFrame>, 'children'>;
}

export function useRows({field, name, required, bare}: RowsProps): Rows {
  const say = useSay();
  const id = useId();
  const {fieldState} = useController({name});
  const rows = useFieldArray({name});
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  const help = field.help && say(field.help);
  return {rows, frame: {id, group: true, label: say(field.label), required, bare, help, error}};
}

interface RowToolsProps {
  readonly rows: UseFieldArrayReturn;
  readonly index: number;
  readonly disabled?: boolean;
}

export function RowTools({rows, index, disabled}: RowToolsProps) {
  const t = useT();
  return (
    <>
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
    </>
  );
}

interface AddRowProps {
  readonly rows: UseFieldArrayReturn;
  readonly items: PropertySchema;
  readonly disabled?: boolean;
}

export function AddRow({rows, items, disabled}: AddRowProps) {
  const t = useT();
  return (
    <Button variant="outlined" startIcon={<AddIcon />} disabled={disabled} onClick={() => rows.append(blank(items))}>
      {t('field.addRow')}
    </Button>
  );
}
