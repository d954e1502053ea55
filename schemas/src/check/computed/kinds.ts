/** Whether two properties hold the same kind of value. */
import type {Field} from '../../model';
import {finding, type Finding} from '../types';

/** Nothing where they do; what to do where they do not. */
export function sameKind(field: Field, other: Field, pointer: string): readonly Finding[] {
  return field.sql === other.sql && field.kind === other.kind && field.stored && other.stored
    ? []
    : [
        finding(
          pointer,
          `"${other.name}" is not of the kind of "${field.name}".`,
          'Give both the same type, format and x-column.',
        ),
      ];
}
