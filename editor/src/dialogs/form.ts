/** Checks of the visitor's forms, made before anything is sent. Pure. */
import type {SignInFields, SignInStep} from '../actions/session';
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

/** What each step asks for. */
export const SIGN_IN_FIELDS: Readonly<Record<SignInStep, readonly (keyof SignInFields)[]>> = {
  'sign-in': ['email', 'password'],
  register: ['name', 'email', 'password'],
  verify: ['code'],
  forgot: ['email'],
  reset: ['code', 'password'],
};

/** A password that is being set must be long enough; one that is only tried may be anything. */
export function checkSignIn(fields: SignInFields, step: SignInStep): Messages<keyof SignInFields> {
  const messages: Messages<keyof SignInFields> = {
    ...(fields.name.trim() === '' ? {name: 'form.required'} : {}),
    ...checkEmail(fields.email),
    ...checkPassword(fields.password, step !== 'sign-in'),
    ...(/^\d{6}$/.test(fields.code.replaceAll(/\s/g, '')) ? {} : {code: 'form.code'}),
  };
  return Object.fromEntries(SIGN_IN_FIELDS[step].flatMap(field => (messages[field] ? [[field, messages[field]]] : [])));
}

function checkPassword(password: string, isNew: boolean): Messages<'password'> {
  if (password === '') return {password: isNew ? 'form.password' : 'form.required'};
  return isNew && password.length < MIN_PASSWORD ? {password: 'form.password'} : {};
}

function checkEmail(email: string): Messages<'email'> {
  if (email.trim() === '') return {email: 'form.required'};
  return EMAIL.test(email.trim()) ? {} : {email: 'form.email'};
}
