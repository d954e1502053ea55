/** The rights that exist for an entity, and how far their scopes reach. */
import {labelAction, labelsOf} from '../permissions';
import type {EntitySchema, RightsKeyword, RightsOfEntity, Sensitivity} from '../vocabulary';
import {PAPER, type PaperHead} from '../vocabulary/paper';
import type {Predicate} from '../vocabulary/predicate';
import type {Entity} from './entity';
import type {Field} from './field';

const RECORD_ACTIONS = [
  'read',
  'create',
  'update',
  'delete',
  'restore',
  'history',
  'revert',
  'export',
  'import',
] as const;

/** What is done to records that are there already. */
const CHANGES: ReadonlySet<string> = new Set(['update', 'delete', 'restore', 'revert']);

/** Whether nobody does this with records of the entity, since they stay as they were made (`writable: append`). */
export function isRuledOut({writable, changeable}: Entity, action: string): boolean {
  return writable && !changeable && CHANGES.has(action);
}

/** What the entity's own keywords rule out has no right either, nor a button or a route. */
function isOffered(schema: EntitySchema, action: (typeof RECORD_ACTIONS)[number]): boolean {
  const {delete: deletion, writable} = schema['x-entity'];
  if (writable === false && action !== 'read' && action !== 'history' && action !== 'export') return false;
  if (writable === 'append' && CHANGES.has(action)) return false;
  if (action === 'restore') return deletion !== 'hard';
  if (action === 'history' || action === 'revert') return schema['x-audit'] !== false;
  return (action !== 'import' && action !== 'export') || schema['x-io']?.[action] !== false;
}

/** The right to make links to records, and to end them. */
export const LINK = 'link';

export function rightActionsOf(
  schema: EntitySchema,
  fields: readonly Field[],
  papers: readonly PaperHead[],
): readonly string[] {
  const has = (sensitivity: Sensitivity) => fields.some(field => field.sensitivity === sensitivity);
  return [
    ...RECORD_ACTIONS.filter(action => isOffered(schema, action)),
    ...(has('personal') ? ['read-personal'] : []),
    ...(has('confidential') ? ['read-confidential'] : []),
    ...(schema['x-sort'] ? ['sort'] : []),
    ...(schema['x-toggle'] ? ['toggle'] : []),
    ...(schema['x-print'] ? ['print'] : []),
    ...(schema['x-workflow'] ?? []).flatMap(workflow => workflow.transitions.map(transition => transition.action)),
    ...(schema['x-actions']?.map(action => action.key) ?? []),
    ...(papers.length > 0 ? [PAPER] : []),
    ...(schema['x-access-link'] ? [LINK] : []),
    ...labelsOf(schema).flatMap(({key, switches}) => switches.map(kind => labelAction(kind, key))),
  ].filter((action, index, all) => all.indexOf(action) === index);
}

const OWN_PLATFORMS = 'platformIds';

const PLATFORMS_OF_MARKETS = 'marketPlatformIds';

/** The scope of one's markets reaches what the scope of one's platforms reaches, on all platforms of those markets. */
export function withMarkets(rights: RightsKeyword): RightsOfEntity {
  const {platform} = rights.scopes ?? {};
  if (!platform) return rights;
  const wider: Predicate = JSON.parse(JSON.stringify(platform), (name, value: unknown) =>
    name === 'actor' && value === OWN_PLATFORMS ? PLATFORMS_OF_MARKETS : value,
  );
  return {...rights, scopes: {...rights.scopes, market: wider}};
}
