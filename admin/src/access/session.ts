/** Who is signed in and what he or she may do, as the server says it. The server checks every request again. */
import {AUTHORITY} from '@emblem/schemas/values';
import {asFlag, asList, asNumber, asNumbers, asText, asTexts, asValues, isValues, type Values} from '../model/parse';
import type {StartData} from './start-data';

/** A menu, page or button that was granted. */
export interface Authority {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly title: string;
  readonly isMenu: boolean;
  readonly isButton: boolean;
  readonly children: readonly Authority[];
}

export interface Session {
  /** What was loaded beside the user; absent where only the user matters. */
  readonly start?: StartData;
  readonly id: number;
  /** What people call the user, which is no login. */
  readonly name: string;
  readonly email: string | null;
  readonly isAdmin: boolean;
  readonly roles: readonly {readonly id: number; readonly name: string; readonly departmentId?: number}[];
  readonly departmentIds: readonly number[];
  readonly platformIds: readonly number[];
  /** All platforms of the markets that those belong to. */
  readonly marketPlatformIds: readonly number[];
  readonly authorities: readonly Authority[];
  /** Right keys such as `plating-colour.update`, those included that all staff have. */
  readonly rights: ReadonlySet<string>;
  /** Those of them that are held on all rows. */
  readonly onAllRows: ReadonlySet<string>;
  /** Those that reach further than the user's own rows. */
  readonly beyondOwn: ReadonlySet<string>;
  /** The rights that were granted to the user, a role or a department. */
  readonly granted: ReadonlySet<string>;
  /** The outside services that are set up. */
  readonly services?: ReadonlySet<string>;
  /** Who looks at the console as this user, and how many of the user's rights that leaves out. */
  readonly viewer?: {readonly name: string; readonly hiddenRights: number};
  /** Addresses of the pages in the authority list. */
  readonly paths: ReadonlySet<string>;
}

const BUTTON = AUTHORITY.authType.button;

function authority(entry: Values): Authority {
  return {
    id: asNumber(entry.id) ?? 0,
    name: asText(entry.authorityName) ?? '',
    url: asText(entry.authorityUrl) ?? '',
    title: asText(entry.urlTitle) ?? asText(entry.authorityName) ?? '',
    isMenu: asFlag(entry.isMenu),
    isButton: entry.authType === BUTTON,
    children: authorities(entry.childList),
  };
}

function authorities(list: unknown): readonly Authority[] {
  return asList(list).filter(isValues).map(authority);
}

function pathsIn(list: readonly Authority[]): readonly string[] {
  return list.filter(each => !each.isButton).flatMap(each => [each.url, ...pathsIn(each.children)]);
}

/** The keys of the rights that are held in such scopes. */
function rightKeys(rights: unknown, isHeld: (scopes: readonly string[]) => boolean): ReadonlySet<string> {
  return new Set(
    Object.entries(asValues(rights))
      .filter(([, scopes]) => isHeld(asTexts(scopes)))
      .map(([key]) => key),
  );
}

function viewerOf(viewer: unknown): Session['viewer'] {
  const {name, hiddenRights} = asValues(viewer);
  return typeof name === 'string' ? {name, hiddenRights: asNumber(hiddenRights) ?? 0} : undefined;
}

/** Reads the data of `getUserInfo`. */
export function parseSession(data: unknown): Session {
  const {userInfo, userAuthList, rights, granted, services, viewer} = asValues(data);
  const user = asValues(userInfo);
  const list = authorities(userAuthList);
  return {
    id: asNumber(user.id) ?? 0,
    name: asText(user.name) ?? '',
    email: asText(user.email) ?? null,
    isAdmin: asFlag(user.isAdmin),
    roles: asList(user.roles)
      .filter(isValues)
      .map(role => ({
        id: asNumber(role.id) ?? 0,
        name: asText(role.roleName) ?? '',
        departmentId: asNumber(role.deptId),
      })),
    departmentIds: asNumbers(user.departmentIds),
    platformIds: asNumbers(user.platformIds),
    marketPlatformIds: asNumbers(user.marketPlatformIds),
    authorities: list,
    rights: rightKeys(rights, scopes => scopes.length > 0),
    onAllRows: rightKeys(rights, scopes => scopes.includes('all')),
    beyondOwn: rightKeys(rights, scopes => scopes.some(scope => scope !== 'own')),
    granted: new Set(asTexts(granted)),
    services: new Set(asTexts(services)),
    viewer: viewerOf(viewer),
    paths: new Set(pathsIn(list)),
  };
}

export function may(session: Session, entity: string, action: string): boolean {
  return session.isAdmin || session.rights.has(`${entity}.${action}`);
}
