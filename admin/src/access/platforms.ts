/** The platforms chosen in the navbar, and the one project the console works for. */
import type {PlatformGroups, PlatformOption} from './platform-options';

const SELECTED_KEY = 'platforms';
const PROJECT_COOKIE = 'proId';
/** Seconds (CO-353). */
const PROJECT_AGE = 30 * 24 * 60 * 60;
/** Platforms for samples and internal use are not offered among the self-operated (CO-720). */
const NOT_OFFERED: ReadonlySet<string> = new Set(['9', '10']);

export const PLATFORM_GROUPS = [0, 1, 2] as const;

export function offeredPlatforms(platforms: PlatformGroups, group: number): readonly PlatformOption[] {
  const options = platforms[group] ?? [];
  return group === 0 ? options.filter(option => !NOT_OFFERED.has(option.value)) : options;
}

/** A group can be chosen itself; strict checking leaves its platforms alone (CO-402). */
export const GROUP_PREFIX = 'group-';

/** The platforms that ticked values stand for: each by itself, or all that a group offers. */
export function chosenPlatforms(platforms: PlatformGroups, values: readonly string[]): readonly PlatformOption[] {
  return PLATFORM_GROUPS.flatMap(group =>
    offeredPlatforms(platforms, group).filter(
      ({value}) => values.includes(value) || values.includes(`${GROUP_PREFIX}${group}`),
    ),
  );
}

/** Percent of the navbar: 13, or 6 for each that is chosen, unless there are too many (CO-714 to CO-716). */
export function cascaderWidth(selected: number): number {
  return selected === 0 || selected * 9 > 100 ? 13 : selected * 6;
}

/** Whether the converter is offered: to whoever has a role of the sales department, and to administrators (CO-398). */
export function isSales(
  session: {readonly isAdmin: boolean; readonly roles: readonly {readonly departmentId?: number}[]},
  department: number,
): boolean {
  return session.isAdmin || session.roles.some(role => role.departmentId === department);
}

export function readSelected(): readonly string[] {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(SELECTED_KEY) ?? '[]');
    return Array.isArray(values) ? values.filter(value => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the choice for this session; an empty one leaves nothing behind (CO-277, CO-357). */
export function storeSelected(values: readonly string[]): void {
  if (values.length === 0) sessionStorage.removeItem(SELECTED_KEY);
  else sessionStorage.setItem(SELECTED_KEY, JSON.stringify(values));
}

export function readProject(cookies = document.cookie): string | undefined {
  return (
    cookies
      .split('; ')
      .find(part => part.startsWith(`${PROJECT_COOKIE}=`))
      ?.slice(PROJECT_COOKIE.length + 1) || undefined
  );
}

export function storeProject(value: string): void {
  document.cookie = `${PROJECT_COOKIE}=${encodeURIComponent(value)}; path=/; SameSite=Strict; Max-Age=${PROJECT_AGE}`;
}
