/** Pages and the number of records; beyond the server's cap the exact number comes on click. */
import {Box, Button, IconButton, MenuItem, TextField, Typography} from '@mui/material';
import LastIcon from '@mui/icons-material/LastPage';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import {useQuery} from '@tanstack/react-query';
import {useLocale, useT} from '../../i18n/hooks';
import {countKey, isCapped} from '../../request/list-answer';
import {exactCount} from '../../request/rest';
import {useListState, useRecords, useWire} from '../list-state/list-state';

const SIZES = [10, 25, 50, 100];
/** The number of records, exactly: known, or counted when somebody wants to know. */
function useExact(total: number, capped: boolean) {
  const {view} = useListState();
  const filter = useWire();
  const {data, isFetching, refetch} = useQuery({
    queryKey: countKey(view.name, filter),
    queryFn: ({signal}) => exactCount(view.entity.key, filter, signal),
    enabled: false,
  });
  return {
    exact: capped ? data : total,
    least: total - 1,
    isCounting: isFetching,
    count: async () => (capped ? (await refetch()).data : total),
  };
}

function Total({exact, least, isCounting, count}: ReturnType<typeof useExact>) {
  const t = useT();
  const locale = useLocale();
  if (exact !== undefined) return <>{exact.toLocaleString(locale)}</>;
  return (
    <Button
      variant="text"
      loading={isCounting}
      onClick={() => void count()}
      title={t('list.countExactly')}
      sx={{minWidth: 0, px: 0.5, minHeight: 24}}
    >
      {least.toLocaleString(locale)}+
    </Button>
  );
}

export function Pager() {
  const t = useT();
  const locale = useLocale();
  const {data, total = 0, meta, page, perPage, setPage, setPerPage, hasNextPage, isPending} = useRecords();
  const counted = useExact(total, isCapped(meta));
  if (isPending || !data || (total === 0 && page === 1)) return null;
  const last = async (): Promise<void> => {
    const all = await counted.count();
    if (all !== undefined) setPage(Math.ceil(all / perPage));
  };
  const from = (page - 1) * perPage + 1;
  const sizes = SIZES.includes(perPage) ? SIZES : [...SIZES, perPage].sort((a, b) => a - b);
  return (
    <Box
      component="nav"
      aria-label={t('list.paging')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        // In sight however long the page is: cards and the blocks of a phone are as many as they are.
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        backgroundColor: 'background.paper',
        borderRadius: '0 0 8px 8px',
      }}
    >
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, mr: 'auto'}}>
        <Typography variant="caption" color="textSecondary" aria-hidden>
          {t('list.perPage')}
        </Typography>
        <TextField
          select
          hiddenLabel
          variant="standard"
          value={perPage}
          onChange={event => setPerPage(Number(event.target.value))}
          sx={{width: 56, '& .MuiSelect-select': {py: 0.25, fontSize: '0.8125rem'}}}
          slotProps={{select: {disableUnderline: true, SelectDisplayProps: {'aria-label': t('list.perPage')}}}}
        >
          {sizes.map(size => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Typography variant="body2" component="div" aria-live="polite" sx={{fontVariantNumeric: 'tabular-nums'}}>
        {t('list.range', {from: from.toLocaleString(locale), to: (from + data.length - 1).toLocaleString(locale)})}{' '}
        <Total {...counted} />
      </Typography>
      <Box>
        <IconButton aria-label={t('list.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={t('list.next')} disabled={hasNextPage !== true} onClick={() => setPage(page + 1)}>
          <NextIcon />
        </IconButton>
        <IconButton
          aria-label={t('list.last')}
          disabled={hasNextPage !== true}
          loading={counted.isCounting}
          onClick={() => void last()}
        >
          <LastIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
