/** Errors of nested values from the form's shape to that of rjsf. */
import {ErrorSchemaBuilder, type ErrorSchema} from '@rjsf/utils';
import {isValues} from '../../model/parse';

const OWN: ReadonlySet<string> = new Set(['message', 'type', 'ref', 'root', 'types']);

export function toErrorSchema(error: unknown): ErrorSchema {
  if (!isValues(error) && !Array.isArray(error)) return {};
  const builder = new ErrorSchemaBuilder();
  note(builder, error, []);
  return builder.ErrorSchema;
}

function note(builder: ErrorSchemaBuilder, error: unknown, path: readonly string[]): void {
  if (!isValues(error) && !Array.isArray(error)) return;
  if (isValues(error) && typeof error.message === 'string') builder.addErrors(error.message, [...path]);
  const inner: readonly [string, unknown][] = Object.entries(error);
  for (const [key, part] of inner) if (!OWN.has(key)) note(builder, part, [...path, key]);
}
