/** An empty file with the columns that an import reads. */
import type {Entity, Field} from '@emblem/schemas';

export function importColumns(entity: Entity): readonly Field[] {
  const named = entity.io.import ? entity.io.import.columns : undefined;
  if (named) return named.map(name => entity.field[name]).filter(field => field !== undefined);
  return entity.fields.filter(
    field => field.system === undefined && !field.readOnly && field.kind !== 'json' && field.sensitivity !== 'secret',
  );
}

export function templateFile(entity: Entity): Blob {
  return new Blob(
    [
      `\uFEFF${importColumns(entity)
        .map(field => field.name)
        .join(',')}\r\n`,
    ],
    {type: 'text/csv'},
  );
}
