/** What the records of a group come to, an amount for each currency; figures that come to nothing are left out. */
import {Box} from '@mui/material';
import {formatMoney} from '../../../controls/money/format';
import {useLocale, useSay} from '../../../i18n/hooks';
import type {RecordGroup} from '../../../request/groups';
import {useListState} from '../../list-state/list-state';

/** Further ones are no summary; a phone shows the first alone. */
const SHOWN = 3;

export function GroupSums({sums}: Pick<RecordGroup, 'sums'>) {
  const say = useSay();
  const locale = useLocale();
  const {view} = useListState();
  const {entity} = view;
  const fields = entity.summary.figures
    .flatMap(name => entity.field[name] ?? [])
    .filter(({name}) => sums.some(({amounts}) => Number(amounts.get(name) ?? 0) !== 0))
    .slice(0, SHOWN);
  return (
    <Box component="span" sx={{display: 'flex', gap: 2.5, ml: 'auto', flexWrap: 'wrap', justifyContent: 'flex-end'}}>
      {fields.map((field, index) => (
        <Box component="span" key={field.name} sx={{display: {xs: index === 0 ? 'block' : 'none', sm: 'block'}}}>
          <Box component="span" sx={{color: 'text.secondary', fontWeight: 450, mr: 0.75}}>
            {say(field.label)}
          </Box>
          <Box component="span" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {sums
              .flatMap(({currency, amounts}) => {
                const amount = amounts.get(field.name);
                return amount === undefined ? [] : [formatMoney(amount, {locale, currency, scale: 2})];
              })
              .join(' + ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
