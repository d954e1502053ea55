/** Labels and values of a record, in columns as wide as the page allows. */
import type {ReactNode} from 'react';
import {Box} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useSay} from '../i18n/hooks';
import {visuallyHidden} from '../theme/visually-hidden';
import type {Values} from '../model/parse';
import {useControls} from './controls-context';
import {FieldDisplay} from './FieldDisplay';

/** What an entry is called; a title above that says the same is enough for the eye. */
export function Term({label, title}: {readonly label: string; readonly title?: string}) {
  return (
    <Box
      component="dt"
      sx={label === title ? visuallyHidden : {color: 'text.secondary', fontSize: '0.75rem', mb: 0.25}}
    >
      {label}
    </Box>
  );
}

interface DefinitionListProps {
  readonly fields: readonly Field[];
  readonly record: Values;
  /** Entries of several properties, before the others. */
  readonly lead?: ReactNode;
  /** Two columns even on a phone: for short values. */
  readonly dense?: boolean;
  /** Of the section that the list stands in: its first entry, if called the same, is not named once more. */
  readonly title?: string;
}

export function DefinitionList({fields, record, lead, dense = false, title}: DefinitionListProps) {
  const say = useSay();
  const controls = useControls();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: dense ? 1.25 : 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${dense ? 120 : 250}px, 100%), 1fr))`,
      }}
    >
      {lead}
      {fields.map((field, index) => (
        <Box
          key={field.name}
          sx={{minWidth: 0, ...(controls[field.control].wide === 'always' ? {gridColumn: '1 / -1'} : {})}}
        >
          <Term label={say(field.label)} title={index === 0 && !lead ? title : undefined} />
          <Box component="dd" sx={{m: 0, fontSize: '0.8125rem'}}>
            <FieldDisplay field={field} value={record[field.name]} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
