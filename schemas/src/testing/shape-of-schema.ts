/** What a meta-schema says of a file. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isWritten, type Written} from '../types/field-types';
import {either, type Shape} from './shape';

/** Parts whose grammar the meta-schemas leave to the build. */
const OPEN = new Set(['predicate', 'computed', 'nestedSchema', 'objectSchema']);
const SCALARS = new Map([
  ['string', 'text'],
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'switch'],
]);

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

export class MetaSchemas {
  /** What is being read, and told no further within itself. */
  private readonly reading = new Set<string>();

  constructor(private readonly folder: string) {}

  shapeOf(file: string): Shape {
    return this.read(file, this.file(file));
  }

  private file(name: string): unknown {
    return JSON.parse(readFileSync(join(this.folder, name), 'utf8'));
  }

  private referred(file: string, reference: string): Shape {
    const [named = '', path = ''] = reference.split('#');
    const target = named === '' ? file : named;
    const steps = path.split('/').slice(1);
    if (OPEN.has(steps.at(-1) ?? '')) return {any: true};
    const found = steps.reduce<unknown>((at, step) => (isWritten(at) ? at[step] : undefined), this.file(target));
    const place = `${target}#${path}`;
    if (this.reading.has(place)) return {any: true};
    this.reading.add(place);
    const shape = this.read(target, found);
    this.reading.delete(place);
    return shape;
  }

  private read(file: string, schema: unknown): Shape {
    if (!isWritten(schema)) return {any: true};
    const parts = [...list(schema.oneOf), ...list(schema.anyOf)].map(each => this.read(file, each));
    if (parts.length > 0) return parts.reduce(either);
    // What is asked under a condition is gone, or written out, once the file is loaded.
    if (schema.type === undefined && isWritten(schema.else)) return this.read(file, schema.else);
    const first = list(schema.allOf).find(each => isWritten(each) && each.$ref !== undefined);
    if (isWritten(first)) return this.read(file, first);
    if (typeof schema.$ref === 'string') return this.referred(file, schema.$ref);
    const values = schema.const === undefined ? list(schema.enum) : [schema.const];
    if (values.length > 0) return {words: new Set(values.map(value => JSON.stringify(value)))};
    const types = list(schema.type).map(String);
    const shapes = types.map(type => this.ofType(file, type, schema));
    return shapes.length === 0 ? {any: true} : shapes.reduce(either);
  }

  private ofType(file: string, type: string, schema: Written): Shape {
    const scalar = SCALARS.get(type);
    if (scalar !== undefined) return scalar === 'switch' ? SWITCH : {scalars: new Set([scalar])};
    if (type === 'array') return {items: this.read(file, schema.items)};
    return isWritten(schema.properties) ? this.ofObject(file, schema, schema.properties) : this.ofNames(file, schema);
  }

  private ofObject(file: string, schema: Written, properties: Written): Shape {
    const required = new Set(list(schema.required));
    const named = Object.entries(properties).map(
      ([name, each]) => [name, {required: required.has(name), shape: this.read(file, each)}] as const,
    );
    return {names: new Map(named)};
  }

  /** Where the names are given, they are told like those of properties, none of them required. */
  private ofNames(file: string, schema: Written): Shape {
    const each = this.read(file, schema.additionalProperties);
    const given = isWritten(schema.propertyNames) ? list(schema.propertyNames.enum) : [];
    if (given.length === 0) return {each};
    return {names: new Map(given.map(name => [String(name), {required: false, shape: each}]))};
  }
}

export const SWITCH: Shape = {words: new Set(['true', 'false'])};
