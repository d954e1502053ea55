/**
 * The sign-in page at `/{source}/login`, and each step of signing in (CO-050, CO-053). An unknown source leads to
 * `/ly/login`.
 */
import {useEffect, useState, type ReactNode} from 'react';
import {Alert, Button, Stack, Typography} from '@mui/material';
import {useLocaleState} from 'ra-core';
import {Navigate, useLocation, useNavigate, useParams, useSearchParams} from 'react-router';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {asText, asValues} from '../model/parse';
import {isLoginSource, readToken, type LoginSource} from '../request/token';
import {PageLoading} from '../widgets/PageLoading';
import {startSession} from '../access/start-session';
import {HOME} from '../access/permitted';
import {readProblem} from '../access/problem';
import {AccountList} from './AccountList';
import {arrive, isArrival} from './arrive';
import {BindForm} from './BindForm';
import {signInPost} from './calls';
import {CodeForm} from './CodeForm';
import {PasswordForm} from './PasswordForm';
import {signInQuery, type SignInQuery} from './query';
import {ServiceButtons} from './ServiceButtons';
import {SignInFrame} from './SignInFrame';
import {onlyOfType, stepOf, type Account, type Step} from './steps';
import {SwitchAccount} from './SwitchAccount';

const DEFAULT_SOURCE = 'ly';
/** Switching account opens the page although there is a session (CO-052). */
const SWITCH_QUERY = 'is_login';

function useReturnTo(): string {
  const {nextPathname, nextSearch} = asValues(useLocation().state);
  const path = asText(nextPathname);
  return path === undefined || path.endsWith('/login') || path === '/' ? HOME : `${path}${asText(nextSearch) ?? ''}`;
}

const selectAccount = (uuid: string, {id}: Account) =>
  signInPost('/user/qyWx/selectAccountToLogin', {uuid, userId: id}).then(stepOf);

interface NextStepProps {
  readonly step: Exclude<Step, {kind: 'signed-in'}>;
  readonly source: LoginSource;
  readonly query: SignInQuery;
  readonly onStep: (step: Step) => Promise<void>;
}

function NextStep({step, source, query, onStep}: NextStepProps) {
  const t = useT();
  if (step.kind === 'code') return <CodeForm ticket={step.ticket} userName={step.userName} onStep={onStep} />;
  if (step.kind === 'choose')
    return (
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {t('signIn.choose', {name: step.label})}
        </Typography>
        <AccountList
          label={t('signIn.accounts')}
          accounts={step.accounts}
          onChoose={async account => onStep(await selectAccount(step.uuid, account))}
        />
      </Stack>
    );
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('bind.first', {name: step.label})}</Alert>
      <BindForm
        uuid={step.uuid}
        source={source}
        userName={query.userName}
        submitLabel={t('bind.submitAndSignIn')}
        onBound={async data => onStep(stepOf(data))}
      />
    </Stack>
  );
}

/** Whom the address announces: the person, and the department. */
function Announced({query: {exUserId, userName, department}}: {readonly query: SignInQuery}) {
  const t = useT();
  const name = userName || exUserId;
  if (exUserId === '' && department === '') return null;
  return (
    <Alert severity="info" sx={{mb: 2}}>
      {department === '' ? t('signIn.announced', {name}) : t('signIn.announcedFrom', {name, department})}
    </Alert>
  );
}

/** Takes the way back once, and answers what went wrong on it. */
function useArrival(params: URLSearchParams, onArrived: (step: Step, search: string) => Promise<void>) {
  const [arriving, setArriving] = useState(isArrival(params));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!arriving) return;
    arrive(params)
      .then(({step, search}) => onArrived(step, search))
      .catch((error: unknown) => setProblem(messageOf(error)))
      .finally(() => setArriving(false));
    // The way back is good once, whatever is rendered again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {arriving, problem};
}

function Steps({source, params}: {readonly source: LoginSource; readonly params: URLSearchParams}) {
  const t = useT();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const [, setLocale] = useLocaleState();
  const [query, setQuery] = useState(() => signInQuery(params));
  const [step, setStep] = useState<Step>();
  const isSwitch = params.has(SWITCH_QUERY) && readToken() !== undefined;
  const from = query.source ?? source;
  const onStep = async (next: Step, {typeId} = query): Promise<void> => {
    const only = next.kind === 'choose' ? onlyOfType(next.accounts, typeId) : undefined;
    if (next.kind === 'choose' && only) return onStep(await selectAccount(next.uuid, only));
    if (next.kind !== 'signed-in') return setStep(next);
    await startSession(next);
    await navigate(isSwitch ? HOME : returnTo, {replace: true});
  };
  const {arriving, problem} = useArrival(params, async (next, search) => {
    const left = signInQuery(new URLSearchParams(search));
    setQuery(left);
    await onStep(next, left);
  });
  useEffect(() => {
    if (query.locale) setLocale(query.locale);
  }, [query.locale, setLocale]);
  if (arriving) return <PageLoading />;
  let body: ReactNode;
  if (step && step.kind !== 'signed-in')
    body = (
      <>
        <NextStep step={step} source={from} query={query} onStep={onStep} />
        <Button variant="text" size="small" sx={{mt: 1.5}} onClick={() => setStep(undefined)}>
          {t('signIn.back')}
        </Button>
      </>
    );
  else if (isSwitch) body = <SwitchAccount source={from} userName={query.userName} onStep={onStep} />;
  else
    body = (
      <>
        <Announced query={query} />
        <PasswordForm source={from} userName={query.userName} problem={problem ?? readProblem()} onStep={onStep} />
        <ServiceButtons source={from} search={params.toString()} />
      </>
    );
  return (
    <SignInFrame title={isSwitch ? t('shell.switchAccount') : t('signIn.title')} subtitle={t('signIn.subtitle')}>
      {body}
    </SignInFrame>
  );
}

export default function SignInPage() {
  const t = useT();
  const {source} = useParams();
  const [params] = useSearchParams();
  useEffect(() => {
    document.title = `${t('signIn.title')} · ${t('shell.name')}`;
  }, [t]);
  if (!isLoginSource(source)) return <Navigate to={`/${DEFAULT_SOURCE}/login`} replace />;
  const stays = params.has(SWITCH_QUERY) || isArrival(params);
  if (readToken() && !stays) return <Navigate to={HOME} replace />;
  return <Steps key={params.toString()} source={source} params={params} />;
}
