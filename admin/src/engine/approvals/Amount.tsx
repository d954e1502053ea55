/** What a record that waits comes to: the amount that is decided on. */
import {Box} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useSay} from '../../i18n/hooks';
import {isBlank} from '../../model/equal';
import {visuallyHidden} from '../../theme/visually-hidden';
import {useFigures} from '../record/use-figures';
import type {WaitingRecord} from './waiting';

/** The last amount of money among its figures, since sums end with what they come to; else of what is shown of it. */
export function useAmount({view: {entity}, record}: WaitingRecord): Field | undefined {
  const session = useSession();
  const figures = useFigures(entity, record);
  const shown = (entity.approval?.shows ?? [])
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => canSee(session, entity, field) && !isBlank(record[field.name]));
  const isMoney = ({control}: Field) => control === 'money';
  return figures.findLast(isMoney) ?? shown.findLast(isMoney) ?? figures[0];
}

export function Amount({waiting, large = false}: {readonly waiting: WaitingRecord; readonly large?: boolean}) {
  const say = useSay();
  const field = useAmount(waiting);
  if (!field) return null;
  return (
    <Box
      sx={{
        fontSize: large ? '1.5rem' : '1rem',
        fontWeight: 650,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {say(field.label)}
      </Box>
      <FieldDisplay field={field} value={waiting.record[field.name]} record={waiting.record} dense />
    </Box>
  );
}
