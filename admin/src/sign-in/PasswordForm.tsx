/** User name and password (CO-053). */
import {useState} from 'react';
import {TextField} from '@mui/material';
import {useT} from '../i18n/hooks';
import type {LoginSource} from '../request/token';
import {signInPost} from './calls';
import {StepForm} from './StepForm';
import {stepOf, type Step} from './steps';

interface PasswordFormProps {
  readonly source: LoginSource;
  readonly userName?: string;
  readonly problem?: string;
  readonly autoFocus?: boolean;
  readonly onStep: (step: Step) => Promise<void>;
}

export function PasswordForm({source, userName: given = '', problem, autoFocus = true, onStep}: PasswordFormProps) {
  const t = useT();
  const [userName, setUserName] = useState(given);
  const [password, setPassword] = useState('');
  const submit = async () => {
    if (userName.trim() === '' || password === '') throw new Error(t('signIn.incomplete'));
    await onStep(stepOf(await signInPost('/login', {userName: userName.trim(), password, loginSource: source})));
  };
  return (
    <StepForm submitLabel={t('signIn.submit')} initialProblem={problem} onSubmit={submit}>
      <TextField
        label={t('signIn.userName')}
        value={userName}
        onChange={event => setUserName(event.target.value)}
        autoFocus={autoFocus && given === ''}
        autoComplete="username"
        required
        slotProps={{htmlInput: {autoCapitalize: 'none', spellCheck: false}}}
      />
      <TextField
        label={t('signIn.password')}
        type="password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        autoFocus={autoFocus && given !== ''}
        autoComplete="current-password"
        required
      />
    </StepForm>
  );
}
