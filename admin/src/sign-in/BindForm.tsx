/**
 * Binds a general-backend account: to the person of a sign-in under way, or to whoever is signed in (CO-054, CO-396,
 * CO-397).
 */
import {useState} from 'react';
import {TextField} from '@mui/material';
import {useT} from '../i18n/hooks';
import type {LoginSource} from '../request/token';
import {signInPost} from './calls';
import {StepForm} from './StepForm';

interface BindFormProps {
  readonly uuid?: string;
  readonly source: LoginSource;
  readonly userName?: string;
  readonly submitLabel: string;
  /** Given what the server answered. */
  readonly onBound: (data: unknown) => Promise<void>;
}

export function BindForm({uuid, source, userName: given = '', submitLabel, onBound}: BindFormProps) {
  const t = useT();
  const [userName, setUserName] = useState(given);
  const [password, setPassword] = useState('');
  const submit = async () => {
    if (userName.trim() === '') throw new Error(t('bind.accountRequired'));
    if (password === '') throw new Error(t('bind.passwordRequired'));
    await onBound(
      await signInPost('/user/bindAccount', {userName: userName.trim(), password, uuid, loginSource: source}),
    );
    setUserName('');
    setPassword('');
  };
  return (
    <StepForm submitLabel={submitLabel} onSubmit={submit}>
      <TextField
        label={t('bind.account')}
        value={userName}
        onChange={event => setUserName(event.target.value)}
        autoComplete="username"
        required
        slotProps={{htmlInput: {autoCapitalize: 'none', spellCheck: false}}}
      />
      <TextField
        label={t('bind.password')}
        type="password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        autoComplete="off"
        required
      />
    </StepForm>
  );
}
