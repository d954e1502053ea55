import type {ActionContext} from './action';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Given: a new account is made under this name. */
  readonly name?: string;
}

/** Signs a member in, or registers one, and keeps the session. Throws `ApiError`. */
export async function signIn({editor, services}: ActionContext, {email, password, name}: Credentials): Promise<void> {
  const token = name === undefined ? await services.api.signIn(email, password) : await services.api.register(name, email, password);
  services.keepSession(token);
  editor.set({member: await services.api.member(), uploadHistory: null});
}
