/** Where the records behind a figure are listed: exactly those that it counts, under its name. */
import type {Predicate} from '@emblem/schemas';
import {FIGURE, WHERE} from '../../model/filter-keys';
import {allOf} from '../../model/views';

export function listAddress(entity: string, where: Predicate, figure: string): string {
  const filter = JSON.stringify({[WHERE]: where, [FIGURE]: figure});
  return `/${allOf(entity)}?${new URLSearchParams({filter, page: '1'}).toString()}`;
}
