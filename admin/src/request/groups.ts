/** The records of a list by one of their properties, as the server puts them together. */
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';
import {sendJson} from './http';
import {entityPath} from './rest';

export interface GroupSum {
  readonly currency: string | undefined;
  /** Decimals by property. */
  readonly amounts: ReadonlyMap<string, string>;
}

export interface RecordGroup {
  /** Of a span its first day. */
  readonly value: unknown;
  readonly label: string | undefined;
  readonly count: number;
  readonly sums: readonly GroupSum[];
  /** The condition that holds for its records. */
  readonly where: Values;
}

export interface RecordGroups {
  readonly groups: readonly RecordGroup[];
  /** There are further, smaller ones. */
  readonly isCut: boolean;
}

function sumOf(sum: Values): GroupSum {
  const amounts = Object.entries(asValues(sum.amounts)).flatMap(([name, amount]) =>
    typeof amount === 'string' ? [[name, amount] as const] : [],
  );
  return {currency: asText(sum.currency), amounts: new Map(amounts)};
}

function groupOf({value, label, count, sums, where}: Values): RecordGroup {
  return {
    value,
    label: asText(label),
    count: asNumber(count) ?? 0,
    sums: asList(sums).filter(isValues).map(sumOf),
    where: asValues(where),
  };
}

export interface GroupsAsked {
  readonly by: string;
  readonly span?: string;
  readonly filter: Values;
}

/** Null where adding them up would take too long. */
export async function groupsOf(
  entity: string,
  {by, span, filter}: GroupsAsked,
  signal?: AbortSignal,
): Promise<RecordGroups | null> {
  const query = new URLSearchParams({by, ...(span !== undefined && {span}), filter: JSON.stringify(filter)});
  const {groups, isCut} = asValues(await sendJson(entityPath(entity, `/actions/groups?${query}`), {signal}));
  if (!Array.isArray(groups)) return null;
  return {groups: asList(groups).filter(isValues).map(groupOf), isCut: isCut === true};
}
