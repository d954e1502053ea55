/** Whoever is told of a record can be found: a relation leads to users, or the right can be granted. */
import type {ToldKeyword} from '../../vocabulary';
import {fieldAt} from '../../origins/paths';
import {finding, type Checked, type EntityFile, type Finding} from '../types';

export function checkReceivers(
  {entity}: EntityFile,
  {model}: Checked,
  told: ToldKeyword,
  at: string,
): readonly Finding[] {
  if ('right' in told)
    return entity.rightActions.includes(told.right)
      ? []
      : [finding(`${at}/right`, `There is no right "${told.right}" to grant.`, 'Name an action of this entity.')];
  return fieldAt(model, entity, told.user)?.field.relation?.to === 'user'
    ? []
    : [finding(`${at}/user`, `"${told.user}" names no user.`, 'Name a relation to users.')];
}
