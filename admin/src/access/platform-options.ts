/** The platforms in their three groups, as the server lists them. */
import {PROJECT} from '@emblem/schemas/values';
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';

/** A platform as one chooses it. */
export interface PlatformOption {
  readonly label: string;
  /** The platform's id as text (CO-276). */
  readonly value: string;
  readonly url: string;
  readonly proType: number;
  readonly proLogo: string;
  readonly proLogoBack: string;
}

/** The groups of platforms: self-operated, dealers, alliance businesses. */
export const PLATFORM_GROUPS = Object.values(PROJECT.proType);

export type PlatformGroup = (typeof PLATFORM_GROUPS)[number];

/** Each group at the place of its number in `proType`. */
export type PlatformGroups = readonly (readonly PlatformOption[])[];

function platformOption(record: Values): PlatformOption {
  return {
    label: asText(record.proName) ?? '',
    value: String(asNumber(record.id) ?? ''),
    url: asText(record.url) ?? '',
    proType: asNumber(record.proType) ?? 0,
    proLogo: asText(record.proLogo) ?? '',
    proLogoBack: asText(record.proLogoBack) ?? '',
  };
}

/** Reads the data of `/systemProject/list`. */
export function platformGroups(data: unknown): PlatformGroups {
  const groups = asValues(data);
  return PLATFORM_GROUPS.map(group => asList(groups[group]).filter(isValues).map(platformOption));
}
