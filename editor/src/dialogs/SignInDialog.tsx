import {useState, type FormEvent} from 'react';
import {openCreation} from '../actions/creation';
import {save} from '../actions/save';
import {share} from '../actions/share';
import {signIn} from '../actions/session';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useRun, useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {useText} from '../ui/use-text';
import {checkSignIn, type Messages, type SignInFields} from './form';
import {focusFirstWrong} from './focus';
import {useSending} from './use-sending';

/** What the visitor was about to do goes on afterwards. */
const AFTER = {'sign-in': undefined, 'sign-in-to-save': save, 'sign-in-to-creation': openCreation, 'sign-in-to-share': share};

/** Members sign in, visitors become members. */
export function SignInDialog({dialog}: {readonly dialog: keyof typeof AFTER}) {
  const t = useText();
  const workbench = useWorkbench();
  const {run} = useRun();
  const sending = useSending<boolean>(t('sign.failed'));
  const [registering, setRegistering] = useState(false);
  const [fields, setFields] = useState({name: '', email: '', password: ''});
  const [wrong, setWrong] = useState<Messages<keyof SignInFields>>({});
  const close = (): void => workbench.editor.set({dialog: null});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const messages = checkSignIn(fields, registering);
    setWrong(messages);
    if (Object.keys(messages).length > 0) return focusFirstWrong(event.currentTarget);
    const {name, email, password} = fields;
    void sending.send(async () => {
      await signIn(workbench, {email: email.trim(), password, ...(registering ? {name: name.trim()} : {})});
      close();
      const after = AFTER[dialog];
      if (after) run(after);
      return true;
    });
  }

  const input = (field: keyof SignInFields) => {
    const message = wrong[field];
    return {
      value: fields[field], required: true, error: message ? t(message) : sending.errors[field],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => setFields({...fields, [field]: event.target.value}),
    };
  };

  return (
    <Dialog title={t(registering ? 'sign.register' : 'sign.in')} onClose={close}>
      <form className="form" noValidate onSubmit={submit}>
        <p>{t('sign.lead')}</p>
        {registering && <Field label={t('sign.name')} autoComplete="name" maxLength={100} {...input('name')} />}
        <Field label={t('sign.email')} type="email" autoComplete="email" maxLength={200} {...input('email')} />
        <Field label={t('sign.password')} type="password" autoComplete={registering ? 'new-password' : 'current-password'} maxLength={200} hint={registering ? t('sign.passwordHint') : undefined} {...input('password')} />
        {sending.failure && <p className="form-failure" role="alert">{sending.failure}</p>}
        <div className="form-buttons">
          <Button kind="quiet" onClick={() => { setRegistering(!registering); setWrong({}); }}>{t(registering ? 'sign.toSignIn' : 'sign.toRegister')}</Button>
          <Button kind="primary" type="submit" disabled={sending.busy}>{t(sending.busy ? 'sign.busy' : registering ? 'sign.register' : 'sign.in')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
