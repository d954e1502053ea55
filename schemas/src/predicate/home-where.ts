/** Which records a part of a home is about: what it says itself, and its presets. */
import type {Entity} from '../model';
import type {HomeRecords} from '../vocabulary/home';
import type {Predicate} from '../vocabulary/predicate';
import {presetWhere} from './presets';

export function homeWhere(
  entity: Pick<Entity, 'rights' | 'field' | 'fields' | 'views'>,
  {where, presets = []}: Pick<HomeRecords, 'where' | 'presets'>,
): Predicate | undefined {
  const all = [where, ...presets.map(name => presetWhere(entity, name))].filter(each => each !== undefined);
  return all.length > 1 ? {all} : all[0];
}
