/** The lines of a record on its page, as wide as the page, and below them what they come to with the rest. */
import {Box, Card, Typography} from '@mui/material';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useSay} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {LinesTable} from './LinesTable';
import {sumOf} from './sum';

interface LinesCardProps {
  readonly entity: Entity;
  readonly lines: Lines;
  readonly record: EntityRecord;
}

interface FigureProps {
  readonly field: Field;
  readonly record: EntityRecord;
  readonly deducted?: boolean;
  readonly total?: boolean;
}

function Figure({field, record, deducted = false, total = false}: FigureProps) {
  const say = useSay();
  const look = total ? {fontWeight: 650, fontSize: '0.9375rem'} : {};
  return (
    <>
      <Box component="dt" sx={{color: total ? 'text.primary' : 'text.secondary', ...look}}>
        {say(field.label)}
      </Box>
      <Box component="dd" sx={{m: 0, fontVariantNumeric: 'tabular-nums', ...look}}>
        {deducted && '− '}
        <FieldDisplay field={field} value={record[field.name]} record={record} dense />
      </Box>
    </>
  );
}

function isNothing(amount: unknown): boolean {
  return typeof amount !== 'string' || /^0{0,20}(\.0{0,10})?$/.test(amount);
}

/** Parts that are nothing are left out, but for that of the lines; and all of it for whoever may not see the total. */
function Sum({entity, lines, record}: LinesCardProps) {
  const say = useSay();
  const session = useSession();
  const sum = sumOf(entity, lines);
  if (!sum || !canSee(session, entity, sum.total)) return null;
  const parts = sum.parts.filter(
    ({field}) => canSee(session, entity, field) && (field.computed !== undefined || !isNothing(record[field.name])),
  );
  return (
    <Box
      component="dl"
      aria-label={say(sum.total.label)}
      sx={{
        m: 0,
        pt: 1.5,
        display: 'grid',
        gridTemplateColumns: '1fr minmax(96px, max-content)',
        columnGap: 3,
        rowGap: 0.5,
        textAlign: 'end',
        fontSize: '0.8125rem',
      }}
    >
      {parts.map(({field, deducted}) => (
        <Figure key={field.name} field={field} record={record} deducted={deducted} />
      ))}
      <Figure field={sum.total} record={record} total />
    </Box>
  );
}

export function LinesCard({entity, lines, record}: LinesCardProps) {
  const say = useSay();
  const title = say(lines.label);
  return (
    <Card component="section" aria-label={title} sx={{px: 2, py: 1.75}}>
      <Typography component="h2" variant="h3" sx={{mb: 1.25}}>
        {title}
      </Typography>
      <LinesTable lines={lines} record={record} />
      <Sum entity={entity} lines={lines} record={record} />
    </Card>
  );
}
