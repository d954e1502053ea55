/** What a card or a block tells of a record beside its name: each property that says something. */
import {Box, type SxProps, type Theme} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {useSay} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';
import {CellValue} from './CellValue';

const LAYOUTS = {
  /** Labels in a column, values in another. */
  columns: {
    gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
    columnGap: 1.5,
    fontSize: '0.8125rem',
    '& > div': {display: 'contents'},
    '& > div > dd': {minWidth: 0},
  },
  /** A line each, with the value at its end. */
  lines: {
    fontSize: '0.75rem',
    lineHeight: 1.4,
    '& > div': {display: 'flex', gap: 1, justifyContent: 'space-between', minWidth: 0},
    '& > div > dt, & > div > dd': {overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'},
    '& > div > dd': {textAlign: 'end', maxWidth: '65%'},
  },
} as const satisfies Readonly<Record<string, SxProps<Theme>>>;

interface RecordDetailsProps {
  readonly record: EntityRecord;
  readonly fields: readonly Field[];
  readonly layout: keyof typeof LAYOUTS;
  readonly onOpen?: () => void;
}

export function RecordDetails({record, fields, layout, onOpen}: RecordDetailsProps) {
  const say = useSay();
  return (
    <Box
      component="dl"
      onClick={onOpen}
      sx={[
        {m: 0, display: 'grid', rowGap: 0.25, cursor: onOpen && 'pointer'},
        {'& > div > dt': {color: 'text.secondary'}, '& > div > dd': {m: 0}},
        LAYOUTS[layout],
      ]}
    >
      {fields
        .filter(field => !isBlank(record[field.name]))
        .map(field => (
          <div key={field.name}>
            <dt>{say(field.label)}</dt>
            <dd>
              <CellValue field={field} record={record} />
            </dd>
          </div>
        ))}
    </Box>
  );
}
