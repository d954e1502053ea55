/** The platforms that the navbar offers, in their groups: own websites, dealers and the alliance. */
import {PROJECT} from '@emblem/schemas/values';
import {PLATFORM_GROUPS, type PlatformGroup, type PlatformGroups, type PlatformOption} from './platform-options';

/** Platforms for samples and internal use are not offered among the self-operated (CO-720). */
const NOT_OFFERED: ReadonlySet<string> = new Set(['9', '10']);

const {selfOperated, dealer, alliance} = PROJECT.proType;

/** The texts that the groups are called by. */
export const GROUP_TITLES = {
  [selfOperated]: 'platform.own',
  [dealer]: 'platform.dealers',
  [alliance]: 'platform.alliance',
} as const satisfies Readonly<Record<PlatformGroup, string>>;

export function offeredPlatforms(platforms: PlatformGroups, group: PlatformGroup): readonly PlatformOption[] {
  const options = platforms[group] ?? [];
  return group === selfOperated ? options.filter(option => !NOT_OFFERED.has(option.value)) : options;
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
