/** A member's favourite cliparts and templates. */
import type {Predicate} from '@emblem/schemas';
import {numberOf} from '../../../record-values';
import {optionalId, requiredId} from '../../../acts/input';
import {pageRequest} from '../../../acts/paging';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {find, findAll, get, list} from '../../../read';
import {create, remove} from '../../../write';
import {toListedTemplate} from '../template-shape';

type Target = 'clipart' | 'template';

const FIELD = {clipart: 'clipartId', template: 'templateId'} as const;

/**
 * Records as they are listed, each with `isCollection`: 1 when it is a favourite of the member (ED-198); never for a
 * visitor.
 */
export async function marked<T extends {readonly id: number}>(
  context: Context,
  target: Target,
  records: readonly T[],
): Promise<readonly (T & {readonly isCollection: 0 | 1})[]> {
  const own = await ownAmong(
    context,
    target,
    records.map(record => record.id),
  );
  return records.map(record => ({...record, isCollection: own.has(record.id) ? 1 : 0}));
}

async function ownAmong(context: Context, target: Target, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const field = FIELD[target];
  const {memberId} = context.actor;
  if (memberId === null || ids.length === 0) return new Set();
  const found = await findAll(context, 'favourite', {all: [{eq: ['memberId', memberId]}, {in: [field, ids]}]});
  return new Set(found.map(favourite => numberOf(favourite, field) ?? 0));
}

/** Marks a record as a favourite; a second call takes the mark away. */
async function toggle(
  context: Context,
  target: Target,
  input: Values,
): Promise<{readonly id: number; readonly isCollection: 0 | 1}> {
  requireOwnUser(context, input);
  const field = FIELD[target];
  const {memberId} = context.actor;
  const {id} = await get(context, target, requiredId(context, input, field));
  const present = await find(context, 'favourite', {all: [{eq: ['memberId', memberId]}, {eq: [field, id]}]});
  if (present) await remove(context, 'favourite', present.id);
  else await create(context, 'favourite', {memberId, [field]: id});
  return {id, isCollection: present ? 0 : 1};
}

/** Marks a clipart, or takes its mark away (ED-376). */
export const favouriteClipart: Act<'favouriteClipart'> = {
  name: 'favouriteClipart',
  async run(context, input) {
    const {id, isCollection} = await toggle(context, 'clipart', input);
    return {clipartId: id, isCollection};
  },
};

/** Marks a template, or takes its mark away. */
export const favouriteTemplate: Act<'favouriteTemplate'> = {
  name: 'favouriteTemplate',
  async run(context, input) {
    const {id, isCollection} = await toggle(context, 'template', input);
    return {templateId: id, isCollection};
  },
};

async function favourites<Key extends Target>(
  context: Context,
  target: Key,
  where?: Predicate,
  omit?: readonly string[],
): Promise<readonly WireRecord<Key>[]> {
  const field = FIELD[target];
  const {memberId} = context.actor;
  const marks = await findAll(context, 'favourite', {all: [{eq: ['memberId', memberId]}, {ne: [field, null]}]}, [
    {field: 'createdAt', descending: true},
  ]);
  const ids = marks.map(mark => numberOf(mark, field) ?? 0);
  const {records} = await list(context, target, {where: {all: [{in: ['id', ids]}, ...(where ? [where] : [])]}, omit});
  return records.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function slice<T>(records: readonly T[], input: Values): readonly T[] {
  const {page, size} = pageRequest(input);
  return records.slice((page - 1) * size, page * size);
}

/** The favourite cliparts, the last marked first; a list (ED-388). */
export const listFavouriteCliparts: Act<'listFavouriteCliparts'> = {
  name: 'listFavouriteCliparts',
  async run(context, input) {
    requireOwnUser(context, input);
    const found = await favourites(context, 'clipart');
    return slice(found, input).map(clipart => ({...clipart, isCollection: 1}));
  },
};

/** The favourite templates of a category, or all; a list (ED-377). */
export const listFavouriteTemplates: Act<'listFavouriteTemplates'> = {
  name: 'listFavouriteTemplates',
  async run(context, input) {
    requireOwnUser(context, input);
    const categoryId = optionalId(context, input, 'categoryId');
    const found = await favourites(
      context,
      'template',
      categoryId === undefined ? undefined : {eq: ['categoryId', categoryId]},
      ['templateFile'],
    );
    return slice(found, input).map(toListedTemplate);
  },
};
