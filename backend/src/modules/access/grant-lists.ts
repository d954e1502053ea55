/** The authorities granted directly to a user, a role or a department: reading them and replacing them. */
import {reach} from '../../rights/reach';
import {numberOf, textOf} from '../../record-values';
import {authoritiesById, SCOPES, scopeOf, type Grant} from '../../access/rights';
import {badInput, requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {findAll, get} from '../../read';
import {KINDS, type GrantKind} from './grant-kinds';
import {create, remove, transaction, update} from '../../write';

async function present(context: Context, kind: GrantKind, ownerId: number): Promise<readonly WireRecord[]> {
  await get(context, kind.owner, ownerId);
  return findAll(context, kind.entity, {eq: [kind.field, ownerId]});
}

function authorityIdOf(grant: WireRecord): number {
  return numberOf(grant, 'authorityId') ?? 0;
}

/** The authorities that the actor may read. */
async function readableAuthorities(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, WireRecord>> {
  const rows = reach(context.actor, context.model.entity('authority'), context.model, 'read');
  return rows === false ? new Map() : authoritiesById(context, ids);
}

/** Each authority with the scope it is granted in; nameless where the actor may not read it. */
async function describe(context: Context, grants: readonly WireRecord[]): Promise<readonly Values[]> {
  const authorities = await readableAuthorities(context, grants.map(authorityIdOf));
  return grants.map(grant => {
    const authority = authorities.get(authorityIdOf(grant)) ?? {};
    return {
      id: grant.id,
      authorityId: authorityIdOf(grant),
      scope: scopeOf(grant),
      authorityName: textOf(authority, 'authorityName'),
      authorityUrl: textOf(authority, 'authorityUrl'),
      parentId: numberOf(authority, 'parentId'),
      urlTitle: textOf(authority, 'urlTitle'),
      isMenu: numberOf(authority, 'isMenu'),
      authType: numberOf(authority, 'authType'),
    };
  });
}

function readGrant(context: Context, item: unknown): Grant {
  const entry: Values = typeof item === 'object' && item !== null ? {...item} : {authorityId: item};
  const {scope = 'all'} = entry;
  return {
    authorityId: requiredId(context, entry, 'authorityId'),
    scope: SCOPES.find(candidate => candidate === scope) ?? badInput(context, 'scope'),
  };
}

/**
 * `authList`: authority ids, or objects `{authorityId, scope}`; the scope is `all` unless told. The last word on an
 * authority counts.
 */
function readGrants(context: Context, input: Values): ReadonlyMap<number, Grant> {
  const {authList} = input;
  const list: readonly unknown[] = Array.isArray(authList) ? authList : badInput(context, 'authList');
  return new Map(list.map(item => readGrant(context, item)).map(grant => [grant.authorityId, grant]));
}

async function replace(
  context: Context,
  kind: GrantKind,
  ownerId: number,
  wanted: ReadonlyMap<number, Grant>,
): Promise<void> {
  const had = await present(context, kind, ownerId);
  for (const grant of had) {
    const kept = wanted.get(authorityIdOf(grant));
    if (!kept) await remove(context, kind.entity, grant.id);
    else if (kept.scope !== scopeOf(grant)) await update(context, kind.entity, grant.id, {scope: kept.scope});
  }
  const known = new Set(had.map(authorityIdOf));
  for (const {authorityId, scope} of wanted.values())
    if (!known.has(authorityId)) await create(context, kind.entity, {[kind.field]: ownerId, authorityId, scope});
}

function readingAct(kind: GrantKind): Act {
  return {
    name: kind.reads,
    run: async (context, input) =>
      describe(context, await present(context, kind, requiredId(context, input, kind.field))),
  };
}

/** Returns the new list. All of it is saved, or nothing. */
function replacingAct(kind: GrantKind): Act {
  return {
    name: kind.replaces,
    run: async (context, input) =>
      transaction(context, async tx => {
        const ownerId = requiredId(tx, input, kind.field);
        await replace(tx, kind, ownerId, readGrants(tx, input));
        return describe(tx, await present(tx, kind, ownerId));
      }),
  };
}

export const grantActs: readonly Act[] = KINDS.flatMap(kind => [readingAct(kind), replacingAct(kind)]);
