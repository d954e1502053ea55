/** Setting up one's second factor step by step, renewing its recovery codes and giving it up. */
import {useEffect, useState} from 'react';
import {Alert, Box, Button, Card, Chip, Stack, TextField, Typography} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {get, post} from '../../request/api';
import {messageOf} from '../../request/failure';
import {asNumber, asText, asTexts, asValues} from '../../model/parse';
import {StepForm} from '../../sign-in/StepForm';
import {QrCode} from '../../widgets/QrCode';
import {RecoveryCodes} from './RecoveryCodes';

interface Factor {
  readonly isOn: boolean;
  readonly recoveryLeft: number;
}

/** What is being done just now. */
type Task =
  | {readonly kind: 'password' | 'renew' | 'remove'}
  | {readonly kind: 'confirm'; readonly secret: string; readonly uri: string}
  | {readonly kind: 'codes'; readonly codes: readonly string[]};

interface TaskProps {
  readonly onTask: (task: Task) => void;
}

function PasswordField({value, onChange}: {readonly value: string; readonly onChange: (value: string) => void}) {
  const t = useT();
  return (
    <TextField
      type="password"
      required
      autoFocus
      autoComplete="current-password"
      label={t('password.old')}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  );
}

function CodeField({value, onChange}: {readonly value: string; readonly onChange: (value: string) => void}) {
  const t = useT();
  return (
    <TextField
      required
      label={t('factor.code')}
      value={value}
      onChange={event => onChange(event.target.value)}
      autoComplete="one-time-code"
      slotProps={{htmlInput: {maxLength: 40, autoCapitalize: 'none', spellCheck: false}}}
    />
  );
}

function AskPassword({onTask}: TaskProps) {
  const t = useT();
  const [password, setPassword] = useState('');
  const submit = async () => {
    if (password === '') throw new Error(t('password.oldRequired'));
    const {secret, uri} = asValues(await post('/user/secondFactor/begin', {password}, undefined, {quiet: true}));
    onTask({kind: 'confirm', secret: asText(secret) ?? '', uri: asText(uri) ?? ''});
  };
  return (
    <StepForm submitLabel={t('factor.next')} onSubmit={submit}>
      <PasswordField value={password} onChange={setPassword} />
    </StepForm>
  );
}

function Confirm({secret, uri, onTask}: TaskProps & {readonly secret: string; readonly uri: string}) {
  const t = useT();
  const [code, setCode] = useState('');
  const submit = async () => {
    if (code.trim() === '') throw new Error(t('factor.codeRequired'));
    onTask({
      kind: 'codes',
      codes: asTexts(
        asValues(await post('/user/secondFactor/confirm', {code: code.trim()}, undefined, {quiet: true})).recoveryCodes,
      ),
    });
  };
  return (
    <StepForm submitLabel={t('factor.turnOn')} onSubmit={submit}>
      <Typography variant="body2">{t('factor.scan')}</Typography>
      <QrCode text={uri} label={t('factor.qrCode')} />
      <Box>
        <Typography variant="caption" color="textSecondary">
          {t('factor.orType')}
        </Typography>
        <Typography component="div" sx={{fontFamily: 'monospace', overflowWrap: 'anywhere'}}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Box>
      <CodeField value={code} onChange={setCode} />
    </StepForm>
  );
}

function Renew({onTask}: TaskProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const submit = async () => {
    if (code.trim() === '') throw new Error(t('factor.codeRequired'));
    onTask({
      kind: 'codes',
      codes: asTexts(
        asValues(await post('/user/secondFactor/renewRecoveryCodes', {code: code.trim()}, undefined, {quiet: true}))
          .recoveryCodes,
      ),
    });
  };
  return (
    <StepForm submitLabel={t('factor.renew')} onSubmit={submit}>
      <CodeField value={code} onChange={setCode} />
    </StepForm>
  );
}

function Remove({onDone}: {readonly onDone: () => void}) {
  const t = useT();
  const [values, setValues] = useState({password: '', code: ''});
  const submit = async () => {
    if (values.password === '') throw new Error(t('password.oldRequired'));
    if (values.code.trim() === '') throw new Error(t('factor.codeRequired'));
    await post('/user/secondFactor/remove', {password: values.password, code: values.code.trim()}, undefined, {
      quiet: true,
    });
    onDone();
  };
  return (
    <StepForm submitLabel={t('factor.turnOff')} onSubmit={submit}>
      <PasswordField value={values.password} onChange={password => setValues({...values, password})} />
      <CodeField value={values.code} onChange={code => setValues({...values, code})} />
    </StepForm>
  );
}

function TaskForm({task, onTask, onDone}: TaskProps & {readonly task: Task; readonly onDone: () => void}) {
  if (task.kind === 'password') return <AskPassword onTask={onTask} />;
  if (task.kind === 'confirm') return <Confirm secret={task.secret} uri={task.uri} onTask={onTask} />;
  if (task.kind === 'codes') return <RecoveryCodes codes={task.codes} onDone={onDone} />;
  return task.kind === 'renew' ? <Renew onTask={onTask} /> : <Remove onDone={onDone} />;
}

async function readFactor(): Promise<Factor> {
  const {isOn, recoveryLeft} = asValues(await get('/user/secondFactor/get', {}, undefined, {quiet: true}));
  return {isOn: isOn === true, recoveryLeft: asNumber(recoveryLeft) ?? 0};
}

/** Undefined while it is being asked for. */
function useFactor() {
  const [factor, setFactor] = useState<Factor>();
  const [problem, setProblem] = useState<string>();
  const load = () =>
    readFactor()
      .then(setFactor)
      .catch((error: unknown) => setProblem(messageOf(error)));
  useEffect(() => {
    void load();
  }, []);
  return {factor, problem, load};
}

function Choices({isOn, onTask}: TaskProps & {readonly isOn: boolean}) {
  const t = useT();
  if (!isOn)
    return (
      <div>
        <Button variant="contained" onClick={() => onTask({kind: 'password'})}>
          {t('factor.setUp')}
        </Button>
      </div>
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
      <Button variant="outlined" onClick={() => onTask({kind: 'renew'})}>
        {t('factor.renew')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onTask({kind: 'remove'})}>
        {t('factor.turnOff')}
      </Button>
    </Stack>
  );
}

export function SecondFactorCard() {
  const t = useT();
  const {factor, problem, load} = useFactor();
  const [task, setTask] = useState<Task>();
  const done = () => {
    setTask(undefined);
    void load();
  };
  return (
    <Card component="section" aria-label={t('factor.title')} sx={{p: 2.5}}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
          <Typography component="h2" variant="h2">
            {t('factor.title')}
          </Typography>
          {factor && (
            <Chip
              size="small"
              color={factor.isOn ? 'success' : 'default'}
              label={t(factor.isOn ? 'factor.on' : 'factor.off')}
            />
          )}
        </Stack>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Typography variant="body2" color="textSecondary">
          {t('factor.help')}
        </Typography>
        {factor?.isOn === true && (
          <Typography variant="body2">{t('factor.left', {count: factor.recoveryLeft})}</Typography>
        )}
        {factor && !task && <Choices isOn={factor.isOn} onTask={setTask} />}
        {task && (
          <Box sx={{maxWidth: 360}}>
            <TaskForm key={task.kind} task={task} onTask={setTask} onDone={done} />
          </Box>
        )}
        {task && task.kind !== 'codes' && (
          <div>
            <Button variant="text" size="small" onClick={() => setTask(undefined)}>
              {t('common.cancel')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
