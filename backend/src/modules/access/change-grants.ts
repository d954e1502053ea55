/**
 * `/user/auth/changeGrants`: what was switched in the matrix of rights, of several roles at once; all of it is saved,
 * or nothing.
 */
import type {ScopeName} from '@emblem/schemas';
import {numberOf} from '../../record-values';
import {SCOPES, scopeOf} from '../../access/rights';
import {TEXTS} from '../../access/texts';
import {badInput, requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values, WireRecord} from '../../values';
import {refuseConflict} from '../../acts/refuse-conflict';
import {findAll} from '../../read';
import {create, remove, transaction, update} from '../../write';
import {KINDS, type GrantKind} from './grant-kinds';

interface Change {
  readonly kind: GrantKind;
  readonly holderId: number;
  readonly authorityId: number;
  /** What the person who switches saw; null for no grant. */
  readonly before: ScopeName | null;
  readonly after: ScopeName | null;
}

function readScope(context: Context, entry: Values, name: 'before' | 'after'): ScopeName | null {
  const value = entry[name] ?? null;
  return value === null ? null : (SCOPES.find(scope => scope === value) ?? badInput(context, 'changes'));
}

function readChange(context: Context, item: unknown): Change {
  const entry: Values = typeof item === 'object' && item !== null ? {...item} : badInput(context, 'changes');
  return {
    kind: KINDS.find(({owner}) => owner === entry.holder) ?? badInput(context, 'changes'),
    holderId: requiredId(context, entry, 'holderId'),
    authorityId: requiredId(context, entry, 'authorityId'),
    before: readScope(context, entry, 'before'),
    after: readScope(context, entry, 'after'),
  };
}

/** The grants of the holders that are changed, by holder and authority. */
async function presentGrants(
  context: Context,
  kind: GrantKind,
  holderIds: readonly number[],
): Promise<ReadonlyMap<string, WireRecord>> {
  const grants = await findAll(context, kind.entity, {in: [kind.field, [...new Set(holderIds)]]});
  return new Map(grants.map(grant => [`${numberOf(grant, kind.field)} ${numberOf(grant, 'authorityId')}`, grant]));
}

async function apply(
  context: Context,
  {kind, holderId, authorityId, before, after}: Change,
  grant: WireRecord | undefined,
): Promise<void> {
  if ((grant ? scopeOf(grant) : null) !== before) refuseConflict(context, TEXTS.grantChanged);
  if (after === before) return;
  if (!grant) await create(context, kind.entity, {[kind.field]: holderId, authorityId, scope: after});
  else if (after === null) await remove(context, kind.entity, grant.id);
  else await update(context, kind.entity, grant.id, {scope: after});
}

/**
 * Each change is a write of the grant's own, with its right, its rules and its entry in the history. 409 when another
 * was faster.
 */
export const changeGrants: Act<'changeGrants'> = {
  name: 'changeGrants',
  run: async (context, input) =>
    transaction(context, async tx => {
      const sent: readonly unknown[] = Array.isArray(input.changes) ? input.changes : badInput(tx, 'changes');
      const changes = sent.map(item => readChange(tx, item));
      for (const kind of KINDS) {
        const ofKind = changes.filter(change => change.kind === kind);
        if (ofKind.length === 0) continue;
        const present = await presentGrants(
          tx,
          kind,
          ofKind.map(change => change.holderId),
        );
        for (const change of ofKind) await apply(tx, change, present.get(`${change.holderId} ${change.authorityId}`));
      }
      return {count: changes.length};
    }),
};
