/** What visitors type in to sign in or to register. */
import type {Language} from '../../../actor';
import {languageOf} from '../../../access/language';
import {isCommonPassword} from '../../../access/credentials/common-passwords';
import {PASSWORD_MIN} from '../../../access/credentials/password';
import {TEXTS as ACCESS_TEXTS} from '../../../access/texts';
import {badInput, optionalPassword, optionalText, requiredText} from '../../../acts/input';
import type {Values} from '../../../values';
import type {Context} from '../../../context';
import {say} from '../../../errors';
import {readAddress} from '../../../integrations/mail/address';
import {TEXTS} from '../texts';

/** Longer passwords than can be set are not worth a hash. */
const MAX_LENGTH = 1000;

export function emailOf(context: Context, input: Values): string {
  return requiredText(context, input, 'email').toLowerCase();
}

/** Of one member at most: an account belongs to a platform. */
export interface Address {
  readonly email: string;
  readonly proId: number;
  /** That mail to it is written in: the one its reader has chosen on the site. */
  readonly language: Language;
}

/** An address that mail can go to. */
function postalEmailOf(context: Context, input: Values): string {
  return (
    readAddress(requiredText(context, input, 'email')) ??
    badInput(context, 'email', say(TEXTS.badEmail, context.actor.language))
  );
}

export function passwordOf(context: Context, input: Values): string {
  const sent =
    optionalPassword(context, input, 'password') ??
    badInput(context, 'password', say(TEXTS.passwordNeeded, context.actor.language));
  return sent.length > MAX_LENGTH ? badInput(context, 'password') : sent;
}

/** The platform whose site the visitor is on. */
export function platformOf(context: Context): number {
  return context.actor.platformIds[0] ?? badInput(context, 'email', say(TEXTS.noPlatform, context.actor.language));
}

export function addressOf(context: Context, input: Values): Address {
  const asked = optionalText(context, input, 'mailLanguage');
  return {
    email: postalEmailOf(context, input),
    proId: platformOf(context),
    language: languageOf(asked) ?? context.actor.language,
  };
}

/** Long enough to be set. */
export function newPasswordOf(context: Context, input: Values): string {
  const password = passwordOf(context, input);
  if (isCommonPassword(password))
    return badInput(context, 'password', say(ACCESS_TEXTS.passwordCommon, context.actor.language));
  if ([...password].length >= PASSWORD_MIN) return password;
  return badInput(context, 'password', say(ACCESS_TEXTS.passwordShort, context.actor.language, {length: PASSWORD_MIN}));
}
