/** The platforms (sites) in their three groups, as the navbar offers them. */
import {PROJECT} from '@emblem/schemas/values';
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';

/** The value is the project's id as text (CO-276). */
export interface PlatformOption {
  readonly label: string;
  readonly value: string;
  readonly url: string;
  readonly proType: number;
  readonly proLogo: string;
  readonly proLogoBack: string;
}

/** By group: 0 self-operated, 1 dealers, 2 alliance businesses. */
export type PlatformGroups = readonly (readonly PlatformOption[])[];

const GROUPS = Object.values(PROJECT.proType);

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
  return GROUPS.map(group => asList(groups[group]).filter(isValues).map(platformOption));
}
