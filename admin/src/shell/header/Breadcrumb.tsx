/** Where the page lies: home, its menu groups, its entry, and what the page adds (CO-049). */
import {Breadcrumbs, Link, Typography} from '@mui/material';
import {useLocation} from 'react-router';
import {useSay, useT} from '../../i18n/hooks';
import {PageLink} from '../../widgets/PageLink';
import {useCrumb} from '../../frame/crumb';
import {HOME} from '../../access/permitted';
import type {MenuEntry} from '../../frame/menu';
import {views} from '../../model/views';
import {useMenu, useMenuPlace} from '../menu/use-menu';

/** A list that is in no menu of the user's is a place all the same. */
function placeOfView(pathname: string): readonly MenuEntry[] {
  const view = views.find(({name}) => pathname === `/${name}` || pathname.startsWith(`/${name}/`));
  return view ? [{key: view.name, title: view.title, icon: view.icon, path: `/${view.name}`, children: []}] : [];
}

/** Where there is little room, only the last two parts show. */
const NARROW = '@media (max-width: 599px)';

export function Breadcrumb() {
  const t = useT();
  const say = useSay();
  const entries = useMenu();
  const {pathname} = useLocation();
  const trail = (useMenuPlace(entries)?.trail ?? placeOfView(pathname)).filter(entry => entry.breadcrumb !== false);
  const crumb = useCrumb();
  const last = trail.length - 1;
  return (
    <Breadcrumbs
      aria-label={t('shell.breadcrumb')}
      separator="/"
      maxItems={4}
      sx={{
        fontSize: '0.8125rem',
        minWidth: 0,
        '& ol': {flexWrap: 'nowrap'},
        '& li': {minWidth: 0, whiteSpace: 'nowrap'},
        '& li > *': {display: 'block', overflow: 'hidden', textOverflow: 'ellipsis'},
        [NARROW]: {'& li:nth-last-of-type(n+4)': {display: 'none'}},
      }}
    >
      {trail.length === 0 && crumb === undefined ? (
        <Typography variant="body2" aria-current="page">
          {t('shell.home')}
        </Typography>
      ) : (
        <Link component={PageLink} to={HOME} color="inherit" variant="body2">
          {t('shell.home')}
        </Link>
      )}
      {trail.map((entry, index) => {
        const isPage = index === last && crumb === undefined;
        if (entry.path === undefined || isPage)
          return (
            <Typography
              key={entry.key}
              variant="body2"
              noWrap
              color={isPage ? 'textPrimary' : 'inherit'}
              aria-current={isPage ? 'page' : undefined}
            >
              {say(entry.title)}
            </Typography>
          );
        return (
          <Link key={entry.key} component={PageLink} to={entry.path} color="inherit" variant="body2" noWrap>
            {say(entry.title)}
          </Link>
        );
      })}
      {crumb !== undefined && (
        <Typography variant="body2" noWrap color="textPrimary" aria-current="page">
          {crumb}
        </Typography>
      )}
    </Breadcrumbs>
  );
}
