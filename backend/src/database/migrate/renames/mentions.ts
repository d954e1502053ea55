/** Values that speak of entities, properties and enum values (`x-mentions`), told in the names of today. */
import type {Entity, MentionsKeyword, Model, Navigation, NavigationNode} from '@emblem/schemas';
import type {EntityRenames} from './find';

type Values = Readonly<Record<string, unknown>>;

interface Page {
  readonly path: string;
  /** Undefined for a page of figures, whose filter speaks of dimensions. */
  readonly entity: string | undefined;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pagesOf(nodes: readonly NavigationNode[]): readonly Page[] {
  return nodes.flatMap(({path, entity, report, children}) => [
    ...(entity === undefined && report === undefined ? [] : [{path, entity}]),
    ...pagesOf(children ?? []),
  ]);
}

const ADDRESS = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s;
const RECORDS = /^(\/?records\/)([a-z0-9-]+)(.*)$/s;
const SUFFIX = /_(?:ne|gt|gte|lt|lte|contains|startsWith|nin)$/;
/** Of a filter: no property. */
const SEARCH = new Set(['q', '_deleted']);
const ADDRESS_OF_SETTING = /^(.+)(\.(?:columns|layout))$/;

/** All of it takes what was said in the names of before; what cannot be read stays as it is. */
export class Mentions {
  private readonly pages: readonly Page[];
  private readonly byEarlierKey: ReadonlyMap<string, EntityRenames>;
  private readonly byKey: ReadonlyMap<string, EntityRenames>;

  constructor(
    private readonly model: Model,
    navigation: Navigation | undefined,
    renames: readonly EntityRenames[],
  ) {
    this.pages = [...pagesOf(navigation?.nodes ?? [])].sort((a, b) => b.path.length - a.path.length);
    this.byEarlierKey = new Map(renames.map(each => [each.earlierKey, each]));
    this.byKey = new Map(renames.map(each => [each.entity.key, each]));
  }

  /** `by` is what stands in the sibling that the keyword names. */
  move(keyword: MentionsKeyword, value: unknown, by: unknown): unknown {
    if (Array.isArray(value)) return value.map(item => this.move(keyword, item, by));
    switch (keyword.kind) {
      case 'right':
        return typeof value === 'string' ? this.right(value) : value;
      case 'address':
        return typeof value === 'string' ? this.address(value) : value;
      case 'settings':
        return isValues(value) ? this.settings(value) : value;
      case 'query':
        return isValues(value) && typeof by === 'string' ? this.query(this.entityAt(by), value) : value;
      case 'record':
        return typeof value === 'string' ? this.record(keyword.of[String(by)], value) : value;
      // Whole columns of plain names: moved by one statement for all rows.
      case 'entity':
      case 'property':
      case 'value':
        return value;
    }
  }

  private key(earlier: string): string {
    return this.byEarlierKey.get(earlier)?.entity.key ?? earlier;
  }

  private name(entity: string | undefined, earlier: string): string {
    return this.byKey.get(entity ?? '')?.properties.get(earlier) ?? earlier;
  }

  private choice(entity: string | undefined, name: string, earlier: unknown): unknown {
    if (Array.isArray(earlier)) return earlier.map(item => this.choice(entity, name, item));
    if (typeof earlier !== 'string' && typeof earlier !== 'number') return earlier;
    return (
      this.byKey
        .get(entity ?? '')
        ?.values.get(name)
        ?.get(earlier) ?? earlier
    );
  }

  private field(entity: string | undefined, name: string): Entity['fields'][number] | undefined {
    return this.model.entities.get(entity ?? '')?.field[name];
  }

  private right(text: string): string {
    const dot = text.indexOf('.');
    return dot < 0 ? text : this.key(text.slice(0, dot)) + text.slice(dot);
  }

  /** The entity whose list stands at an address of before, by its key of today. */
  private entityAt(address: string): string | undefined {
    const [path = ''] = address.split(/[?#]/);
    const records = RECORDS.exec(path)?.[2];
    if (records !== undefined) return this.key(records);
    const absolute = path.startsWith('/') ? path : `/${path}`;
    return this.pages.find(page => absolute === page.path || absolute.startsWith(`${page.path}/`))?.entity;
  }

  private address(address: string): string {
    const [, path = '', query, hash = ''] = ADDRESS.exec(address) ?? [];
    const moved = path.replace(
      RECORDS,
      (_all, start: string, key: string, rest: string) => `${start}${this.key(key)}${rest}`,
    );
    return `${moved}${query === undefined ? '' : `?${this.parameters(this.entityAt(address), query)}`}${hash}`;
  }

  /** Written anew only where something is called otherwise. */
  private parameters(entity: string | undefined, query: string): string {
    const before = [...new URLSearchParams(query)];
    const after = before.map(([name, value]): [string, string] => {
      if (name === 'filter') return [name, this.json(value, filter => this.filter(entity, filter))];
      const now = this.name(entity, name);
      return [now, String(this.choice(entity, now, /^-?\d+$/.test(value) ? Number(value) : value))];
    });
    return JSON.stringify(before) === JSON.stringify(after) ? query : new URLSearchParams(after).toString();
  }

  private json(text: string, move: (value: Values) => unknown): string {
    try {
      const value: unknown = JSON.parse(text);
      const moved = isValues(value) ? JSON.stringify(move(value)) : text;
      return moved === JSON.stringify(value) ? text : moved;
    } catch {
      return text;
    }
  }

  private filter(entity: string | undefined, filter: Values): Values {
    return Object.fromEntries(
      Object.entries(filter).map(([key, value]) => {
        if (SEARCH.has(key)) return [key, value];
        if (key === '_where') return [key, this.predicate(entity, value)];
        const whole = this.name(entity, key);
        if (whole !== key || this.field(entity, key)) return [whole, this.choice(entity, whole, value)];
        const suffix = SUFFIX.exec(key)?.[0] ?? '';
        const name = this.name(entity, key.slice(0, key.length - suffix.length));
        return [`${name}${suffix}`, this.choice(entity, name, value)];
      }),
    );
  }

  private predicate(entity: string | undefined, predicate: unknown): unknown {
    if (!isValues(predicate)) return predicate;
    return Object.fromEntries(
      Object.entries(predicate).map(([operator, operand]) => [operator, this.operand(entity, operator, operand)]),
    );
  }

  private operand(entity: string | undefined, operator: string, operand: unknown): unknown {
    if (operator === 'not') return this.predicate(entity, operand);
    if (!Array.isArray(operand)) return operand;
    if (operator === 'all' || operator === 'any') return operand.map(each => this.predicate(entity, each));
    const [earlier, value]: readonly unknown[] = operand;
    if (typeof earlier !== 'string') return operand;
    const name = this.name(entity, earlier);
    if (operator === 'has') return [name, this.predicate(this.field(entity, name)?.relation?.to, value)];
    if (isValues(value) && typeof value.field === 'string') return [name, {field: this.name(entity, value.field)}];
    return [name, this.choice(entity, name, value)];
  }

  private query(entity: string | undefined, query: Values): Values {
    const {filter, sort, columns} = query;
    return {
      ...query,
      ...(isValues(filter) ? {filter: this.filter(entity, filter)} : {}),
      ...(isValues(sort) && typeof sort.field === 'string'
        ? {sort: {...sort, field: this.name(entity, sort.field)}}
        : {}),
      ...(Array.isArray(columns) ? {columns: this.columns(entity, columns)} : {}),
    };
  }

  private columns(entity: string | undefined, columns: readonly unknown[]): readonly unknown[] {
    return columns.map(name => (typeof name === 'string' ? this.name(entity, name) : name));
  }

  private settings(settings: Values): Values {
    return Object.fromEntries(
      Object.entries(settings).map(([key, value]) => {
        const [, address, kind = ''] = ADDRESS_OF_SETTING.exec(key) ?? [];
        return address === undefined
          ? [key, value]
          : [`${this.address(address)}${kind}`, this.setting(this.entityAt(address), value)];
      }),
    );
  }

  /** Which columns are shown, and how wide each is. */
  private setting(entity: string | undefined, value: unknown): unknown {
    if (!isValues(value)) return value;
    const {names, widths} = value;
    return {
      ...value,
      ...(Array.isArray(names) ? {names: this.columns(entity, names)} : {}),
      ...(isValues(widths)
        ? {widths: Object.fromEntries(Object.entries(widths).map(([name, width]) => [this.name(entity, name), width]))}
        : {}),
    };
  }

  private record(entity: string | undefined, text: string): string {
    return this.json(text, values =>
      Object.fromEntries(
        Object.entries(values).map(([earlier, value]) => {
          const name = this.name(entity, earlier);
          return [name, this.choice(entity, name, value)];
        }),
      ),
    );
  }
}
