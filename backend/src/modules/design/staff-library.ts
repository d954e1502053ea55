/** What the template library and the element library of the staff share: filters of their lists, and their logs. */
import type {Predicate} from '@emblem/schemas';
import {optionalId, optionalText} from '../../acts/input';
import type {Context} from '../../context';
import {history} from '../../read';
import type {Values} from '../../values';
import {hasType} from './type-trees';

/** By a type (those below it included), a tag and a language. The input names the type by `<entity>TypeId`. */
export async function libraryFilters(
  context: Context,
  input: Values,
  entity: 'clipart' | 'template',
): Promise<readonly Predicate[]> {
  const typeId = optionalId(context, input, `${entity}TypeId`);
  const labelId = optionalId(context, input, 'labelId');
  const language = optionalText(context, input, 'language');
  return [
    ...(typeId === undefined ? [] : [await hasType(context, `${entity}-type`, typeId)]),
    ...(labelId === undefined ? [] : [{contains: ['labels', labelId]} satisfies Predicate]),
    ...(language === undefined ? [] : [{eq: ['language', language.toLowerCase()]} satisfies Predicate]),
  ];
}

/** What happened to a record of a library, newest first, as its calls answer it. */
export async function libraryLog(context: Context, entity: 'clipart' | 'template', id: number) {
  const entries = await history(context, entity, id);
  return entries.map(({id: entryId, at, actor, action, changes}) => ({
    id: entryId,
    createTime: at,
    userName: actor,
    operation: action,
    changes,
  }));
}
