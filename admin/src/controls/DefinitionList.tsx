/** Labels and values of a record, in columns as wide as the page allows. */
import type {ReactNode} from 'react';
import {Box} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useSay} from '../i18n/hooks';
import type {Values} from '../model/parse';
import {useControls} from './controls-context';
import {FieldDisplay} from './FieldDisplay';

interface DefinitionListProps {
  readonly fields: readonly Field[];
  readonly record: Values;
  /** Entries of several properties, before the others. */
  readonly lead?: ReactNode;
  /** Two columns even on a phone: for short values. */
  readonly dense?: boolean;
}

export function DefinitionList({fields, record, lead, dense = false}: DefinitionListProps) {
  const say = useSay();
  const controls = useControls();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: dense ? 1.25 : 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${dense ? 120 : 190}px, 100%), 1fr))`,
      }}
    >
      {lead}
      {fields.map(field => (
        <Box
          key={field.name}
          sx={{minWidth: 0, ...(controls[field.control].wide === 'always' ? {gridColumn: '1 / -1'} : {})}}
        >
          <Box component="dt" sx={{color: 'text.secondary', fontSize: '0.75rem', mb: 0.25}}>
            {say(field.label)}
          </Box>
          <Box component="dd" sx={{m: 0, fontSize: '0.8125rem'}}>
            <FieldDisplay field={field} value={record[field.name]} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
