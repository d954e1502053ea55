/** Computed properties follow from values that are there, of their kind and currency, and nobody else writes them. */
import type {Entity, Field, Model} from '../../model';
import {ownPropertiesRead, propertiesRolledUp} from '../../expression/inspect';
import {copiedOf, rollupOf, rollupSource, type Copied, type Rollup} from '../../vocabulary/expression';
import type {Call} from '../../calls';
import {checkExpression, conditionFindings, wantedOf, type Unit} from './expression';
import {finding, type Checked, type EntityFile, type EntityRule, type Finding} from '../types';

function unitFindings(field: Field, unit: Unit, pointer: string): readonly Finding[] {
  const mine = field.currency;
  if (unit.is === 'literal' || (unit.is === 'plain' ? mine === undefined : unit.currency === mine)) return [];
  const amount = unit.is === 'money' ? `an amount in "${unit.currency}"` : 'a number without currency';
  return [
    finding(
      pointer,
      `It computes ${amount}, "${field.name}" is ${mine === undefined ? 'no money' : `in "${mine}"`}.`,
      'Name the same property in x-currency, or compute with what is in the same currency.',
    ),
  ];
}

function ownFindings(entity: Entity, field: Field, model: Model, pointer: string): readonly Finding[] {
  const wanted = wantedOf(field);
  if (!wanted)
    return [
      finding(
        pointer,
        `"${field.name}" is no value that can be computed.`,
        'Compute numbers, texts, dates and switches.',
      ),
    ];
  const {unit, findings} = checkExpression(entity, model, field.schema['x-computed'], wanted, pointer);
  return findings.length > 0 ? findings : unitFindings(field, unit, pointer);
}

function sameKind(field: Field, other: Field, pointer: string): readonly Finding[] {
  return field.sql === other.sql && field.kind === other.kind && field.stored && other.stored
    ? []
    : [
        finding(
          pointer,
          `"${other.name}" is not of the kind of "${field.name}".`,
          'Give both the same type, format and x-column.',
        ),
      ];
}

function sumFindings(child: Entity, rollup: Rollup, field: Field, model: Model, pointer: string): readonly Finding[] {
  const {unit, findings} = checkExpression(child, model, rollup.sum, 'number', `${pointer}/sum`);
  if (findings.length > 0) return findings;
  if (wantedOf(field) !== 'number') return [finding(pointer, `"${field.name}" holds no number.`, 'A sum is a number.')];
  if (unit.is === 'literal' || (unit.is === 'money') === (field.currency !== undefined)) return [];
  return unitFindings(field, unit, `${pointer}/sum`);
}

function rollupFindings(
  entity: Entity,
  field: Field,
  rollup: Rollup,
  model: Model,
  pointer: string,
): readonly Finding[] {
  const {entity: key, relation} = rollupSource(rollup);
  const child = model.entities.get(key);
  const via = child?.field[relation];
  if (!child || via?.relation?.to !== entity.key || via.join)
    return [
      finding(
        `${pointer}/of`,
        `"${rollup.of}" is no relation to "${entity.key}".`,
        'Write <entity>.<property>: a property there with x-relation that leads here, to one record.',
      ),
    ];
  const where = rollup.where === undefined ? [] : conditionFindings(child, model, rollup.where, `${pointer}/where`);
  const asked = (['sum', 'count', 'latest'] as const).filter(name => rollup[name] !== undefined);
  if (asked.length !== 1)
    return [finding(pointer, 'A rollup is one of sum, count and latest.', 'Name exactly one of them.')];
  if (rollup.sum !== undefined) return [...where, ...sumFindings(child, rollup, field, model, pointer)];
  if (rollup.count !== undefined)
    return wantedOf(field) === 'number' && field.currency === undefined
      ? where
      : [finding(`${pointer}/count`, `"${field.name}" holds no plain number.`, 'A count is a whole number.')];
  const latest = child.field[rollup.latest ?? ''];
  if (!latest)
    return [finding(`${pointer}/latest`, `"${key}" has no property "${rollup.latest}".`, 'Correct the name.')];
  return [...where, ...sameKind(field, latest, `${pointer}/latest`)];
}

/** Copied money stays in its currency only where the currency is copied along. */
function copiedCurrency(
  entity: Entity,
  field: Field,
  from: Field,
  copied: Copied,
  pointer: string,
): readonly Finding[] {
  if (from.currency === undefined && field.currency === undefined) return [];
  const along = copiedOf(entity.field[field.currency ?? '']?.computed);
  return along?.via === copied.via && along.from === from.currency
    ? []
    : [
        finding(
          pointer,
          `"${field.name}" copies an amount without its currency.`,
          'Let the property in its x-currency be copied by the same relation from the currency of that amount.',
        ),
      ];
}

function copiedFindings(
  entity: Entity,
  field: Field,
  copied: Copied,
  model: Model,
  pointer: string,
): readonly Finding[] {
  const via = entity.field[copied.via];
  const target = via?.relation && !via.join ? model.entities.get(via.relation.to) : undefined;
  if (!target)
    return [
      finding(`${pointer}/via`, `"${copied.via}" is no relation to one record.`, 'Name a property with x-relation.'),
    ];
  const from = target.field[copied.from];
  if (!from)
    return [finding(`${pointer}/from`, `"${target.key}" has no property "${copied.from}".`, 'Correct the name.')];
  return [...sameKind(field, from, `${pointer}/from`), ...copiedCurrency(entity, field, from, copied, pointer)];
}

/** What else would write it, by the keyword that says so. */
function writers({schema, entity}: EntityFile, {name, schema: property}: Field): readonly string[] {
  const io = entity.io.import;
  return [
    ...(['x-createOnly', 'x-number', 'x-path', 'readOnly', 'writeOnly'] as const)
      .filter(keyword => property[keyword] !== undefined)
      .map(keyword => `/properties/${name}/${keyword}`),
    ...(property['x-when']?.required ? [`/properties/${name}/x-when/required`] : []),
    ...((schema.required ?? []).includes(name) ? ['/required'] : []),
    ...(entity.sort?.field === name ? ['/x-sort/field'] : []),
    ...(entity.toggle?.field === name ? ['/x-toggle/field'] : []),
    ...entity.switches.flatMap(({field}, index) => (field === name ? [`/x-toggles/${index}/field`] : [])),
    ...entity.workflows.flatMap((workflow, index) => (workflow.field === name ? [`/x-workflow/${index}/field`] : [])),
    ...(typeof io === 'object' && (io.columns?.includes(name) || io.key.includes(name)) ? ['/x-io/import'] : []),
  ];
}

function writerFindings(file: EntityFile, field: Field): readonly Finding[] {
  return writers(file, field).map(pointer =>
    finding(pointer, `"${field.name}" is computed; nobody writes it.`, `Remove it here, or x-computed there.`),
  );
}

const WRITING: readonly (Call['operation'] | undefined)[] = ['save', 'create', 'update'];

function callFindings({entity}: EntityFile, field: Field, {calls}: Checked, pointer: string): readonly Finding[] {
  return calls.flatMap(({content}) =>
    content.calls
      .filter(call => call.entity === entity.key && WRITING.includes(call.operation))
      .filter(call =>
        Object.entries(call.params ?? {}).some(([name, to]) => (to.field ?? name) === field.name && to.as !== 'ignore'),
      )
      .map(call =>
        finding(
          pointer,
          `The call ${call.path} writes "${field.name}".`,
          'Let the call leave it out ("as": "ignore").',
        ),
      ),
  );
}

const DEGREES = ['public', 'internal', 'personal', 'confidential', 'secret'];

interface Node {
  readonly entity: Entity;
  readonly field: Field;
}

function computedNodes(entity: Entity | undefined, names: readonly string[]): readonly Node[] {
  return names.flatMap(name => {
    const field = entity?.field[name];
    return entity && field ? [{entity, field}] : [];
  });
}

/** The properties, here and elsewhere, that a computed one follows from. */
function sourcesOf({entity, field}: Node, model: Model): readonly Node[] {
  const {computed} = field;
  if (computed === undefined) return [];
  const rollup = rollupOf(computed);
  if (rollup) return computedNodes(model.entities.get(rollupSource(rollup).entity), propertiesRolledUp(computed));
  const copied = copiedOf(computed);
  const target = copied && model.entities.get(entity.field[copied.via]?.relation?.to ?? '');
  return [
    ...computedNodes(entity, ownPropertiesRead(computed)),
    ...(copied ? computedNodes(target, [copied.from]) : []),
  ];
}

function followsFromItself(start: Node, model: Model): boolean {
  const seen = new Set<Field>();
  let waiting = sourcesOf(start, model);
  while (waiting.length > 0) {
    if (waiting.some(({field}) => field === start.field)) return true;
    waiting = waiting.flatMap(node => {
      if (seen.has(node.field)) return [];
      seen.add(node.field);
      return sourcesOf(node, model);
    });
  }
  return false;
}

function cycleFindings(node: Node, model: Model, pointer: string): readonly Finding[] {
  return followsFromItself(node, model)
    ? [
        finding(
          pointer,
          `"${node.field.name}" follows from itself.`,
          'Let one of the properties on the way be entered.',
        ),
      ]
    : [];
}

/** The same of permission labels, whose rights are those of one entity. */
function labelFindings(node: Node, model: Model, pointer: string): readonly Finding[] {
  return sourcesOf(node, model)
    .filter(
      ({entity, field: {permission}}) =>
        permission.view !== undefined && (entity !== node.entity || permission.view !== node.field.permission.view),
    )
    .map(({field: {name, permission}}) =>
      finding(
        pointer,
        `It shows something of "${name}", which is seen by the label "${permission.view}".`,
        'Give it the same label, or let it follow from something else.',
      ),
    );
}

/** Whoever sees a figure sees something of what it follows from. */
function openFindings(node: Node, model: Model, pointer: string): readonly Finding[] {
  const degree = DEGREES.indexOf(node.field.sensitivity);
  return sourcesOf(node, model)
    .filter(({field}) => DEGREES.indexOf(field.sensitivity) > Math.max(degree, DEGREES.indexOf('internal')))
    .map(({field}) =>
      finding(
        pointer,
        `It shows something of "${field.name}", which is ${field.sensitivity}.`,
        `Give it "x-sensitivity": "${field.sensitivity}".`,
      ),
    );
}

function meaning(entity: Entity, field: Field, model: Model, pointer: string): readonly Finding[] {
  const rollup = rollupOf(field.computed);
  if (rollup) return rollupFindings(entity, field, rollup, model, `${pointer}/rollup`);
  const copied = copiedOf(field.computed);
  return copied
    ? copiedFindings(entity, field, copied, model, `${pointer}/copied`)
    : ownFindings(entity, field, model, pointer);
}

export const computed: EntityRule = (file, checked) =>
  checked.model.entity(file.entity.key).computed.flatMap(field => {
    const pointer = `/properties/${field.name}/x-computed`;
    const entity = checked.model.entity(file.entity.key);
    const wrong = meaning(entity, field, checked.model, pointer);
    if (wrong.length > 0) return wrong;
    const node = {entity, field};
    return [
      ...cycleFindings(node, checked.model, pointer),
      ...openFindings(node, checked.model, pointer),
      ...labelFindings(node, checked.model, pointer),
      ...writerFindings(file, field),
      ...callFindings(file, field, checked, pointer),
    ];
  });
