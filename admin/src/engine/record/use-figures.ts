/** The figures that lead a record (`x-summary`), as its page, its card on a board and its approval show them. */
import type {Entity, Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import {isBlank} from '../../model/equal';
import type {EntityRecord} from '../../model/record';

const isZero = (value: unknown): boolean => Number(value) === 0;

/** Those that the user sees and that say something: some are left out where they are zero. */
export function useFigures(entity: Entity, record: EntityRecord): readonly Field[] {
  const session = useSession();
  const {figures, unlessZero = []} = entity.summary;
  return figures
    .flatMap(name => entity.field[name] ?? [])
    .filter(
      field =>
        canSee(session, entity, field) &&
        !isBlank(record[field.name]) &&
        !(unlessZero.includes(field.name) && isZero(record[field.name])),
    );
}
