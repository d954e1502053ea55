/** For those whose day begins elsewhere: the way to their pages. */
import {Box, Card, Link, Typography} from '@mui/material';
import {HOME} from '../../access/permitted';
import {useSay, useT} from '../../i18n/hooks';
import {useMenu} from '../../shell/menu/use-menu';
import {PageLink} from '../../widgets/PageLink';

export function Shortcuts() {
  const t = useT();
  const say = useSay();
  const entries = useMenu()
    .flatMap(entry => (entry.children.length > 0 ? entry.children : [entry]))
    .filter(entry => entry.path !== undefined && entry.path !== HOME);
  return (
    <Card component="section" sx={{p: 2}}>
      <Typography component="h2" variant="h2" sx={{mb: 1}}>
        {t('home.pages')}
      </Typography>
      {entries.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('home.nothing')}
        </Typography>
      )}
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 2}}>
        {entries.map(entry => (
          <Link key={entry.key} component={PageLink} to={entry.path ?? ''} variant="body2">
            {say(entry.title)}
          </Link>
        ))}
      </Box>
    </Card>
  );
}
