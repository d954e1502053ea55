/** What an order comes to, below its products: its parts, and the total. */
import {Box} from '@mui/material';
import {FieldDisplay} from '../../controls/FieldDisplay';
import type {EntityRecord} from '../../model/record';
import {useView} from '../../engine/use-view';
import {useSay} from '../../i18n/hooks';

const TOTAL = 'orderTotal';
const PARTS = ['productTotal', 'shippingFee', 'taxPrice', 'additionalCosts', 'discount'] as const;

/** The properties that stand here alone. */
export const TOTALS: readonly string[] = ['productTotal', TOTAL];

/** What is deducted says so. */
const DEDUCTED: ReadonlySet<string> = new Set(['discount']);

function isNothing(amount: unknown): boolean {
  return typeof amount !== 'string' || /^0*(\.0*)?$/.test(amount);
}

export function OrderTotals({record}: {readonly record: EntityRecord}) {
  const say = useSay();
  const {entity} = useView();
  const shown = [...PARTS.filter((name, index) => index === 0 || !isNothing(record[name])), TOTAL]
    .map(name => entity.field[name])
    .filter(field => field !== undefined);
  return (
    <Box
      component="dl"
      aria-label={entity.field[TOTAL] && say(entity.field[TOTAL].label)}
      sx={{
        m: 0,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: '1fr minmax(96px, max-content)',
        columnGap: 3,
        rowGap: 0.5,
        textAlign: 'right',
        fontSize: '0.8125rem',
      }}
    >
      {shown.map(field => {
        const total = field.name === TOTAL;
        return (
          <Box
            key={field.name}
            sx={{
              display: 'contents',
              '& > *': {m: 0, fontWeight: total ? 650 : 400, fontSize: total ? '0.9375rem' : undefined},
            }}
          >
            <Box component="dt" sx={{color: total ? 'text.primary' : 'text.secondary'}}>
              {say(field.label)}
            </Box>
            <Box component="dd">
              {DEDUCTED.has(field.name) && '− '}
              <FieldDisplay field={field} value={record[field.name]} record={record} dense />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
