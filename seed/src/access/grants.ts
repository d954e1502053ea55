/** What each role and department of the demo is granted, as the rows that say it. */
import {
  actionsBeforeLabel,
  BUTTON,
  labelOfAction,
  type Authority,
  type Entity,
  type Model,
  type ScopeName,
} from '@emblem/schemas';
import {AUTHORITY} from '@emblem/schemas/values';
import type {Row} from '../store/row';
import {GROUPS} from './action-groups';
import {DEPARTMENT} from './departments';
import {ROLE_LABELS, ROLE_PAGES, WITHHELD_LABELS} from './role-pages';
import type {Grant} from './grant';
import {ROLE_GRANTS} from './role-rights';
import {roleId, type RoleName} from './roles';

function actionsOf(entity: Entity, names: readonly string[]): ReadonlySet<string> {
  if (names.includes('everything')) return new Set(entity.rightActions);
  const named = new Set(names.flatMap(name => GROUPS[name] ?? [name]));
  const labels = entity.rightActions.filter(action => {
    const label = labelOfAction(action);
    return label !== undefined && actionsBeforeLabel(entity, label).some(each => named.has(each));
  });
  return new Set([...named, ...labels]);
}

/** The rights that a list of grants opens, each with its widest scope; `all` is the widest. */
function scopesOf(model: Model, grants: readonly Grant[]): ReadonlyMap<string, ScopeName> {
  const scopes = new Map<string, ScopeName>();
  for (const {entities, actions, scope} of grants)
    for (const key of entities) {
      const entity = model.entity(key);
      const wanted = actionsOf(entity, actions);
      for (const action of entity.rightActions) {
        const right = `${key}.${action}`;
        if (wanted.has(action) && scopes.get(right) !== 'all') scopes.set(right, scope);
      }
    }
  return scopes;
}

/** Labels of no entity are named one by one; those of entities come with the rights over their records. */
function isLabelOf({labels}: Model, role: RoleName, {authType, authorityName}: Authority): boolean {
  if (authType !== BUTTON || !labels.has(authorityName)) return false;
  return (ROLE_LABELS[role] ?? []).some(name => authorityName.startsWith(name));
}

/** A label that a role does without, though it has the right that opens it. */
function isWithheld(role: RoleName, right: string): boolean {
  return (WITHHELD_LABELS[role] ?? []).some(name => right.startsWith(name));
}

/** Home, and what is made of papers that one may make anyway. */
const EVERYBODYS: readonly string[] = ['/dashboard', '/print/generateFiles', '/print/delayedPrinting'];

/** Whether a role may open a page that shows no records of one entity. */
function isPageOf(role: RoleName, {authType, rights, authorityUrl}: Authority): boolean {
  if (authType !== AUTHORITY.authType.page || rights.length > 0) return false;
  return (
    EVERYBODYS.includes(authorityUrl) ||
    (ROLE_PAGES[role] ?? []).some(path => authorityUrl === path || authorityUrl.startsWith(`${path}/`))
  );
}

export function roleGrants(model: Model, authorities: readonly Authority[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [role, grants] of ROLE_GRANTS) {
    const scopes = scopesOf(model, grants);
    for (const authority of authorities) {
      const [right = ''] = authority.rights;
      if (isWithheld(role, right)) continue;
      const scope = isPageOf(role, authority) || isLabelOf(model, role, authority) ? 'all' : scopes.get(right);
      if (scope) rows.push({id: rows.length + 1, roleId: roleId(role), authorityId: authority.id, scope});
    }
  }
  return rows;
}

/** Everybody in sales and at the US office may look at the offices. */
export function departmentGrants(authorities: readonly Authority[]): readonly Row[] {
  const readable = authorities.filter(authority => authority.rights.includes('office.read'));
  const pairs = [DEPARTMENT.sales, DEPARTMENT.usOffice].flatMap(deptId =>
    readable.map(authority => ({deptId, authorityId: authority.id})),
  );
  return pairs.map((pair, index) => ({id: index + 1, ...pair, scope: 'all'}));
}
