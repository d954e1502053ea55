/** Mail accounts of the staff: the password is kept out of sight, and a test mail shows whether the account works. */
import {clock} from '@emblem/schemas/clock';
import {OA_USER_EMAIL_CONFIG} from '@emblem/schemas/values';
import {SYSTEM} from '../../actor';
import {numberOf, textOf} from '../../record-values';
import {requireToken} from '../../access/limits/throttle';
import {badInput, idList, optionalText, requiredId} from '../../acts/input';
import {requireReached} from '../../acts/reached';
import type {Act, BeforeValidateHook} from '../../context';
import type {WireRecord} from '../../values';
import {openSealed} from '../../context/open-sealed';
import {asTrusted} from '../../context/trusted';
import {asActor, type Context} from '../../context';
import {Refusal, say} from '../../errors';
import {readAddress} from '../../integrations/mail/address';
import {sendMail, type MailAccount} from '../../integrations/mail/send-mail';
import {text} from '../../messages';
import {find, get} from '../../read';
import {update} from '../../write';
import {reasonOf} from './reason';
import {TEXTS} from './texts';

const KEY = 'oa-user-email-config';

/**
 * A blank password leaves the present one as it is; it belongs to one server and account and is forgotten with either.
 */
export const keepMailPassword: BeforeValidateHook = {
  name: 'keepMailPassword',
  async beforeValidate({vault}, _entity, values, before) {
    const {password, ...others} = values;
    if (typeof password === 'string' && password !== '') return {...others, accountSecret: vault.seal(password)};
    if (password !== undefined && password !== null && password !== '') return values;
    const isMoved =
      before !== undefined &&
      ['smtpHost', 'smtpPort', 'isSsl', 'account', 'oaUserEmailConfigId'].some(
        name => others[name] !== undefined && others[name] !== before[name],
      );
    return isMoved ? {...others, accountSecret: null} : others;
  },
};

/** 422 where there is no server to send through, or an account without its password. */
function accountOf(context: Context, config: WireRecord): MailAccount {
  const [host, user, sealed] = ['smtpHost', 'account', 'accountSecret'].map(name => textOf(config, name) ?? undefined);
  const password = sealed === undefined ? undefined : openSealed(context, sealed);
  if (
    host === undefined ||
    config.state !== OA_USER_EMAIL_CONFIG.state.enabled ||
    (user !== undefined && password === undefined)
  )
    throw new Refusal(422, text('notConfigured', context.actor.language));
  return {
    host,
    port: numberOf(config, 'smtpPort') ?? 587,
    isSsl: config.isSsl === OA_USER_EMAIL_CONFIG.isSsl.yes,
    address: textOf(config, 'emailAddress') ?? '',
    senderName: textOf(config, 'senderName') ?? undefined,
    ...(user !== undefined && password !== undefined && {login: {user, password}}),
  };
}

async function trySending(context: Context, account: MailAccount, to: string): Promise<string | null> {
  const {language} = context.actor;
  try {
    await sendMail(account, {to, subject: say(TEXTS.testSubject, language), text: say(TEXTS.testText, language)});
    return null;
  } catch (error) {
    return reasonOf(context, error);
  }
}

/** A mail to `to`, else to the account itself. What came of it stays with the account; 422 with the server's reason. */
async function test(context: Context, id: number, to: string | undefined): Promise<void> {
  await requireReached(context, KEY, 'send-test', [id]);
  const config = await get(asActor(context, SYSTEM), KEY, id);
  const account = accountOf(context, config);
  const reason = await trySending(context, account, to ?? account.address);
  await update(asTrusted(context), KEY, id, {
    testedAt: clock.moment(),
    testState: reason === null ? 1 : 0,
    testMessage: reason,
  });
  if (reason !== null) throw new Refusal(422, say(TEXTS.notSent, context.actor.language, {reason}));
}

/** `/gymessage/emailTemplate/oaUserEmailConfig/testConfig` by `id`, and the button by `ids` (CO-652). */
export const testOaUserEmail: Act<'testOaUserEmail'> = {
  name: 'testOaUserEmail',
  async run(context, input) {
    const ids = new Set(input.ids === undefined ? [requiredId(context, input, 'id')] : idList(context, input, 'ids'));
    const written = optionalText(context, input, 'to');
    const to = written === undefined ? undefined : (readAddress(written) ?? badInput(context, 'to'));
    for (const id of ids) {
      // Each asks a server that somebody named: many accounts at once are many attempts.
      await requireToken(context, 'mail-test');
      await test(context, id, to);
    }
    return {count: ids.size};
  },
};

/** `/gymessage/emailTemplate/oaUserEmailConfig/getByOaUserId`: null for somebody without an account (CO-656). */
export const getByOaUserId: Act<'getByOaUserId'> = {
  name: 'getByOaUserId',
  run: async (context, input) =>
    (await find(context, KEY, {eq: ['oaUserId', requiredId(context, input, 'oaUserId')]})) ?? null,
};
