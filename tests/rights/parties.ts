/** Everybody who may knock: nobody, members, staff of each role, an administrator; and what each of them holds. */
import {partsOfRight, type Entity, type Model, type ScopeName} from '@emblem/schemas';
import {Client, giveLink, signIn, signInMember} from '../harness/client';
import {asList, asNumber, asText, idOf, type Json} from '../harness/json';
import {newRecord} from '../harness/values';
import {makePerson} from '../harness/world';
import {codeOf, knock, type Door} from './doors';

export interface Party {
  readonly name: string;
  readonly kind: 'visitor' | 'member' | 'link' | 'staff';
  readonly client: Client;
  /** Of the world's people, of which there is one for each role. */
  readonly role?: string;
  /** The entity of the record that a link opens. */
  readonly linksTo?: string;
  /** Whether the party holds the right on some rows. */
  holds(right: string): boolean;
}

/** Whether a grant in this scope reaches any row of the entity. */
export function knowsScope(entity: Entity, model: Model, scope: ScopeName): boolean {
  if (scope === 'all' || entity.rights.scopes?.[scope]) return true;
  return entity.fields.some(
    field => field.relation?.inherit === true && knowsScope(model.entity(field.relation.to), model, scope),
  );
}

/** Undefined for a label of no entity. */
function entityOf(model: Model, right: string): Entity | undefined {
  return model.labels.has(right) ? undefined : model.entity(partsOfRight(right).key);
}

/** What the schema opens to all staff. */
export function givenToStaff(model: Model, right: string): boolean {
  const entity = entityOf(model, right);
  const scope = entity?.rights.staff?.[right.slice(entity.key.length + 1)];
  return entity !== undefined && scope !== undefined && knowsScope(entity, model, scope);
}

const SCOPES: readonly ScopeName[] = ['own', 'department', 'platform', 'market', 'all'];

function scopeOf(grant: Json): ScopeName {
  const scope = SCOPES.find(each => each === grant.scope);
  if (!scope) throw new Error(`A grant has the scope ${String(grant.scope)}.`);
  return scope;
}

/** The rights of a user by the rows of the grants, not by what the server says they come to. */
async function granted(admin: Client, model: Model, user: Json): Promise<ReadonlySet<string>> {
  const authorities = new Map(
    (await admin.all('authority')).map(each => [idOf(each), asList(each.rights ?? []).map(asText)]),
  );
  const grants = [
    ...(await admin.list('user-authority', {filter: {userId: idOf(user)}})),
    ...(await admin.all('role-authority', {filter: {roleId: asList(user.roleIds)}})),
    ...(await admin.all('department-authority', {filter: {deptId: asList(user.departmentIds)}})),
  ];
  return new Set(
    grants.flatMap(grant =>
      (authorities.get(asNumber(grant.authorityId)) ?? []).filter(right => {
        const entity = entityOf(model, right);
        // A label of no entity is about no rows: it is held in whatever scope.
        return !entity || knowsScope(entity, model, scopeOf(grant));
      }),
    ),
  );
}

export function staffParty(model: Model, name: string, client: Client, rights: ReadonlySet<string>): Party {
  return {name, client, kind: 'staff', holds: right => rights.has(right) || givenToStaff(model, right)};
}

function audience(model: Model, name: string, client: Client, kinds: readonly ('visitor' | 'member')[]): Party {
  const opens = (right: string) => {
    const entity = entityOf(model, right);
    const action = partsOfRight(right).action;
    return kinds.some(kind => (entity?.rights[kind]?.[action] ?? false) !== false);
  };
  return {name, client, kind: kinds.includes('member') ? 'member' : 'visitor', holds: opens};
}

/** Whoever holds a link to a record of this entity. */
async function linkParty(admin: Client, model: Model, {key, accessLink}: Entity): Promise<Party> {
  const rights = ['read', 'paper', ...(accessLink?.actions ?? [])].map(action => `${key}.${action}`);
  return {
    name: `a link to a ${key}`,
    kind: 'link',
    client: await giveLink(admin, key, idOf(await newRecord(admin, model, key))),
    linksTo: key,
    holds: right => rights.includes(right),
  };
}

/**
 * Nobody, somebody with a token that is none, a member, holders of links, staff without and with the roles of the
 * world, an administrator.
 */
export async function partiesOf(url: string, admin: Client, model: Model): Promise<readonly Party[]> {
  const users = await admin.list('user', {filter: {isAdmin: false}});
  const named = users.map(async user => {
    const name = asText(user.userName);
    return {...staffParty(model, name, await signIn(url, name), await granted(admin, model, user)), role: name};
  });
  const plain = await makePerson(admin);
  const linked = [...model.entities.values()].filter(({accessLink}) => accessLink);
  const {email} = await admin.first('member', {id: 1});
  return [
    audience(model, 'nobody', new Client(url), ['visitor']),
    audience(model, 'a token that is none', new Client(url, 'x'.repeat(43)), ['visitor']),
    audience(model, 'a member', await signInMember(url, asText(email)), ['visitor', 'member']),
    ...(await Promise.all(linked.map(entity => linkParty(admin, model, entity)))),
    staffParty(model, 'staff without a grant', plain.client, new Set()),
    ...(await Promise.all(named)),
    {name: 'an administrator', client: admin, kind: 'staff', holds: () => true},
  ];
}

const ADMITS: Readonly<Record<Door['audience'], readonly Party['kind'][]>> = {
  staff: ['staff'],
  record: ['staff', 'link'],
  paper: ['staff', 'link', 'member'],
  member: ['member'],
  visitor: ['visitor', 'member', 'staff'],
  open: ['visitor', 'member', 'staff'],
  link: ['link'],
};

/**
 * An act that does one thing or another needs the right for the one that is asked for; one that visitors may call
 * decides whether it asks for more.
 */
function mayAskForMore({act, audience, needs}: Door): boolean {
  return act !== undefined && (audience === 'visitor' || audience === 'open' || needs.some(anyOf => anyOf.length > 1));
}

/**
 * The codes with which the door must answer this party when it keeps to the schemas; undefined: with none of a denial.
 */
function refusalsFor(door: Door, party: Party): readonly number[] | undefined {
  if (!ADMITS[door.audience].includes(party.kind)) return [401];
  if (door.closed) return [403, 404];
  const lacks = door.needs.some(anyOf => !anyOf.some(right => party.holds(right)));
  if (lacks) return [party.kind === 'visitor' ? 401 : 403];
  return undefined;
}

/** Knocks, and says what is wrong with the answer. */
export async function problemAt(door: Door, party: Party): Promise<string | undefined> {
  const answer = await knock(party.client, door);
  const code = codeOf(door, answer);
  const expected = refusalsFor(door, party);
  const said = `${party.name}: ${door.method} ${door.path} ${code} ${answer.text.slice(0, 100)}`;
  if (answer.status >= 500) return said;
  if (expected) return expected.includes(code) ? undefined : `${said}, not ${expected.join(' or ')}`;
  return (code === 401 || code === 403) && !mayAskForMore(door) ? said : undefined;
}
