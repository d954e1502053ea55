/** Lines belong to their record alone, and a new one can be entered in the columns that are there. */
import type {Entity, Field, Lines} from '../../model';
import {finding, type Checked, type EntityRule, type Finding} from '../types';

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'bigint', 'number', 'decimal']);

function checkRelation(entity: Entity, child: Entity, {field: name, of}: Lines, pointer: string): readonly Finding[] {
  const field = child.field[name];
  const relation = field?.relation;
  if (!field || relation?.to !== entity.key || field.kind === 'references')
    return [finding(`${pointer}/of`, `"${of}" does not lead to one ${entity.key}.`, 'Name the relation that does.')];
  const {required, createOnly} = field;
  return required && createOnly && relation.inherit && relation.onDelete === 'cascade'
    ? []
    : [
        finding(
          `${pointer}/of`,
          `"${of}" does not tie a line to its record.`,
          'Require it, and give it "x-createOnly", "inherit" and the onDelete "cascade".',
        ),
      ];
}

/** What would make a line more, or something else, than a part of its record. */
function checkChild(entity: Entity, child: Entity, {field, of}: Lines, pointer: string): readonly Finding[] {
  const findings: Finding[] = [];
  if (!child.changeable || !entity.changeable)
    findings.push(finding(`${pointer}/of`, 'People do not change these records.', 'Let people write both entities.'));
  if (child.lines.length > 0)
    findings.push(
      finding(`${pointer}/of`, `${child.key} has lines itself, which no form can hold.`, 'Remove its "x-lines".'),
    );
  if (child.rights.scopes)
    findings.push(
      finding(
        `${pointer}/of`,
        `${child.key} says in "scopes" of "x-rights" who reaches its records.`,
        'Remove them there: a line is reached with its record.',
      ),
    );
  if (child.sort && String(child.sort.scope) !== field)
    findings.push(
      finding(
        `${pointer}/of`,
        `Places of ${child.key} are not counted by "${of}".`,
        `Make its x-sort scope ["${field}"].`,
      ),
    );
  return findings;
}

function isEnterable({readOnly, system, writeOnly, number}: Field): boolean {
  return !readOnly && !writeOnly && system === undefined && number === undefined;
}

function checkColumns(child: Entity, {columns, totals = [], field}: Lines, pointer: string): readonly Finding[] {
  const shown = columns.flatMap((name, index) => {
    const column = child.field[name];
    if (column && name !== field && column.sensitivity !== 'secret' && !column.writeOnly) return [];
    return [
      finding(
        `${pointer}/columns/${index}`,
        `${child.key} has no "${name}" that a line could show.`,
        'Correct the name.',
      ),
    ];
  });
  const missing = child.fields.filter(
    each =>
      each.required &&
      each.default === undefined &&
      isEnterable(each) &&
      each.name !== field &&
      !columns.includes(each.name),
  );
  return [
    ...shown,
    ...missing.map(({name}) =>
      finding(`${pointer}/columns`, `A new line needs "${name}", which is no column.`, `Add "${name}" to the columns.`),
    ),
    ...totals.flatMap((name, index) => {
      const column = columns.includes(name) ? child.field[name] : undefined;
      return column && NUMBERS.has(column.kind) && !column.relation
        ? []
        : [finding(`${pointer}/totals/${index}`, `"${name}" is no column of numbers.`, 'Name one of the columns.')];
    }),
  ];
}

function checkName(entity: Entity, {name}: Lines, at: number, pointer: string): readonly Finding[] {
  if (entity.field[name])
    return [finding(`${pointer}/name`, `"${name}" is also a property.`, 'Call the lines something else.')];
  return entity.lines.findIndex(each => each.name === name) === at
    ? []
    : [finding(`${pointer}/name`, `Two kinds of lines are called "${name}".`, 'Rename one of them.')];
}

/** The first place, in the order of the files, where the records of an entity are lines. */
function firstPlace({entities}: Checked, child: string): {readonly entity: string; readonly at: number} | undefined {
  for (const {entity} of entities) {
    const at = entity.lines.findIndex(lines => lines.entity === child);
    if (at >= 0) return {entity: entity.key, at};
  }
  return undefined;
}

function checkOne(entity: Entity, lines: Lines, at: number, checked: Checked): readonly Finding[] {
  const pointer = `/x-lines/${at}`;
  const child = checked.model.entities.get(lines.entity);
  if (!child || child.key === entity.key)
    return [
      finding(
        `${pointer}/of`,
        `There is no other entity "${lines.entity}".`,
        "Correct the key, or add the entity's file.",
      ),
    ];
  const first = firstPlace(checked, child.key);
  const twice =
    first && (first.entity !== entity.key || first.at !== at)
      ? [
          finding(
            `${pointer}/of`,
            `Records of ${child.key} are lines of ${first.entity} already.`,
            'A line belongs to one form: remove one of the two.',
          ),
        ]
      : [];
  return [
    ...checkName(entity, lines, at, pointer),
    ...checkRelation(entity, child, lines, pointer),
    ...checkChild(entity, child, lines, pointer),
    ...checkColumns(child, lines, pointer),
    ...twice,
  ];
}

export const lines: EntityRule = ({entity}, checked) =>
  entity.lines.flatMap((each, at) => checkOne(entity, each, at, checked));
