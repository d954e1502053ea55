/**
 * Tells the owner of an account by mail that somebody has been guessing at its password. Whose account it is, if
 * anybody's, is looked up in the background, so that an attempt takes as long for a name that no account has.
 */
import {MEMBER, USER} from '@emblem/schemas/values';
import {SYSTEM} from '../actor';
import {languageOf} from './language';
import {numberOf, textOf} from '../record-values';
import {TEXTS} from './texts';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {readMail} from '../config/mail';
import {takeToken} from '../database/limits';
import {say} from '../errors';
import {readAddress} from '../integrations/mail/address';
import {queueMail} from '../integrations/mail/outgoing';
import {find} from '../read';
import {enqueue} from '../write';

export const WARNING_JOB = 'warnOwner';

/** One mail a day says it. */
const WARNINGS = {capacity: 1, perSecond: 1 / 86_400};
const ATTEMPTS = 3;

interface Named {
  readonly realm: string;
  readonly name: string;
}

export async function queueWarning(context: Context, {realm, name}: Named): Promise<void> {
  await enqueue(context, WARNING_JOB, {realm, name: name.slice(0, 200)}, {attempts: ATTEMPTS});
}

const MEMBER_REALM = /^member (\d{1,15})$/;

async function ownerOf(system: Context, {realm, name}: Named): Promise<WireRecord | undefined> {
  if (realm === 'staff')
    return find(system, 'user', {all: [{eq: ['userName', name]}, {eq: ['state', USER.state.enabled]}]});
  const proId = MEMBER_REALM.exec(realm)?.[1];
  return proId === undefined
    ? undefined
    : find(system, 'member', {
        all: [
          {eq: ['email', name.toLowerCase()]},
          {eq: ['proId', Number(proId)]},
          {eq: ['state', MEMBER.state.enabled]},
        ],
      });
}

async function languageFor(system: Context, owner: WireRecord): Promise<'zh' | 'en'> {
  const proId = numberOf(owner, 'proId');
  const site = proId === null ? undefined : await find(system, 'project', {eq: ['id', proId]});
  return languageOf(textOf(site ?? owner, 'language')) ?? 'en';
}

function readPayload(payload: unknown): Named {
  const {realm, name}: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? {...payload} : {};
  if (typeof realm !== 'string' || typeof name !== 'string') throw new Error('A warning was queued for nobody.');
  return {realm, name};
}

/** Does nothing where there is no such account, no address, no mail server, or a mail has said it today. */
export async function warnOwner(context: Context, payload: unknown): Promise<void> {
  const system = asActor(context, SYSTEM);
  const account = readPayload(payload);
  const owner = await ownerOf(system, account);
  const to = owner && readAddress(textOf(owner, 'email') ?? '');
  if (!owner || to === undefined || !readMail()) return;
  const {allowed} = await takeToken(system.sql, `warning:${account.realm}:${owner.id}`, WARNINGS);
  if (!allowed) return;
  const language = await languageFor(system, owner);
  await queueMail(system, {
    to,
    subject: say(TEXTS.guessedSubject, language),
    text: say(TEXTS.guessedText, language, {name: account.name}),
  });
}
