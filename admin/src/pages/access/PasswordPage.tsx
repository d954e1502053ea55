/** Changes the signed-in user's own password, at the documented `/change/changePassWord` (CO-058). */
import {useState, type FormEvent} from 'react';
import {Alert, Card, Stack, TextField} from '@mui/material';
import {useNotify} from 'react-admin';
import {useNavigate} from 'react-router';
import {useT} from '../../i18n/hooks';
import {post} from '../../request/api';
import {messageOf} from '../../request/failure';
import {HOME} from '../../access/permitted';
import {PageHeader} from '../../frame/PageHeader';
import {SubmitButton} from '../../widgets/SubmitButton';

const MIN_LENGTH = 8;

export default function PasswordPage() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const [values, setValues] = useState({oldPassword: '', newPassword: '', repeated: ''});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<typeof values>) => {
    setValues({...values, ...part});
    setProblem(undefined);
  };
  const flaw = (): string | undefined => {
    if (values.oldPassword === '') return t('password.oldRequired');
    if (values.newPassword.length < MIN_LENGTH) return t('password.tooShort', {count: MIN_LENGTH});
    return values.newPassword === values.repeated ? undefined : t('password.different');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = flaw();
    if (found !== undefined) return setProblem(found);
    setBusy(true);
    try {
      await post(
        '/user/updateUserPassword',
        {oldPassword: values.oldPassword, newPassword: values.newPassword},
        undefined,
        {quiet: true},
      );
      notify(t('password.changed'), {type: 'success'});
      await navigate(HOME);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={t('shell.changePassword')} crumb={t('shell.changePassword')} />
      <Card sx={{p: 2.5, maxWidth: 420}}>
        <Stack component="form" spacing={2} noValidate onSubmit={event => void submit(event)}>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          <TextField
            type="password"
            required
            autoComplete="current-password"
            label={t('password.old')}
            value={values.oldPassword}
            onChange={event => set({oldPassword: event.target.value})}
          />
          <TextField
            type="password"
            required
            autoComplete="new-password"
            label={t('password.new')}
            value={values.newPassword}
            onChange={event => set({newPassword: event.target.value})}
          />
          <TextField
            type="password"
            required
            autoComplete="new-password"
            label={t('password.repeat')}
            value={values.repeated}
            onChange={event => set({repeated: event.target.value})}
          />
          <div>
            <SubmitButton type="submit" loading={busy}>
              {t('form.save')}
            </SubmitButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
