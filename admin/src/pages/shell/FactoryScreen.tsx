/**
 * Exists because the factory's big screen shows figures from across the room, with no menu and nobody to press a
 * button.
 */
import {useEffect, useState} from 'react';
import {Box, Button, Stack, Typography} from '@mui/material';
import {useQuery} from '@tanstack/react-query';
import {useLocation} from 'react-router';
import {clock} from '@emblem/schemas/clock';
import {DEFAULT_LOGIN} from '../../access/guard';
import {forgetSession} from '../../access/load';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {BACKGROUND, post} from '../../request/api';
import {isFailure, messageOf, SESSION_EXPIRED} from '../../request/failure';
import {asList, asNumber, asValues} from '../../model/parse';
import {dropToken, readToken} from '../../request/token';
import {model} from '../../model/schema';
import {useUpdateCheck} from '../../shell/use-update-check';
import {PageLink} from '../../widgets/PageLink';
import {useSecond} from '../../widgets/use-second';
import {claimReload} from './factory-reload';

/** Nobody is there to read a message, and an ended session is this page's own matter. */
const OWN_SCREEN = {...BACKGROUND, outsideSession: true} as const;

/** Milliseconds between two looks at the figures. */
const REFRESH = 60_000;

/**
 * Nobody is there to confirm a dialog: that the console was updated is kept in the browser, for whoever looks after the
 * screen (CO-373, CO-374).
 */
function keepUpdated(): void {
  localStorage.setItem('factoryScreen.updated', '1');
}

function countsOf(data: unknown): ReadonlyMap<number, number> {
  return new Map(
    asList(data)
      .map(asValues)
      .map(({status, qty}) => [asNumber(status) ?? 0, asNumber(qty) ?? 0]),
  );
}

/**
 * Without a session nothing is asked, so nothing can be refused; a session that ended is forgotten and the page loads
 * anew, once a minute at most (CO-686).
 */
function useCounts() {
  const [token] = useState(readToken);
  const query = useQuery({
    queryKey: ['factory-screen', token],
    enabled: token !== undefined,
    refetchInterval: REFRESH,
    queryFn: async ({signal}) => countsOf(await post('/order/manage/getOrderQtyByStatus', {}, signal, OWN_SCREEN)),
  });
  const expired = isFailure(query.error) && query.error.status === SESSION_EXPIRED;
  useEffect(() => {
    if (!expired) return;
    forgetSession();
    dropToken();
    if (claimReload(localStorage, clock.now())) window.location.reload();
  }, [expired]);
  return {...query, signedIn: token !== undefined && !expired};
}

function Figures({counts}: {readonly counts: ReadonlyMap<number, number>}) {
  const say = useSay();
  const locale = useLocale();
  const statuses = model.entity('order').field.status?.options ?? [];
  return (
    <Box sx={{display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 2}}>
      {statuses.map(status => (
        <Box
          key={String(status.value)}
          sx={{p: 2.5, border: 1, borderColor: 'divider', borderRadius: 2, backgroundColor: 'background.paper'}}
        >
          <Typography variant="body1" color="textSecondary">
            {say(status.label)}
          </Typography>
          <Typography
            component="div"
            sx={{fontSize: '3rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2}}
          >
            {(counts.get(Number(status.value)) ?? 0).toLocaleString(locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function FactoryScreen() {
  const t = useT();
  const locale = useLocale();
  const now = new Date(useSecond());
  const {pathname} = useLocation();
  const {data, error, signedIn} = useCounts();
  const embedded = pathname.includes('iframe');
  useUpdateCheck(keepUpdated);
  useEffect(() => {
    document.title = `${t('factory.title')} · ${t('shell.name')}`;
  }, [t]);
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', gap: 1}}>
        <Typography component="h1" sx={{fontSize: embedded ? '1.25rem' : '2rem', fontWeight: 700}}>
          {t('factory.title')}
        </Typography>
        {!embedded && (
          <Typography sx={{fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums'}}>
            {now.toLocaleString(locale)}
          </Typography>
        )}
      </Stack>
      {data && <Figures counts={data} />}
      {!signedIn && (
        <Stack spacing={1.5} sx={{alignItems: 'flex-start'}}>
          <Typography variant="body1">{t('factory.signIn')}</Typography>
          <Button variant="outlined" component={PageLink} to={DEFAULT_LOGIN} state={() => ({nextPathname: pathname})}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      )}
      {signedIn && error && (
        <Typography variant="body1" role="alert">
          {messageOf(error)}
        </Typography>
      )}
    </Stack>
  );
}
