/**
 * The categories that a plating colour applies to: they exist, have a technique where they offer any, and are called as
 * they are.
 */
import type {Entity} from '@emblem/schemas';
import {numberOf, numbersOf, textOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {findAll} from '../../../read';
import {refuseFields} from '../refuse';

function objectsIn(value: unknown): readonly Values[] {
  return Array.isArray(value)
    ? value.filter((item): item is Values => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];
}

type Records = ReadonlyMap<number, WireRecord>;

/** All that the list points to, in one statement for each kind. */
interface Known {
  readonly categories: Records;
  readonly techniques: Records;
  readonly options: Records;
}

async function records(context: Context, entity: string, ids: readonly number[]): Promise<Records> {
  const found = ids.length === 0 ? [] : await findAll(asTrusted(context), entity, {in: ['id', [...new Set(ids)]]});
  return new Map(found.map(record => [record.id, record]));
}

function idsIn(items: readonly Values[], name: string): readonly number[] {
  return items.map(item => numberOf(item, name)).filter(id => id !== null);
}

function techsOf(entry: Values): readonly Values[] {
  return objectsIn(entry.techList);
}

async function readKnown(context: Context, entries: readonly Values[]): Promise<Known> {
  const techs = entries.flatMap(techsOf);
  return {
    categories: await records(context, 'quote-category', idsIn(entries, 'quoteId')),
    techniques: await records(context, 'technique', idsIn(techs, 'techId')),
    options: await records(context, 'quote-plating', idsIn(techs, 'quotePlatingId')),
  };
}

/** An option is of its category and its technique; one that is not chosen yet is left to the schema (DA-330). */
function isStrange(entry: Values, tech: Values, {categories, options}: Known): boolean {
  const techId = numberOf(tech, 'techId') ?? 0;
  if (!numbersOf(categories.get(numberOf(entry, 'quoteId') ?? 0), 'techniqueIds').includes(techId)) return true;
  const optionId = numberOf(tech, 'quotePlatingId');
  if (optionId === null) return false;
  const option = options.get(optionId);
  return option === undefined || option.quoteId !== entry.quoteId || option.techId !== techId;
}

function problemOf(entries: readonly Values[], found: Known): 'unknown' | 'techniques' | 'unique' | undefined {
  const quoteIds = idsIn(entries, 'quoteId');
  if (quoteIds.some(id => !found.categories.has(id))) return 'unknown';
  if (new Set(quoteIds).size < quoteIds.length) return 'unique';
  if (entries.some(entry => techsOf(entry).some(tech => isStrange(entry, tech, found)))) return 'unknown';
  const lacks = entries.some(
    entry =>
      techsOf(entry).length === 0 &&
      numbersOf(found.categories.get(numberOf(entry, 'quoteId') ?? 0), 'techniqueIds').length > 0,
  );
  return lacks ? 'techniques' : undefined;
}

function nameOf(found: Records, id: unknown, name: string): string | null {
  const record = typeof id === 'number' ? found.get(id) : undefined;
  return record ? textOf(record, name) : null;
}

function withNames(entries: readonly Values[], {categories, techniques, options}: Known): readonly Values[] {
  return entries.map(entry => ({
    ...entry,
    quoteName: nameOf(categories, entry.quoteId, 'cateName') ?? entry.quoteName,
    techList: techsOf(entry).map(tech => ({
      ...tech,
      techName: nameOf(techniques, tech.techId, 'techName') ?? tech.techName,
      ...(options.has(numberOf(tech, 'quotePlatingId') ?? 0)
        ? {quotePlatingName: nameOf(options, tech.quotePlatingId, 'quotePlatingName')}
        : {}),
    })),
  }));
}

function pointers(entries: readonly Values[]): Values {
  const techs = entries.flatMap(techsOf);
  const unique = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);
  return {
    quoteIds: unique(idsIn(entries, 'quoteId')),
    techIds: unique(idsIn(techs, 'techId')),
    quotePlatingIds: unique(idsIn(techs, 'quotePlatingId')),
  };
}

async function completeValues(context: Context, entity: Entity, values: Values, list: unknown): Promise<Values> {
  const entries = objectsIn(list);
  const found = await readKnown(context, entries);
  const problem = problemOf(entries, found);
  if (problem && 'quoteTechesList' in values) refuseFields(context, entity, [['quoteTechesList', problem]]);
  return {...values, quoteTechesList: withNames(entries, found), ...pointers(entries)};
}

/** The ids are kept as relations as well, so that nothing which a plating colour uses is deleted (DA-328 to DA-330). */
export const completePlating: BeforeValidateHook = {
  name: 'completePlating',
  async beforeValidate(context, entity, values, before) {
    const list = values.quoteTechesList ?? before?.quoteTechesList;
    const isWhole = Array.isArray(list) && objectsIn(list).length === list.length;
    return isWhole && list.length > 0 ? completeValues(context, entity, values, list) : values;
  },
};
