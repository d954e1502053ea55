/** Who makes a request. One request has one actor. */
import type {ScopeName} from '@emblem/schemas';

export type Language = 'zh' | 'en';

export interface HeldLink {
  readonly id: number;
  readonly entity: string;
  readonly recordId: number;
}

export interface Actor {
  readonly kind: 'staff' | 'member' | 'visitor' | 'link' | 'system';
  /** The staff user's id; null for everybody else. */
  readonly id: number | null;
  readonly memberId: number | null;
  /** What people call them, which is no login. */
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
  /** Holds every right on every row. The only role that code knows. */
  readonly isAdmin: boolean;
  readonly departmentIds: readonly number[];
  readonly roleIds: readonly number[];
  /** The platforms a staff user works on; the one platform a visitor or member is on. */
  readonly platformIds: readonly number[];
  /** All platforms of the markets that those belong to. */
  readonly marketPlatformIds: readonly number[];
  /** Right key (`plating-colour.update`) to the scopes it was granted with. Empty for everyone but staff. */
  readonly rights: ReadonlyMap<string, readonly ScopeName[]>;
  readonly sessionId: number | null;
  /**
   * Who really asks, where somebody sees the console as this user: nothing is written, and no right holds that the
   * viewer does not hold on all rows.
   */
  readonly viewer?: Actor;
  /** Of whoever comes by a link: its id, and the one record that it opens. `name` is who made it. */
  readonly link?: HeldLink;
  /** Network address, for rate limits and the audit trail. */
  readonly address: string;
}

const NOBODY = {
  id: null,
  memberId: null,
  email: null,
  departmentIds: [],
  roleIds: [],
  platformIds: [],
  marketPlatformIds: [],
  rights: new Map(),
  sessionId: null,
} as const;

/** Acts for the program itself: seeds, jobs, sign-in. Passed explicitly wherever rights are to be left aside. */
export const SYSTEM: Actor = {...NOBODY, kind: 'system', name: 'system', language: 'en', isAdmin: true, address: ''};

export function visitor(options: {address: string; language: Language; platformIds: readonly number[]}): Actor {
  return {...NOBODY, kind: 'visitor', name: 'visitor', isAdmin: false, ...options};
}

/** Who holds a link; `name` is who made it. */
export function linkHolder(options: {address: string; language: Language; name: string; link: HeldLink}): Actor {
  return {...NOBODY, kind: 'link', platformIds: [], isAdmin: false, ...options};
}

/** Under which number the history keeps who did something. */
export function actorNumber({id, memberId, link}: Actor): number | null {
  return id ?? memberId ?? link?.id ?? null;
}
