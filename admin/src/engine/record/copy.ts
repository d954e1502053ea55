/** Copying a record: the address that asks for it, and the values a new record takes over. */
import type {Entity, Field} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {isBlank} from '../../model/equal';
import {storedValues} from '../fields/values';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';

/** Names the record to be copied in the address of the create form. */
export const COPY_PARAM = 'copy';

/**
 * Properties whose value may not occur twice. Of a compound unique rule only the last property is left empty, which is
 * enough to make the copy differ; relations are kept.
 */
function uniquePerRecord(entity: Entity): ReadonlySet<string> {
  return new Set(
    entity.unique.flatMap(({fields}) => {
      const own = fields.filter(name => !entity.field[name]?.relation);
      return (own.length > 0 ? own : fields).slice(-1);
    }),
  );
}

/** The create form of the record's list, to be filled in from it. */
export function copyPath(view: EntityView, id: number): string {
  return `${pathsOf(view).create}?${new URLSearchParams({[COPY_PARAM]: String(id)})}`;
}

export interface Copy {
  readonly values: Readonly<Record<string, unknown>>;
  /** Properties with a value that is not taken over. */
  readonly notCopied: readonly Field[];
}

/** Whether no copy has the value: the system gives it, or it is the record's place or on/off state. */
function isNeverCopied({sort, toggle}: Entity, {system, name}: Field): boolean {
  return system !== undefined || name === sort?.field || name === toggle?.field;
}

/**
 * The values a new record takes over, and the shown properties it does not. `entered` are the properties of the create
 * form: numbers, what is worked out and the states of workflows are not among them. `shown` are those of the form of a
 * record that is there.
 */
export function copyValues(
  entity: Entity,
  {entered, shown, source}: {entered: readonly Field[]; shown: readonly Field[]; source: Values},
): Copy {
  const uniqueNames = uniquePerRecord(entity);
  const has = ({name}: Field) => !isBlank(source[name]);
  const copied = new Set(
    entered.filter(
      field => has(field) && !uniqueNames.has(field.name) && !field.writeOnly && field.name !== entity.toggle?.field,
    ),
  );
  return {
    values: storedValues([...copied], source),
    notCopied: shown.filter(field => has(field) && !copied.has(field) && !isNeverCopied(entity, field)),
  };
}
