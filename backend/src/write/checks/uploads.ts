/** Whether properties take the files that they name (`x-upload`). */
import {
  filesIn,
  ownKeyOf,
  takesType,
  uploadLimit,
  uploadMessage,
  type Entity,
  type UploadedFile,
  type UploadKeyword,
} from '@emblem/schemas';
import {text} from '../../messages';
import type {Values} from '../../values';
import type {Context} from '../../context';
import {isFileInSight} from '../../read/file-sight';
import {refuseIf} from '../values';

interface Named extends UploadedFile {
  readonly property: string;
  readonly key: string;
}

/** Of files elsewhere nothing is known. */
function ownFiles(entity: Entity, values: Values): readonly Named[] {
  return entity.fields.flatMap(({name, schema}) =>
    filesIn(schema, values[name]).flatMap(file => {
      const key = ownKeyOf(file.address);
      return key === undefined ? [] : [{...file, key, property: name}];
    }),
  );
}

/** Bytes of each file by its key; what was not uploaded, such as a picture of the first world, has none. */
async function sizesOf({sql, model}: Context, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows: readonly {key: string; size: number}[] = await sql`
    select key, size from ${sql(model.entity('file').table)} where key = any(${[...keys]}::text[])`;
  return new Map(rows.map(({key, size}) => [key, Number(size)]));
}

function isLimited({upload}: {readonly upload: UploadKeyword}): boolean {
  return uploadLimit(upload) !== undefined;
}

/** Whoever holds a private file by a record of theirs has it: nobody takes one that they may not see. */
async function mayTake(context: Context, key: string): Promise<boolean> {
  if (!key.startsWith('private/')) return true;
  const {sql, model} = context;
  const [stored] = await sql`select 1 from ${sql(model.entity('file').table)} where key = ${key}`;
  return stored === undefined || isFileInSight(context, key);
}

export interface TakenFiles {
  /** The record had these values before: its files are put back, and nobody comes by one that was not here. */
  readonly restoresOldValues?: boolean;
}

/**
 * 422 at a property that names a file of our store which it does not take: of another type, too large, or out of the
 * actor's sight.
 */
export async function requireTakenFiles(
  context: Context,
  entity: Entity,
  values: Values,
  {restoresOldValues = false}: TakenFiles = {},
): Promise<void> {
  const files = ownFiles(entity, values);
  if (files.length === 0) return;
  const {language} = context.actor;
  const sizes = await sizesOf(
    context,
    files.filter(isLimited).map(({key}) => key),
  );
  const errors: Record<string, string> = {};
  for (const {property, key, upload} of files) {
    const {types, megabytes = 0} = upload;
    if (!restoresOldValues && !(await mayTake(context, key))) errors[property] = text('noSuchFile', language);
    else if (types && !takesType(upload, key)) errors[property] = uploadMessage(types)[language];
    else if ((sizes.get(key) ?? 0) > (uploadLimit(upload) ?? Infinity))
      errors[property] = text('fileTooLarge', language, {limit: megabytes});
  }
  refuseIf(context, errors);
}
