import {useState, type FormEvent, type InputHTMLAttributes} from 'react';
import {useTranslation} from 'react-i18next';
import {openMyCreation} from '../actions/template/my-creation';
import {save} from '../actions/design/save';
import {share} from '../actions/design/share';
import {takeSignInStep, type SignInFields, type SignInStep} from '../actions/session';
import type {MessageKey} from '../i18n/keys';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useRun, useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {useText} from '../ui/use-text';
import {checkSignIn, SIGN_IN_FIELDS, type Messages} from './form';
import {focusFirstWrong} from './focus';
import {useSending} from './use-sending';

/** What the visitor was about to do goes on afterwards. */
const AFTER = {
  'sign-in': undefined,
  'sign-in-to-save': save,
  'sign-in-to-creation': openMyCreation,
  'sign-in-to-share': share,
};

interface StepTexts {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly submit: MessageKey;
  /** Ways to other steps. */
  readonly links: readonly {readonly to: SignInStep; readonly text: MessageKey}[];
}

const STEPS: Readonly<Record<SignInStep, StepTexts>> = {
  'sign-in': {
    title: 'sign.in',
    lead: 'sign.lead',
    submit: 'sign.in',
    links: [
      {to: 'register', text: 'sign.toRegister'},
      {to: 'forgot', text: 'sign.forgot'},
    ],
  },
  register: {
    title: 'sign.register',
    lead: 'sign.registerLead',
    submit: 'sign.register',
    links: [{to: 'sign-in', text: 'sign.toSignIn'}],
  },
  verify: {
    title: 'sign.verify',
    lead: 'sign.verifyLead',
    submit: 'sign.confirm',
    links: [{to: 'register', text: 'sign.again'}],
  },
  forgot: {
    title: 'sign.forgotTitle',
    lead: 'sign.forgotLead',
    submit: 'sign.send',
    links: [{to: 'sign-in', text: 'sign.toSignIn'}],
  },
  reset: {
    title: 'sign.forgotTitle',
    lead: 'sign.resetLead',
    submit: 'sign.setPassword',
    links: [{to: 'forgot', text: 'sign.again'}],
  },
};

function inputOf(
  field: keyof SignInFields,
  step: SignInStep,
): InputHTMLAttributes<HTMLInputElement> & {readonly text: MessageKey} {
  switch (field) {
    case 'name':
      return {text: 'sign.name', autoComplete: 'name', maxLength: 100};
    case 'email':
      return {text: 'sign.email', type: 'email', autoComplete: 'email', maxLength: 200};
    case 'code':
      return {text: 'sign.code', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12};
    case 'password':
      return {
        text: step === 'reset' ? 'sign.newPassword' : 'sign.password',
        type: 'password',
        autoComplete: step === 'sign-in' ? 'current-password' : 'new-password',
        maxLength: 200,
      };
  }
}

/**
 * Members sign in, visitors become members once their address is confirmed, and who has forgotten the password sets
 * another.
 */
export function SignInDialog({dialog}: {readonly dialog: keyof typeof AFTER}) {
  const t = useText();
  const {i18n} = useTranslation();
  const workbench = useWorkbench();
  const {run} = useRun();
  const sending = useSending<void>(t('sign.failed'));
  const [step, setStep] = useState<SignInStep>('sign-in');
  const [fields, setFields] = useState<SignInFields>({name: '', email: '', password: '', code: ''});
  const [wrong, setWrong] = useState<Messages<keyof SignInFields>>({});
  const texts = STEPS[step];
  const close = (): void => workbench.editor.set({dialog: null});

  function go(to: SignInStep): void {
    setStep(to);
    setWrong({});
    sending.forget();
  }

  function signedIn(): void {
    close();
    const after = AFTER[dialog];
    if (after) run(after);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const messages = checkSignIn(fields, step);
    setWrong(messages);
    if (Object.keys(messages).length > 0) return focusFirstWrong(event.currentTarget);
    void sending.send(async () => {
      const next = await takeSignInStep(workbench, step, {...fields, mailLanguage: i18n.language});
      if (next) setStep(next);
      else signedIn();
    });
  }

  return (
    <Dialog title={t(texts.title)} onClose={close}>
      <form className="form" noValidate onSubmit={submit} key={step}>
        <p>{t(texts.lead, {email: fields.email.trim()})}</p>
        {SIGN_IN_FIELDS[step].map((field, index) => {
          const {text, ...input} = inputOf(field, step);
          const message = wrong[field];
          return (
            <Field
              key={field}
              label={t(text)}
              {...input}
              required
              autoFocus={index === 0}
              value={fields[field]}
              error={message ? t(message) : sending.errors[field]}
              hint={input.autoComplete === 'new-password' ? t('sign.passwordHint') : undefined}
              onChange={event => setFields({...fields, [field]: event.target.value})}
            />
          );
        })}
        {sending.failure && (
          <p className="form-failure" role="alert">
            {sending.failure}
          </p>
        )}
        <Button kind="primary" type="submit" disabled={sending.busy}>
          {t(sending.busy ? 'sign.busy' : texts.submit)}
        </Button>
        <div className="form-links">
          {texts.links.map(({to, text}) => (
            <Button key={text} kind="quiet" onClick={() => go(to)}>
              {t(text)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
