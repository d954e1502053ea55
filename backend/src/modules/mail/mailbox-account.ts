/** Through which server, and as whom, a mailbox sends. */
import {MAILBOX, OA_USER_EMAIL_CONFIG} from '@emblem/schemas/values';
import type {Context, InTransactionHook} from '../../context';
import {openSealed} from '../../context/open-sealed';
import {asTrusted} from '../../context/trusted';
import {refuseConflict} from '../../acts/refuse-conflict';
import type {MailAccount} from '../../integrations/mail/send-mail';
import {find} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {updateMany} from '../../write';
import {TEXTS} from './texts';

function refuse(context: Context, sentence: keyof typeof TEXTS): never {
  refuseConflict(context, TEXTS[sentence]);
}

/** The mailbox's own password, else the account of the server that it borrows; none where the server asks for none. */
function loginOf(context: Context, mailbox: WireRecord, config: WireRecord): MailAccount['login'] {
  const own = textOf(mailbox, 'accountSecret');
  if (own !== null) return {user: textOf(mailbox, 'account') ?? '', password: openSealed(context, own)};
  const user = textOf(config, 'account');
  if (user === null) return undefined;
  const lent = textOf(config, 'accountSecret') ?? refuse(context, 'noPassword');
  return {user, password: openSealed(context, lent)};
}

/** 409 where the mailbox is disabled, or has no server or password. */
export async function accountOfMailbox(context: Context, mailbox: WireRecord): Promise<MailAccount> {
  if (mailbox.state !== MAILBOX.state.enabled) refuse(context, 'mailboxDisabled');
  const configId = numberOf(mailbox, 'oaUserEmailConfigId');
  const config =
    configId === null ? undefined : await find(asTrusted(context), 'oa-user-email-config', {eq: ['id', configId]});
  const host = config && textOf(config, 'smtpHost');
  if (!config || !host || config.state !== OA_USER_EMAIL_CONFIG.state.enabled) return refuse(context, 'noServer');
  const login = loginOf(context, mailbox, config);
  return {
    host,
    port: numberOf(config, 'smtpPort') ?? 587,
    isSsl: config.isSsl === OA_USER_EMAIL_CONFIG.isSsl.yes,
    address: textOf(mailbox, 'account') ?? '',
    senderName: textOf(mailbox, 'mailboxName') ?? '',
    ...(login && {login}),
  };
}

const SERVER = ['smtpHost', 'smtpPort', 'isSsl'] as const;

/** Whoever moves a server elsewhere does not get the passwords of the mailboxes that send through it. */
export const forgetMailboxPasswords: InTransactionHook = {
  name: 'forgetMailboxPasswords',
  async inTransaction(context, _entity, after, before) {
    if (!before || (after && SERVER.every(name => after[name] === before[name]))) return;
    await updateMany(
      asTrusted(context),
      'mailbox',
      {all: [{eq: ['oaUserEmailConfigId', before.id]}, {ne: ['accountSecret', null]}]},
      {accountSecret: null},
    );
  },
};
