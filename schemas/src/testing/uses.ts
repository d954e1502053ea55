/** How often schema files say each word of the vocabulary: every property that a meta-schema has a place for. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

type Node = Readonly<Record<string, unknown>>;

/** Of a meta-schema: keywords whose value is a schema, a list of schemas, and schemas by name. */
const SCHEMA = ['items', 'additionalProperties', 'then', 'else'];
const SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', '$defs'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const step = (pointer: string, name: string): string =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

export class Uses {
  private readonly schemas = new Map<string, Node>();
  private readonly found = new Map<string, unknown>();
  /** By place, `file#/pointer`. */
  private readonly counts = new Map<string, number>();
  /** By value, the places it has been visited at: alternatives lead to the same place again and again. */
  private readonly visited = new WeakMap<object, Set<string>>();

  constructor(folder: string) {
    for (const file of readdirSync(folder)) {
      const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      if (!isNode(schema)) continue;
      this.schemas.set(file, schema);
      this.declare(file, '', schema);
    }
  }

  /** Places of words that no file has said, `file#/pointer`. */
  unused(): readonly string[] {
    return this.places(count => count === 0);
  }

  /** Places of words that files have said. */
  used(): readonly string[] {
    return this.places(count => count > 0);
  }

  private places(isMeant: (count: number) => boolean): readonly string[] {
    return [...this.counts].flatMap(([place, count]) => (isMeant(count) ? [place] : [])).sort();
  }

  /** Counts what a file says that is written by the meta-schema. */
  count(file: string, content: unknown): void {
    this.visit(file, '', content);
  }

  private declare(file: string, pointer: string, schema: unknown): void {
    if (!isNode(schema)) return;
    if (isNode(schema.properties))
      for (const [name, said] of Object.entries(schema.properties))
        if (said !== false && !name.startsWith('$'))
          this.counts.set(`${file}#${step(`${pointer}/properties`, name)}`, 0);
    for (const [keyword, child, at] of below(schema)) this.declare(file, at(pointer, keyword), child);
  }

  private at(file: string, pointer: string): unknown {
    const place = `${file}#${pointer}`;
    if (!this.found.has(place)) this.found.set(place, this.find(file, pointer));
    return this.found.get(place);
  }

  private find(file: string, pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, name) => {
        const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(node)) return (node as readonly unknown[])[Number(key)];
        return isNode(node) ? node[key] : undefined;
      }, this.schemas.get(file));
  }

  private visit(file: string, pointer: string, value: unknown): void {
    const schema = this.at(file, pointer);
    if (!isNode(schema) || typeof value !== 'object' || value === null) return;
    const places = this.visited.get(value) ?? new Set();
    this.visited.set(value, places);
    if (places.has(`${file}#${pointer}`)) return;
    places.add(`${file}#${pointer}`);
    if (typeof schema.$ref === 'string') {
      const [other = '', place = ''] = schema.$ref.split('#');
      this.visit(other === '' ? file : other, place, value);
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf', 'prefixItems'])
      for (const [index] of asList(schema[keyword]).entries())
        this.visit(file, `${pointer}/${keyword}/${index}`, keyword === 'prefixItems' ? asList(value)[index] : value);
    for (const keyword of ['then', 'else']) this.visit(file, step(pointer, keyword), value);
    if (Array.isArray(value)) for (const each of value) this.visit(file, step(pointer, 'items'), each);
    else if (isNode(value)) this.visitNames(file, pointer, schema, value);
  }

  private visitNames(file: string, pointer: string, schema: Node, value: Node): void {
    for (const [name, each] of Object.entries(value)) {
      const own = step(`${pointer}/properties`, name);
      const isOwn = isNode(schema.properties) && Object.hasOwn(schema.properties, name);
      const patterns = isNode(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
      const matching = patterns.filter(pattern => new RegExp(pattern).test(name));
      if (isOwn) {
        this.counts.set(`${file}#${own}`, (this.counts.get(`${file}#${own}`) ?? 0) + 1);
        this.visit(file, own, each);
      }
      for (const pattern of matching) this.visit(file, step(`${pointer}/patternProperties`, pattern), each);
      if (!isOwn && matching.length === 0) this.visit(file, step(pointer, 'additionalProperties'), each);
    }
  }
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The schemas that stand in a schema, each with its name and how it is reached. */
function below(schema: Node): readonly (readonly [string, unknown, (pointer: string, name: string) => string])[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (SCHEMA.includes(keyword)) return [[keyword, value, step] as const];
    if (SCHEMAS.includes(keyword))
      return asList(value).map(
        (each, index) => [String(index), each, (to: string, at: string) => `${to}/${keyword}/${at}`] as const,
      );
    if (NAMED.includes(keyword) && isNode(value))
      return Object.entries(value).map(
        ([name, each]) => [name, each, (to: string, at: string) => step(`${to}/${keyword}`, at)] as const,
      );
    return [];
  });
}
