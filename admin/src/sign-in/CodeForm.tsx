/** The code of the authenticator, or one of the recovery codes. */
import {useState} from 'react';
import {TextField, Typography} from '@mui/material';
import {useT} from '../i18n/hooks';
import {signInPost} from './calls';
import {StepForm} from './StepForm';
import {stepOf, type Step} from './steps';

interface CodeFormProps {
  readonly ticket: string;
  readonly userName: string;
  readonly onStep: (step: Step) => Promise<void>;
}

export function CodeForm({ticket, userName, onStep}: CodeFormProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const submit = async () => {
    if (code.trim() === '') throw new Error(t('factor.codeRequired'));
    await onStep(stepOf(await signInPost('/user/secondFactor/signIn', {ticket, code: code.trim()})));
  };
  return (
    <StepForm submitLabel={t('signIn.submit')} onSubmit={submit}>
      <Typography variant="body2" color="textSecondary">
        {t('factor.ask', {name: userName})}
      </Typography>
      <TextField
        label={t('factor.code')}
        helperText={t('factor.orRecovery')}
        value={code}
        onChange={event => setCode(event.target.value)}
        autoFocus
        required
        autoComplete="one-time-code"
        slotProps={{htmlInput: {autoCapitalize: 'none', spellCheck: false, maxLength: 40}}}
      />
    </StepForm>
  );
}
