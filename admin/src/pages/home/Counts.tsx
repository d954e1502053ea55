/** How many records there are of each kind, each number a way to them. */
import {Box, Card, Typography} from '@mui/material';
import {listAddress} from '../../engine/report/list-address';
import {useLocale, useSay} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import type {HomeCount} from './answer';

export const TILES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 1fr))'},
} as const;

/** Pixels of a tile. */
export const TILE_HEIGHT = 74;

/** `10,000+` where there are more; a dash where counting takes too long. */
export function useTotal(): (count: Pick<HomeCount, 'total' | 'capped'>) => string {
  const locale = useLocale();
  return ({total, capped}) => {
    if (total === undefined) return '–';
    return capped ? `${(total - 1).toLocaleString(locale)}+` : total.toLocaleString(locale);
  };
}

function CountTile({count}: {readonly count: HomeCount}) {
  const say = useSay();
  const totalOf = useTotal();
  const {view, title, where, total} = count;
  return (
    <Card
      component={PageLink}
      to={listAddress(view.entity.key, where, say(title))}
      sx={{
        px: 1.75,
        py: 1.25,
        display: 'block',
        minHeight: TILE_HEIGHT,
        color: total === 0 ? 'text.secondary' : 'text.primary',
        textDecoration: 'none',
        '&:hover': {borderColor: 'primary.main'},
      }}
    >
      <Typography variant="caption" color="textSecondary" component="div">
        {say(title)}
      </Typography>
      <Typography
        component="div"
        sx={{fontSize: '1.375rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.3}}
      >
        {totalOf(count)}
      </Typography>
    </Card>
  );
}

export function Counts({counts, label}: {readonly counts: readonly HomeCount[]; readonly label: string}) {
  const say = useSay();
  if (counts.length === 0) return null;
  return (
    <Box component="section" aria-label={label} sx={TILES}>
      {counts.map(count => (
        <CountTile key={`${count.view.entity.key} ${say(count.title)}`} count={count} />
      ))}
    </Box>
  );
}
