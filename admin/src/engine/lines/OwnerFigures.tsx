/** Below lines: what their record comes to by them, apart from the sums that stand there already. */
import {Box} from '@mui/material';
import type {Entity, Field, Lines} from '@emblem/schemas';
import {expressionOf, propertiesRead, rollupOf} from '@emblem/schemas/expression';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useSay} from '../../i18n/hooks';
import {useFormTarget} from '../../model/form-target';
import {linesUnder} from '../fields/lines-under';
import {useFigures} from '../figures/FiguresProvider';

function followsFrom(entity: Entity, {computed}: Field, lines: Lines): boolean {
  const expression = expressionOf(computed);
  return (
    expression !== undefined &&
    propertiesRead(expression).some(name => {
      const read = entity.field[name];
      return read !== undefined && (linesUnder(entity, read) === lines || followsFrom(entity, read, lines));
    })
  );
}

/** A sum that the totals of the columns say, too. */
function isTotal({computed}: Field, {totals = []}: Lines): boolean {
  const sum = rollupOf(computed)?.sum;
  return typeof sum === 'string' && totals.includes(sum);
}

export function OwnerFigures({lines}: {readonly lines: Lines}) {
  const say = useSay();
  const session = useSession();
  const {entity} = useFormTarget();
  const {record, faults} = useFigures();
  const shown = entity.computed.filter(
    field =>
      canSee(session, entity, field) &&
      ((linesUnder(entity, field) === lines && !isTotal(field, lines)) || followsFrom(entity, field, lines)),
  );
  if (shown.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 2.5,
        rowGap: 0.5,
        m: 0,
        ml: 'auto',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {shown.map(field => (
        <Box key={field.name} data-figure={field.name} sx={{display: 'flex', gap: 1}}>
          <Box component="dt" sx={{color: 'text.secondary'}}>
            {say(field.label)}
          </Box>
          <Box component="dd" sx={{m: 0, fontWeight: 650}}>
            <FieldDisplay field={field} value={faults[field.name] ? null : record[field.name]} record={record} dense />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
