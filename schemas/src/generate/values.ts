/** Constants for the entries of enumerations, from the schemas: code names a value by its key. */
import {keyOf} from '../types/enum-entries';
import type {Entity, Model} from '../model';
import type {EnumEntry, PropertySchema} from '../vocabulary';

const HEADER = '// Generated from schemas/entities by "node schemas/dist/cli.js generate". Not to be edited.\n';

/** `order-product` to `ORDER_PRODUCT`. */
function constantName(key: string): string {
  return key.replaceAll('-', '_').toUpperCase();
}

/** How values, and the objects that hold them, are written in one kind of file. */
interface Form {
  readonly constant: (name: string, value: string) => string;
  readonly entry: (entry: EnumEntry, indent: string) => string;
  readonly part: (name: string, value: string, indent: string) => string;
}

function block(lines: readonly string[], indent: string): string {
  return `{\n${lines.join('')}${indent}}`;
}

/** The entries of a property, or those of its parts by their names; nothing where there are none. */
function valuesOf(schema: PropertySchema, form: Form, indent: string): string | undefined {
  const inner = `${indent}  `;
  const entries = schema['x-enum'];
  if (entries)
    return block(
      entries.map(entry => form.entry(entry, inner)),
      indent,
    );
  if (schema.items) return valuesOf(schema.items, form, indent);
  const parts = namedParts(schema.properties ?? {}, form, inner);
  return parts.length === 0 ? undefined : block(parts, indent);
}

function namedParts(
  properties: Readonly<Record<string, PropertySchema>>,
  form: Form,
  indent: string,
): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = valuesOf(schema, form, indent);
    return value === undefined ? [] : [form.part(name, value, indent)];
  });
}

function constant(entity: Entity, form: Form): readonly string[] {
  const parts = namedParts(entity.schema.properties, form, '  ');
  return parts.length === 0 ? [] : [form.constant(constantName(entity.key), block(parts, ''))];
}

function file(model: Model, form: Form): string {
  const entities = [...model.entities.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return [HEADER, ...entities.flatMap(entity => constant(entity, form))].join('\n');
}

const SCRIPT = {
  entry: (entry: EnumEntry, indent: string) => `${indent}${keyOf(entry)}: ${JSON.stringify(entry.value)},\n`,
  part: (name: string, value: string, indent: string) => `${indent}${name}: ${value},\n`,
};

const FORMS = {
  'values.js': {...SCRIPT, constant: (name: string, value: string) => `exports.${name} = ${value};\n`},
  'values.mjs': {...SCRIPT, constant: (name: string, value: string) => `export const ${name} = ${value};\n`},
  'values.d.ts': {
    constant: (name: string, value: string) => `export declare const ${name}: ${value};\n`,
    entry: (entry: EnumEntry, indent: string) =>
      `${indent}/** ${entry.label.en} · ${entry.label.zh} */\n` +
      `${indent}readonly ${keyOf(entry)}: ${JSON.stringify(entry.value)};\n`,
    part: (name: string, value: string, indent: string) => `${indent}readonly ${name}: ${value};\n`,
  },
} satisfies Readonly<Record<string, Form>>;

/** The files of the constants by name: for Node, for bundlers, and types. The same model gives the same bytes. */
export function valueFiles(model: Model): ReadonlyMap<string, string> {
  return new Map(Object.entries(FORMS).map(([name, form]) => [name, file(model, form)]));
}
