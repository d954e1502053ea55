/** Computed properties follow from values that are there, of their kind and currency, and nobody else writes them. */
import type {Entity, Field, Model} from '../../model';
import {ownPropertiesRead, propertiesRolledUp} from '../../expression/inspect';
import {copiedTextsOf, copiesOf, rollupOf, rollupSource, type Rollup} from '../../vocabulary/expression';
import type {Call} from '../../calls';
import {copiedFindings} from './copies';
import {checkExpression, conditionFindings, wantedOf, type Unit} from './expression';
import {sameKind} from './kinds';
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
  return [
    ...computedNodes(entity, ownPropertiesRead(computed)),
    ...copiesOf(computed).flatMap(({via, from}) =>
      computedNodes(model.entities.get(entity.field[via]?.relation?.to ?? ''), [from]),
    ),
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
  return copiesOf(field.computed).length > 0 || copiedTextsOf(field.computed)
    ? copiedFindings({entity, field, model}, field.computed, `${pointer}/copied`)
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
