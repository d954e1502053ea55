/** Checks of the visitor's forms, made before anything is sent. Pure. */
import type {MessageKey} from '../i18n/keys';

export type Messages<Name extends string> = Partial<Record<Name, MessageKey>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MIN_PASSWORD = 8;

export interface PriceFields {
  readonly name: string;
  readonly email: string;
  readonly quantity: string;
}

export function checkPrice({name, email, quantity}: PriceFields): Messages<keyof PriceFields> {
  const amount = Number(quantity);
  return {
    ...(name.trim() === '' ? {name: 'form.required'} : {}),
    ...checkEmail(email),
    ...(Number.isSafeInteger(amount) && amount >= 1 && quantity.trim() !== '' ? {} : {quantity: 'form.quantity'}),
  };
}

export interface SignInFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The name is only asked of new members, whose password must be long enough. */
export function checkSignIn({name, email, password}: SignInFields, registering: boolean): Messages<keyof SignInFields> {
  const short = registering ? password.length < MIN_PASSWORD : password === '';
  return {
    ...(registering && name.trim() === '' ? {name: 'form.required'} : {}),
    ...checkEmail(email),
    ...(short ? {password: registering ? 'form.password' : 'form.required'} : {}),
  };
}

function checkEmail(email: string): Messages<'email'> {
  if (email.trim() === '') return {email: 'form.required'};
  return EMAIL.test(email.trim()) ? {} : {email: 'form.email'};
}
