/** Rows whose values the rules of the schemas no longer allow: they could be read, but never be saved again. */
import {ruleChecker, type Entity, type Field, type Model, type PlainSchema} from '@emblem/schemas';
import type {ISql} from 'postgres';
import type {ActualColumn, ActualTable} from './actual';
import {quoteName} from './names';
import {rulesOf, type Recorded} from './recorded';
import type {EntityRenames} from './renames/find';
import type {Step} from './steps';

const BATCH = 2000;
/** Ids that are told. */
const TOLD = 20;

interface Checked {
  readonly entity: Entity;
  readonly field: Field;
  readonly table: ActualTable;
  readonly column: ActualColumn;
  readonly rules: PlainSchema;
  /** Earlier values of its enum to those that they become. */
  readonly moved: ReadonlyMap<unknown, unknown>;
}

interface Found {
  readonly ids: readonly number[];
  readonly keywords: ReadonlySet<string>;
  readonly message: string;
  readonly total: number;
}

/** Properties with other rules than last time, whose type stays: another type is looked at by itself. */
function fieldsWithNewRules(
  model: Model,
  recorded: Recorded,
  tables: readonly ActualTable[],
  renames: readonly EntityRenames[],
): readonly Checked[] {
  return [...model.entities.values()].flatMap(entity => {
    const earlier = recorded[entity.id];
    const table = tables.find(({objectId}) => objectId === entity.id);
    const values = renames.find(each => each.entity === entity)?.values;
    return entity.fields.flatMap(field => {
      const before = earlier?.fields[field.id]?.rules;
      const column = table?.columns.find(({fieldId}) => fieldId === field.id);
      const rules = rulesOf(field);
      if (!before || !rules || !table || column?.sql !== field.sql || JSON.stringify(before) === JSON.stringify(rules))
        return [];
      return [{entity, field, table, column, rules, moved: values?.get(field.name) ?? new Map()}];
    });
  });
}

async function look(sql: ISql, {rules, table, column, moved}: Checked): Promise<Found | undefined> {
  const check = ruleChecker(rules);
  const ids: number[] = [];
  const keywords = new Set<string>();
  let message = '';
  let total = 0;
  const name = quoteName(column.name);
  // Not prepared: a plan of before would not fit a column that has changed its type since.
  const rows = sql.unsafe<{id: number; value: unknown}[]>(
    `select id, ${name} as value from ${quoteName(table.name)} where ${name} is not null order by id`,
  );
  for await (const batch of rows.cursor(BATCH))
    for (const {id, value} of batch) {
      total += 1;
      const broken = check(moved.get(value) ?? value);
      if (!broken) continue;
      ids.push(id);
      keywords.add(broken.keyword);
      message ||= broken.message;
    }
  return ids.length === 0 ? undefined : {ids, keywords, message, total};
}

function literal(value: unknown): string {
  return `'${String(value).replace(/'/g, "''")}'`;
}

/** Which rows, by what is wrong with them; by their ids where SQL cannot say it as the schema does. */
function conditionOf({rules, column}: Checked, {ids, keywords}: Found): string {
  const name = quoteName(column.name);
  const said: Readonly<Record<string, string>> = {
    maxLength: `char_length(${name}) > ${String(rules.maxLength)}`,
    minLength: `char_length(${name}) < ${String(rules.minLength)}`,
    minimum: `${name} < ${String(rules.minimum)}`,
    maximum: `${name} > ${String(rules.maximum)}`,
    enum: `${name} not in (${(Array.isArray(rules.enum) ? rules.enum : [])
      .filter(value => value !== null)
      .map(literal)
      .join(', ')})`,
  };
  const parts = [...keywords].map(keyword => said[keyword]);
  return parts.every(part => part !== undefined) ? parts.join(' or ') : `id in (${ids.join(', ')})`;
}

function step(checked: Checked, found: Found): Step {
  const {entity, field, table, column} = checked;
  const {ids, total, message} = found;
  const told = `${ids.slice(0, TOLD).join(', ')}${ids.length > TOLD ? ', …' : ''}`;
  return {
    object: entity.id,
    sql: '',
    danger:
      `${table.name}.${column.name}: ${ids.length} of ${total} rows hold what "${field.name}" no longer allows ` +
      `(${message}): id ${told}`,
    review:
      `update ${quoteName(table.name)} set ${quoteName(column.name)} = /* FILL IN */ where ` +
      `${conditionOf(checked, found)}`,
  };
}

/** Looks at the rows as they are, before any step is taken. */
export async function findBreaches(
  sql: ISql,
  model: Model,
  recorded: Recorded,
  tables: readonly ActualTable[],
  renames: readonly EntityRenames[],
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const checked of fieldsWithNewRules(model, recorded, tables, renames)) {
    const found = await look(sql, checked);
    if (found) steps.push(step(checked, found));
  }
  return steps;
}
