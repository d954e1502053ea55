/** Platforms, offices, accounts and what they may do. */
import {departmentGrants, roleGrants} from '../access/grants';
import {furtherSalesmen, salesmenOf, users} from '../access/users';
import {wechatAccounts} from '../access/wechat-accounts';
import {companySite} from '../people/site';
import {marks} from '../sales/marks';
import {tags} from '../sales/tags';
import {offices} from '../platforms/offices';
import {defaultProject, defaultUrl, furtherDomains, furtherProjects, logos} from '../platforms/projects';
import {bankAccounts, marketProfiles} from '../platforms/sellers';
import {settings} from '../platforms/settings';
import type {Staffing} from '../sales/members';
import type {Doer} from '../store/history';
import type {Row} from '../store/row';
import type {Store} from '../store/store';
import type {WorldContext} from './world-context';

export interface Organisation extends Staffing {
  readonly projects: readonly Row[];
  readonly staff: readonly Row[];
  /** Who customers are assigned to. */
  readonly salesmen: readonly number[];
  readonly currencyOf: (proId: number) => string;
  /** Whether customers of a platform usually pay by the month. */
  readonly paysLater: (proId: number) => boolean;
}

/** Who is responsible for a record by one of its properties, the administrator where nobody is. */
export function doer(staff: readonly Row[], property: string): (row: Row) => Doer {
  const names = new Map<unknown, Doer>(staff.map(({id, name}) => [id, {id, name: String(name)}]));
  const [first = {id: 1, name: 'Administrator'}] = staff;
  return row => names.get(row[property]) ?? {id: first.id, name: String(first.name)};
}

/** Colleagues whom the tiny world lacks are the administrator there. */
export function idsByName(staff: readonly Row[]): (userName: string) => number {
  const ids = new Map(staff.map(({id, userName}) => [String(userName), id]));
  return userName => ids.get(userName) ?? 1;
}

const LARGE_SALESMEN = 50;

/** How the business spreads over the platforms, by id; platforms for samples and internal use have none. */
const SHARES: Readonly<Record<number, number>> = {1: 40, 2: 18, 3: 10, 4: 8, 5: 10, 6: 5, 7: 6, 8: 3};

async function insertAll(store: Store, rows: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
}

async function insertProjects({input, store, reference, few}: WorldContext, small: boolean): Promise<readonly Row[]> {
  const {currencies, languages} = reference;
  const pictures = await logos(input, small);
  const further = furtherProjects(languages, currencies, small).map(project => {
    const [proLogo, proLogoBack] = pictures.get(project.id) ?? [null, null];
    return {...project, proLogo, proLogoBack};
  });
  await store.insert('project', further);
  const [first] = defaultProject(languages, currencies);
  if (!first) throw new Error('There is no default platform.');
  const [proLogo = '', proLogoBack = ''] = pictures.get(first.id) ?? [];
  const completed = {proLogo, proLogoBack, url: defaultUrl()};
  for (const [name, value] of Object.entries(completed)) await store.set('project', first.id, name, value);
  await store.insert('domain', furtherDomains(small));
  await store.insert(
    'office',
    offices(reference.countries, reference.states, [first, ...further]).slice(0, few ? 2 : undefined),
  );
  await store.insert('market-profile', marketProfiles(reference.countries, reference.states, [first, ...further]));
  await store.insert('bank-account', bankAccounts([first, ...further]));
  return [{...first, ...completed}, ...further];
}

function staffingOf(projects: readonly Row[], staff: readonly Row[]): Staffing {
  const salesmen = salesmenOf(staff);
  const onPlatform = new Map(
    projects.map(({id}) => [
      id,
      salesmen.filter(userId => {
        const platformIds = staff.find(user => user.id === userId)?.platformIds;
        return Array.isArray(platformIds) && platformIds.includes(id);
      }),
    ]),
  );
  const platforms = projects.flatMap(({id}) => (SHARES[id] === undefined ? [] : [[id, SHARES[id]] as const]));
  return {platforms, salesmenOf: proId => onPlatform.get(proId) ?? salesmen};
}

function currencies(projects: readonly Row[], rows: readonly Row[]): (proId: number) => string {
  const codes = new Map(
    projects.map(({id, currencyId}) => [id, String(rows.find(row => row.id === currencyId)?.code ?? 'USD')]),
  );
  return proId => codes.get(proId) ?? 'USD';
}

/** The large world has five platforms and fifty salespeople. */
export async function insertOrganisation(build: WorldContext, isLarge: boolean): Promise<Organisation> {
  const {store, reference, input, few, calendar, passwordHash} = build;
  const projects = await insertProjects(build, few || isLarge);
  await store.insert('mark', marks());
  await store.insert('user-tag', tags());
  await insertAll(store, settings({countries: reference.countries, projects}));
  await insertAll(store, await companySite(input));
  const options = {passwordHash, platformIds: projects.map(({id}) => id), few, hiredAt: calendar.ago(900)};
  const named = users(options);
  const staff = isLarge ? [...named, ...furtherSalesmen(LARGE_SALESMEN, named.length, options)] : named;
  await store.insert('user', staff);
  await store.insert('wechat-account', wechatAccounts(named));
  await store.insert('role-authority', roleGrants(input.model, reference.authorities));
  await store.insert('department-authority', departmentGrants(reference.authorities));
  const monthly = new Set(projects.filter(({market}) => market === 'fd').map(({id}) => id));
  return {
    projects,
    staff,
    paysLater: proId => monthly.has(proId),
    salesmen: salesmenOf(staff),
    currencyOf: currencies(projects, reference.currencies),
    ...staffingOf(projects, staff),
  };
}
