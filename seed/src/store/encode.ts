/** The text format of PostgreSQL's COPY. */
import type {Entity, Field} from '@emblem/schemas';

const NULL = '\\N';

const ESCAPES: Readonly<Record<string, string>> = {'\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r'};

function escape(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, character => ESCAPES[character] ?? character) : text;
}

/** One value; `undefined` and null both become NULL. */
export function encodeValue(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return NULL;
  if (isJson) return escape(JSON.stringify(value));
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  throw new Error(`A value of type ${typeof value} cannot be stored in a plain column.`);
}

export function encodeLine(values: readonly unknown[]): string {
  return `${values.map(value => encodeValue(value, false)).join('\t')}\n`;
}

interface Cell {
  readonly name: string;
  readonly isJson: boolean;
  /** What is written for a row that does not name the property; undefined when each row has to. */
  readonly otherwise: string | undefined;
}

function cell(field: Field): Cell {
  const isJson = field.kind === 'json';
  const otherwise = field.default !== undefined ? encodeValue(field.default, isJson) : field.notNull ? undefined : NULL;
  return {name: field.name, isJson, otherwise};
}

/** Writes rows of one entity as lines of COPY, in the order of `columns`. */
export class RowEncoder {
  readonly columns: readonly string[];
  private readonly cells: readonly Cell[];
  private readonly options: ReadonlyMap<string, ReadonlySet<unknown>>;

  constructor(private readonly entity: Entity) {
    const stored = entity.fields.filter(field => field.stored);
    this.columns = stored.map(field => field.column);
    this.cells = stored.map(cell);
    const limited = entity.fields.filter(field => field.options);
    this.options = new Map(limited.map(field => [field.name, new Set(field.options?.map(option => option.value))]));
  }

  /** Throws for a property or a choice that the schema does not know. */
  check(row: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(row)) {
      const field = this.entity.field[name];
      if (!field) throw new Error(`The seed names "${this.entity.key}.${name}", which the schema does not have.`);
      if (!field.stored && !field.join)
        throw new Error(`"${this.entity.key}.${name}" is not stored, so the seed cannot fill it.`);
      const options = this.options.get(name);
      if (options && value !== null && value !== undefined && !options.has(value))
        throw new Error(`"${this.entity.key}.${name}" cannot be ${JSON.stringify(value)}.`);
    }
  }

  /** `additions` stands in for what the row does not name. */
  encode(row: Readonly<Record<string, unknown>>, additions: Readonly<Record<string, unknown>> = {}): string {
    let line = '';
    for (const {name, isJson, otherwise} of this.cells) {
      const own = row[name];
      const value = own === undefined ? additions[name] : own;
      const text = value === undefined ? otherwise : encodeValue(value, isJson);
      if (text === undefined || (text === NULL && otherwise === undefined))
        throw new Error(
          `"${this.entity.key}.${name}" is required, but the seed leaves it empty: ` +
            `${JSON.stringify(row).slice(0, 200)}`,
        );
      line += line === '' ? text : `\t${text}`;
    }
    return `${line}\n`;
  }
}
