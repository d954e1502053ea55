/** The inputs of a nested object, in columns as wide as there is room. */
import {Box} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useControls} from './controls-context';
import {FieldInput} from './FieldInput';

interface FieldGridProps {
  readonly fields: readonly Field[];
  /** Path of the object in the form. */
  readonly prefix: string;
  readonly disabled?: boolean;
}

export function FieldGrid({fields, prefix, disabled}: FieldGridProps) {
  const controls = useControls();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {fields.map(field => (
        <Box key={field.name} sx={{minWidth: 0, ...(controls[field.control].wide ? {gridColumn: '1 / -1'} : {})}}>
          <FieldInput field={field} name={`${prefix}.${field.name}`} required={field.required} disabled={disabled} />
        </Box>
      ))}
    </Box>
  );
}
