/** How many records of a list are late (`x-due`): pressed, it shows these alone. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {Box, Chip} from '@mui/material';
import OnIcon from '@mui/icons-material/Check';
import LateIcon from '@mui/icons-material/WarningAmberOutlined';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../../access/field-rights';
import {useSession} from '../../../access/session-context';
import {useLocale, useT} from '../../../i18n/hooks';
import {isLateFilter, lateFilter, withoutLimit} from '../../../model/late';
import {exactCount} from '../../../request/rest';
import {wireFilter} from '../../../request/wire-filter';
import {isDeletedView, useFilterValues, useListState} from '../../list-state/list-state';
import {useFollow} from '../../list-state/use-follow';

/** Milliseconds: time alone makes records late. */
const REFRESH = 60_000;

/** How many the list would show of them with its other filters. */
function useLateCount(field: Field): number | undefined {
  const {view, fixed} = useListState();
  const {values} = useFilterValues();
  const filter = wireFilter(view.name, {...values, ...withoutLimit(field), ...lateFilter(field), ...fixed});
  const key = [view.name, 'late'];
  useFollow(view, key, false);
  const {data} = useQuery({
    queryKey: [...key, filter],
    queryFn: ({signal}) => exactCount(view.entity.key, filter, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });
  return data;
}

function LateOf({field}: {readonly field: Field}) {
  const t = useT();
  const locale = useLocale();
  const {values, change} = useFilterValues();
  const count = useLateCount(field);
  const on = isLateFilter(field, values);
  const isAny = on || (count !== undefined && count > 0);
  return (
    <Chip
      clickable
      aria-pressed={on}
      onClick={() => change({...withoutLimit(field), ...(on ? {} : lateFilter(field))})}
      icon={on ? <OnIcon /> : <LateIcon />}
      color={isAny ? 'error' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      label={
        <>
          {t('filter.late')}{' '}
          <Box component="span" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {count?.toLocaleString(locale)}
          </Box>
        </>
      }
      sx={{height: 28, ...(isAny ? {} : {fontWeight: 450, borderColor: 'divider'})}}
    />
  );
}

export function LateChip() {
  const session = useSession();
  const {
    view: {entity},
  } = useListState();
  const {values} = useFilterValues();
  const field = entity.fields.find(({isDue}) => isDue);
  if (!field || !canSee(session, entity, field) || isDeletedView(values)) return null;
  return <LateOf field={field} />;
}
