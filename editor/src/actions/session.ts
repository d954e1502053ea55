/** Signs members in and out, and makes their accounts. */
import type {ActionContext} from './action';

export interface SignInFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The six digits from the mail. */
  readonly code: string;
}

export interface SignInForm extends SignInFields {
  /** The language of the mail with the code. */
  readonly mailLanguage: string;
}

/** What a visitor does on the way to being signed in. `verify` follows `register`, `reset` follows `forgot`. */
export type SignInStep = 'sign-in' | 'register' | 'verify' | 'forgot' | 'reset';

async function keep({editor, services}: ActionContext, token: string): Promise<void> {
  services.keepSession(token);
  editor.set({member: await services.api.account.member(), uploadHistory: null, favourites: {}});
}

/** Takes one step; answers the next one, or undefined once the member is signed in. Throws `ApiError`. */
export async function takeSignInStep(
  context: ActionContext,
  step: SignInStep,
  form: SignInForm,
): Promise<SignInStep | undefined> {
  const {api} = context.services;
  const {password, code, mailLanguage} = form;
  const [name, email] = [form.name.trim(), form.email.trim()];
  switch (step) {
    case 'sign-in':
      return keep(context, await api.account.signIn(email, password)).then(() => undefined);
    case 'register':
      return api.account.register({name, email, password, mailLanguage}).then(() => 'verify');
    case 'verify':
      return keep(context, await api.account.verify({name, email, password, code})).then(() => undefined);
    case 'forgot':
      return api.account.forgot({email, mailLanguage}).then(() => 'reset');
    case 'reset':
      return keep(context, await api.account.resetPassword({email, password, code})).then(() => undefined);
  }
}

/** Ends the member's session here even where the server cannot be reached; the design stays open. */
export async function signOut({editor, services}: ActionContext): Promise<void> {
  await services.api.account.signOut().catch(() => undefined);
  services.dropSession();
  editor.set({member: null, uploadHistory: null, favourites: {}, dialog: null});
}
