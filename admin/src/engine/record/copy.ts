/** What a new record may take over from another one of its kind. */
import type {Entity, Field} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {isBlank} from '../../model/equal';
import {storedValues} from '../fields/values';
import type {EntityView} from '../../model/views';
import {pathsOf} from '../../model/paths';

/** Names the record to be copied in the address of the create form. */
export const COPY = 'copy';

/**
 * Properties whose values belong to one record only. Of several that are unique together the last one is enough, and
 * relations may be the same.
 */
function unique(entity: Entity): ReadonlySet<string> {
  return new Set(
    entity.unique.flatMap(({fields}) => {
      const own = fields.filter(name => !entity.field[name]?.relation);
      return (own.length > 0 ? own : fields).slice(-1);
    }),
  );
}

/** The create form of the record's list, to be filled in from it. */
export function copyPath(view: EntityView, id: number): string {
  return `${pathsOf(view).create}?${new URLSearchParams({[COPY]: String(id)})}`;
}

export interface Copy {
  readonly values: Readonly<Record<string, unknown>>;
  /** Properties with a value that is not taken over. */
  readonly left: readonly Field[];
}

/**
 * `entered` are the properties of the create form: numbers, what is worked out and the states of workflows are not
 * among them. `shown` are those of the form of a record that is there.
 */
export function copyOf(
  entity: Entity,
  {entered, shown, source}: {entered: readonly Field[]; shown: readonly Field[]; source: Values},
): Copy {
  const own = unique(entity);
  const has = ({name}: Field) => !isBlank(source[name]);
  const copied = new Set(
    entered.filter(
      field => has(field) && !own.has(field.name) && !field.writeOnly && field.name !== entity.toggle?.field,
    ),
  );
  const ofPlace = (field: Field) =>
    field.system !== undefined || field.name === entity.sort?.field || field.name === entity.toggle?.field;
  return {
    values: storedValues([...copied], source),
    left: shown.filter(field => has(field) && !copied.has(field) && !ofPlace(field)),
  };
}
