/** Choosing among the accounts of a person, and binding further ones. */
import {SYSTEM} from '../../../actor';
import {numberOf, textOf} from '../../../record-values';
import {requireEnabled} from '../../../access/require-enabled';
import {TEXTS} from '../../../access/texts';
import {requireToken} from '../../../access/limits/throttle';
import {useUp} from '../../../access/ticket';
import {badInput, idList, optionalId, optionalText, requiredId} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import type {Act, InputOf} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {asTrusted} from '../../../context/trusted';
import {asActor, type Context} from '../../../context';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find, findAll} from '../../../read';
import {create, remove, transaction} from '../../../write';
import {admit, loginSourceOf} from './admit';
import {userByPassword} from './check-password';
import {accountsOf, enabledUsers, offer, rememberedPerson, type Offered} from './person';

const KEY = 'linked-account';

/** Who switches between own accounts is signed in. */
function requireStaff({actor}: Context): number {
  if (actor.kind !== 'staff' || actor.id === null) throw new Refusal(401, text('signIn', actor.language));
  return actor.id;
}

function refuseUnbound(context: Context): never {
  throw new Refusal(403, say(TEXTS.notBound, context.actor.language));
}

/** The accounts of links that the actor may read, each with the link it comes by. */
async function readOfferedAccounts(
  context: Context,
  links: readonly WireRecord[],
): Promise<readonly (Offered & {readonly linkId: number})[]> {
  const byUser = new Map(links.map(link => [numberOf(link, 'userId') ?? 0, link.id]));
  const users = await enabledUsers(context, {in: ['id', [...byUser.keys()]]});
  return users.map(user => ({...offer(user), linkId: byUser.get(user.id) ?? 0}));
}

async function boundTo(context: Context, ownerId: number) {
  return readOfferedAccounts(
    context,
    await findAll(context, KEY, {all: [{eq: ['provider', 'account']}, {eq: ['ownerId', ownerId]}]}),
  );
}

/**
 * `POST /user/listAccountByOaUserId`: the accounts that a staff member may switch to; one's own without an id (CO-482).
 */
export const listAccountByOaUserId: Act<'listAccountByOaUserId'> = {
  name: 'listAccountByOaUserId',
  run: (context, input) => boundTo(context, optionalId(context, input, 'oaUserId') ?? requireStaff(context)),
};

/** By the proof of a sign-in under way, or for staff as far as they may read bindings (CO-481). */
export const listAccountByExUserId: Act<'listAccountByExUserId'> = {
  name: 'listAccountByExUserId',
  async run(context, input) {
    const exUserId = optionalText(context, input, 'exUserId');
    const uuid = optionalText(context, input, 'uuid');
    if (uuid !== undefined) {
      await requireToken(context, 'sign-in');
      const {person} = await rememberedPerson(context, uuid);
      if (exUserId !== undefined && exUserId !== person.subject) refuseUnbound(context);
      return (await accountsOf(context, person)).map(offer);
    }
    requireStaff(context);
    if (exUserId === undefined) return badInput(context, 'exUserId', text('required', context.actor.language));
    return readOfferedAccounts(
      context,
      await findAll(context, KEY, {all: [{eq: ['provider', 'wechat-work']}, {eq: ['subject', exUserId]}]}),
    );
  },
};

async function switchTo(context: Context, userId: number, input: Values) {
  const ownerId = requireStaff(context);
  const link = await find(asActor(context, SYSTEM), KEY, {
    all: [{eq: ['provider', 'account']}, {eq: ['ownerId', ownerId]}, {eq: ['userId', userId]}],
  });
  const [user] = link ? await enabledUsers(context, {eq: ['id', userId]}) : [];
  return user ? admit(context, user, loginSourceOf(context, input)) : refuseUnbound(context);
}

/**
 * `POST /user/qyWx/selectAccountToLogin`: one of the accounts offered, by the proof of a sign-in or from an open
 * session (CO-480).
 */
export const selectAccountToLogin: Act<'selectAccountToLogin'> = {
  name: 'selectAccountToLogin',
  async run(context, input) {
    const userId = requiredId(context, input, 'userId');
    const uuid = optionalText(context, input, 'uuid');
    await requireToken(context, 'sign-in');
    if (uuid === undefined) return switchTo(context, userId, input);
    const {ticket, person, loginSource} = await rememberedPerson(context, uuid);
    const user = (await accountsOf(context, person)).find(({id}) => id === userId) ?? refuseUnbound(context);
    await useUp(context, ticket);
    return admit(context, user, loginSource);
  },
};

interface Binding {
  readonly provider: string;
  readonly subject: string;
  readonly label: string;
  readonly ownerId?: number;
}

async function bind(context: Context, user: WireRecord, binding: Binding): Promise<void> {
  const {provider, subject} = binding;
  const known = await find(asActor(context, SYSTEM), KEY, {
    all: [{eq: ['userId', user.id]}, {eq: ['provider', provider]}, {eq: ['subject', subject]}],
  });
  if (!known) await create(asTrusted(context), KEY, {...binding, userId: user.id});
}

/** The general-backend account, by its own password (CO-396, CO-397). */
async function accountToBind(context: Context, input: InputOf<'bindAccount'>): Promise<WireRecord> {
  const user = await userByPassword(context, input.userName.trim(), input.password);
  requireEnabled(context, 'user', user);
  return user;
}

async function bindToActor(context: Context, user: WireRecord) {
  const ownerId = requireStaff(context);
  if (user.id === ownerId) badInput(context, 'userName', say(TEXTS.ownAccount, context.actor.language));
  await bind(context, user, {provider: 'account', subject: String(ownerId), label: context.actor.name, ownerId});
  return {token: null, accounts: await boundTo(context, ownerId)};
}

/**
 * `POST /user/bindAccount`: to the person of a sign-in under way, who is then signed in, or to whoever is signed in
 * (CO-054).
 */
export const bindAccount: Act<'bindAccount'> = {
  name: 'bindAccount',
  async run(context, input) {
    const uuid = optionalText(context, input, 'uuid');
    if (uuid === undefined) requireStaff(context);
    const remembered = uuid === undefined ? undefined : await rememberedPerson(context, uuid);
    const user = await accountToBind(context, input);
    if (!remembered) return bindToActor(context, user);
    const {
      ticket,
      person: {provider, subject, label},
      loginSource,
    } = remembered;
    await useUp(context, ticket);
    await bind({...context, actor: {...context.actor, name: textOf(user, 'name') ?? ''}}, user, {
      provider,
      subject,
      label,
    });
    return admit(context, user, loginSource);
  },
};

/** The button on bound accounts. */
export const unbindAccount: Act<'unbindAccount'> = {
  name: 'unbindAccount',
  run: (context, input) =>
    transaction(context, async tx => {
      const ids = idList(tx, input, 'ids');
      await requireReached(tx, KEY, 'unbind', ids);
      for (const id of ids) await remove(asTrusted(tx), KEY, id);
      return {count: ids.length};
    }),
};
