/** The sign-in page at `/{source}/login` (CO-050, CO-053). An unknown source leads to `/ly/login`. */
import {useEffect, useState, type FormEvent} from 'react';
import {Alert, Box, Button, Stack, TextField, Typography} from '@mui/material';
import {useLogin} from 'react-admin';
import {Navigate, useLocation, useParams, useSearchParams} from 'react-router';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {isLoginSource, readToken} from '../request/token';
import {LanguageMenu} from '../shell/LanguageMenu';
import {Logo} from '../shell/Logo';
import {HOME} from './permitted';
import {ThemeButton} from '../shell/ThemeButton';
import type {Credentials} from './auth-provider';
import {readProblem} from './problem';
import {asText, asValues} from '../request/parse';

const DEFAULT_SOURCE = 'ly';
/** Switching account opens the page although there is a session (CO-052). */
const SWITCH_QUERY = 'is_login';

function SignInForm({source}: {readonly source: string}) {
  const t = useT();
  const login = useLogin();
  const {state} = useLocation();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(readProblem);
  const [busy, setBusy] = useState(false);
  const returnTo = () => {
    const {nextPathname, nextSearch} = asValues(state);
    const path = asText(nextPathname);
    return path === undefined || path.endsWith('/login') || path === '/' ? HOME : `${path}${asText(nextSearch) ?? ''}`;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (userName.trim() === '' || password === '') return setProblem(t('signIn.incomplete'));
    setBusy(true);
    setProblem(undefined);
    try {
      const credentials: Credentials = {userName, password, source};
      await login(credentials, returnTo());
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={event => void submit(event)}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={t('signIn.userName')} value={userName} onChange={event => setUserName(event.target.value)} autoFocus autoComplete="username" required
        slotProps={{htmlInput: {autoCapitalize: 'none', spellCheck: false}}}
      />
      <TextField label={t('signIn.password')} type="password" value={password} onChange={event => setPassword(event.target.value)} autoComplete="current-password" required />
      <Button type="submit" variant="contained" loading={busy} sx={{minHeight: 38}}>{t('signIn.submit')}</Button>
    </Stack>
  );
}

export default function SignInPage() {
  const t = useT();
  const {source} = useParams();
  const [query] = useSearchParams();
  useEffect(() => {
    document.title = `${t('signIn.title')} · ${t('shell.name')}`;
  }, [t]);
  if (!isLoginSource(source)) return <Navigate to={`/${DEFAULT_SOURCE}/login`} replace />;
  if (readToken() && query.get(SWITCH_QUERY) === null) return <Navigate to={HOME} replace />;
  return (
    <Box component="main" sx={{minHeight: '100vh', display: 'flex', flexDirection: 'column'}}>
      <Box sx={{display: 'flex', justifyContent: 'flex-end', p: 1, color: 'text.secondary'}}><LanguageMenu /><ThemeButton /></Box>
      <Box sx={{flex: 1, display: 'grid', placeItems: 'center', px: 2, pb: 12}}>
        <Box sx={{width: '100%', maxWidth: 360, p: {xs: 2.5, sm: 4}, border: 1, borderColor: 'divider', borderRadius: 2, backgroundColor: 'background.paper'}}>
          <Stack direction="row" spacing={1.25} sx={{alignItems: 'center', mb: 3}}>
            <Logo size={32} />
            <Box>
              <Typography component="h1" variant="h1">{t('signIn.title')}</Typography>
              <Typography variant="caption" color="textSecondary">{t('signIn.subtitle')}</Typography>
            </Box>
          </Stack>
          <SignInForm source={source} />
        </Box>
      </Box>
    </Box>
  );
}
