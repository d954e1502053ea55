/** Signing in by another service: WeChat Work (CO-477, CO-478) and Google (CO-479). */
import {timingSafeEqual} from 'node:crypto';
import {textOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import {requireToken} from '../../../access/limits/throttle';
import {issueTicket, takeTicket, useUp} from '../../../access/ticket';
import {newToken} from '../../../access/credentials/token';
import {optionalText, requiredText} from '../../../acts/input';
import type {Act, ActRequest, Context} from '../../../context';
import {readProviders, type Providers} from '../../../config/providers';
import {Refusal, say} from '../../../errors';
import {arriveFromGoogle, departToGoogle} from '../../../integrations/openid/sign-in';
import {ProviderFailure} from '../../../integrations/provider-failure';
import {wechatWorkPage, wechatWorkUser} from '../../../integrations/wechat-work/sign-in';
import {text} from '../../../messages';
import {admit, loginSourceOf, type LoginSource} from './admit';
import {accountsOf, offer, rememberedPerson, rememberPerson, type Person} from './person';

type Service = 'google' | 'wechatWork';

/** 422 where the environment does not name the service. */
function requireService<S extends Service>(context: Context, service: S): NonNullable<Providers[S]> {
  return readProviders()[service] ?? refuseUnconfigured(context);
}

function refuseUnconfigured(context: Context): never {
  throw new Refusal(422, text('notConfigured', context.actor.language), {errors: {}});
}

/** Where the service sends the browser back to; it must have been told of this address beforehand. */
function wayBack({headers}: ActRequest, source: LoginSource): string {
  return `${readProviders().publicUrl ?? `http://${headers.host ?? ''}`}/${source}/login`;
}

/** What the other service refused or did not answer is said as a 422, without its words. */
async function withProviderFailure<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    console.error(error);
    throw new Refusal(
      422,
      say(error.kind === 'unreachable' ? TEXTS.providerSilent : TEXTS.notConfirmed, context.actor.language),
    );
  }
}

function requireState(context: Context, kept: string, sent: string): void {
  const [a, b] = [Buffer.from(kept), Buffer.from(sent)];
  if (a.length !== b.length || !timingSafeEqual(a, b))
    throw new Refusal(422, say(TEXTS.notConfirmed, context.actor.language));
}

/**
 * A session where the person has one account; else the accounts to choose from, none meaning that one is to be bound.
 */
async function signInAs(context: Context, person: Person, loginSource: LoginSource, uuid?: string) {
  const accounts = await accountsOf(context, person);
  const [only, another] = accounts;
  if (only && !another) {
    if (uuid !== undefined) await useUp(context, (await rememberedPerson(context, uuid)).ticket);
    return admit(context, only, loginSource);
  }
  return {
    token: null,
    uuid: uuid ?? (await rememberPerson(context, person, loginSource)),
    label: person.label,
    accounts: accounts.map(offer),
  };
}

/** `POST /user/qyWx/begin`: the page to go to, and the ticket that the same browser brings back. */
export const beginWechatWork: Act<'beginWechatWork'> = {
  name: 'beginWechatWork',
  async run(context, input, request) {
    const config = requireService(context, 'wechatWork');
    await requireToken(context, 'sign-in');
    const loginSource = loginSourceOf(context, input);
    const state = newToken();
    const ticket = await issueTicket(context, 'wechat-work', {state, loginSource});
    return {url: wechatWorkPage(config, wayBack(request, loginSource), state), ticket};
  },
};

/**
 * `POST /user/qyWx/verify`: the code that WeChat Work sent the browser back with, for a `uuid` to get the token by
 * (CO-478).
 */
export const verifyWechatWork: Act<'verifyWechatWork'> = {
  name: 'verifyWechatWork',
  async run(context, input) {
    const config = requireService(context, 'wechatWork');
    const [code, state, ticket] = [
      requiredText(context, input, 'code'),
      requiredText(context, input, 'state'),
      requiredText(context, input, 'ticket'),
    ];
    await requireToken(context, 'sign-in');
    const {detail} = await takeTicket(context, 'wechat-work', ticket);
    requireState(context, textOf(detail, 'state') ?? '', state);
    const subject = await withProviderFailure(context, () => wechatWorkUser(config, code));
    const person: Person = {provider: 'wechat-work', subject, label: subject};
    const uuid = await rememberPerson(context, person, loginSourceOf(context, detail));
    return {uuid, exUserId: subject, accounts: (await accountsOf(context, person)).map(offer)};
  },
};

/** `GET /user/qyWx/getTokenByUUid` (CO-477). */
export const getTokenByUUid: Act<'getTokenByUUid'> = {
  name: 'getTokenByUUid',
  async run(context, input) {
    const uuid = requiredText(context, input, 'uuid');
    await requireToken(context, 'sign-in');
    const {person, loginSource} = await rememberedPerson(context, uuid);
    return signInAs(context, person, loginSource, uuid);
  },
};

export const beginGoogle: Act<'beginGoogle'> = {
  name: 'beginGoogle',
  async run(context, input, request) {
    const config = requireService(context, 'google');
    await requireToken(context, 'sign-in');
    const {url, departure} = await withProviderFailure(context, () =>
      departToGoogle(config, wayBack(request, 'google')),
    );
    return {
      url,
      ticket: await issueTicket(context, 'google', {...departure, loginSource: loginSourceOf(context, input)}),
    };
  },
};

/**
 * `POST /user/google/login`: for accounts with the verified e-mail address, and those bound to the Google account
 * (CO-479).
 */
export const signInWithGoogle: Act<'signInWithGoogle'> = {
  name: 'signInWithGoogle',
  async run(context, input) {
    const config = requireService(context, 'google');
    const [code, state, ticket] = [
      requiredText(context, input, 'code'),
      requiredText(context, input, 'state'),
      requiredText(context, input, 'ticket'),
    ];
    await requireToken(context, 'sign-in');
    const {detail} = await takeTicket(context, 'google', ticket);
    const kept = (name: string) => textOf(detail, name) ?? '';
    requireState(context, kept('state'), state);
    const departure = {
      redirectUri: kept('redirectUri'),
      state: kept('state'),
      nonce: kept('nonce'),
      verifier: kept('verifier'),
    };
    const {subject, email} = await withProviderFailure(context, () =>
      arriveFromGoogle(config, departure, {code, state, iss: optionalText(context, input, 'iss')}),
    );
    return signInAs(
      context,
      {provider: 'google', subject, email, label: email ?? subject},
      loginSourceOf(context, detail),
    );
  },
};
