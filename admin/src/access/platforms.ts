/** The platforms that the navbar offers, in their groups: own websites, dealers and the alliance. */
import type {PlatformGroups, PlatformOption} from './platform-options';

/** Platforms for samples and internal use are not offered among the self-operated (CO-720). */
const NOT_OFFERED: ReadonlySet<string> = new Set(['9', '10']);

export const PLATFORM_GROUPS = [0, 1, 2] as const;

const OWN = 0;

export function offeredPlatforms(platforms: PlatformGroups, group: number): readonly PlatformOption[] {
  const options = platforms[group] ?? [];
  return group === OWN ? options.filter(option => !NOT_OFFERED.has(option.value)) : options;
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
