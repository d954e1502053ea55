/** The presets of a list, each with how many records it would show: pressed, it shows these alone. */
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {Box, Chip, type SxProps, type Theme} from '@mui/material';
import OnIcon from '@mui/icons-material/Check';
import LateIcon from '@mui/icons-material/WarningAmberOutlined';
import {presetsOf, type Preset, type PresetKey} from '../../../access/presets';
import {useSession} from '../../../access/session-context';
import {useLocale, useSay, useT} from '../../../i18n/hooks';
import {model} from '../../../model/schema';
import {exactCount} from '../../../request/rest';
import {wireFilter} from '../../../request/wire-filter';
import {isDeletedView, useFilterValues, useListState} from '../../list-state/list-state';
import {useFollow} from '../../list-state/use-follow';

/** Milliseconds: time alone makes records late, and due. */
const REFRESH = 60_000;
const GOES_BY_TIME: readonly PresetKey[] = ['late', 'dueThisWeek'];

/** On a phone they go on beyond the edge, and are moved with a finger. */
const ROW = {
  display: {xs: 'flex', sm: 'contents'},
  // To both edges of the card: what its padding would leave out is given back.
  flexBasis: (theme: Theme) => `calc(100% + ${theme.spacing(3)})`,
  minWidth: 0,
  gap: 1,
  mx: -1.5,
  px: 1.5,
  py: 0.25,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': {display: 'none'},
  '& > *': {flexShrink: 0},
} satisfies SxProps<Theme>;

/** How many the list would show of them with its other filters. */
function useCount({key, turn}: Preset, keys: readonly unknown[]): number | undefined {
  const {view, fixed} = useListState();
  const {values} = useFilterValues();
  const filter = wireFilter(view.name, {...values, ...turn(values, true), ...fixed});
  const {data} = useQuery({
    queryKey: [...keys, filter],
    queryFn: ({signal}) => exactCount(view.entity.key, filter, signal),
    placeholderData: keepPreviousData,
    refetchInterval: GOES_BY_TIME.includes(key) ? REFRESH : false,
  });
  return data;
}

function PresetChip({preset, keys}: {readonly preset: Preset; readonly keys: readonly unknown[]}) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const {values, change} = useFilterValues();
  const count = useCount(preset, keys);
  const on = preset.isOn(values);
  const isLate = preset.key === 'late' && (on || (count !== undefined && count > 0));
  return (
    <Chip
      clickable
      aria-pressed={on}
      onClick={() => change(preset.turn(values, !on))}
      icon={on ? <OnIcon /> : preset.key === 'late' ? <LateIcon /> : undefined}
      color={isLate ? 'error' : on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      label={
        <>
          {preset.label ? say(preset.label) : t(`filter.${preset.key}`)}{' '}
          <Box component="span" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {count?.toLocaleString(locale)}
          </Box>
        </>
      }
      sx={{height: 28, ...(isLate || on ? {} : {fontWeight: 450, borderColor: 'divider'})}}
    />
  );
}

export function PresetChips() {
  const session = useSession();
  const {view} = useListState();
  const {values} = useFilterValues();
  const keys = [view.name, 'presets'];
  useFollow(view, keys, false);
  const isDeleted = isDeletedView(values);
  const presets = presetsOf(session, model, view).filter(({key}) => !isDeleted || !GOES_BY_TIME.includes(key));
  if (presets.length === 0) return null;
  return (
    <Box sx={ROW}>
      {presets.map(preset => (
        <PresetChip key={preset.key} preset={preset} keys={keys} />
      ))}
    </Box>
  );
}
