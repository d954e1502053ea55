/** Stands where a record has no value. */
import {Box} from '@mui/material';

export function Empty() {
  return <Box component="span" aria-hidden sx={{color: 'text.disabled'}}>—</Box>;
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
