/** Metrics: the properties that they count, add up and tell apart exist, are kept, and are of the right kind. */
import {basename} from 'node:path';
import type {Entity, Field, FieldKind, Model} from '../model';
import {follow} from '../papers/paths';
import {checkPredicate} from '../predicate/check';
import {propertiesRead, takeExpression, type Expression} from '../expression';
import {checkExpression} from './expression';
import type {Metric, MetricMeasure, MetricReference} from '../reports/definition';
import {measuredPaths} from '../reports/way';
import {finding, type Finding, type Problem, type Rule} from './types';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'bigint', 'number', 'decimal']);
const TOLD_APART: ReadonlySet<FieldKind> = new Set(['string', 'integer', 'bigint', 'boolean', 'date']);

interface Place {
  readonly pointer: string;
  readonly path: string;
}

/** What nobody may see has no figures either. */
function isKept({stored, writeOnly, sensitivity}: Field): boolean {
  return stored && !writeOnly && sensitivity !== 'secret';
}

function fieldFindings(
  model: Model,
  entity: Entity,
  {pointer, path}: Place,
  suits: (field: Field) => Finding | undefined,
): readonly Finding[] {
  const found = follow(model, entity, path);
  if (!found)
    return [
      finding(
        pointer,
        `"${path}" leads nowhere from ${entity.key}.`,
        'Name a property; all but the last one are relations to one record.',
      ),
    ];
  if (!isKept(found.field))
    return [finding(pointer, `"${path}" is never shown to anybody.`, 'Name a property that is kept and may be seen.')];
  const problem = suits(found.field);
  return problem ? [problem] : [];
}

function referenceFindings(
  model: Model,
  entity: Entity,
  group: 'times' | 'dimensions',
  references: Readonly<Record<string, MetricReference>>,
): readonly Finding[] {
  return Object.entries(references).flatMap(([name, {of: path}]) => {
    const pointer = `/${group}/${name}/of`;
    return fieldFindings(model, entity, {pointer, path}, ({kind}) => {
      if (group === 'times')
        return kind === 'datetime'
          ? undefined
          : finding(pointer, `"${path}" is no time.`, 'Name a property of format "date-time".');
      return TOLD_APART.has(kind)
        ? undefined
        : finding(
            pointer,
            `"${path}" has no plain values.`,
            'Name a relation, an enumeration, a text or a whole number.',
          );
    });
  });
}

function ratioFindings({measures}: Metric, name: string, {ratio}: MetricMeasure): readonly Finding[] {
  return (ratio ?? []).flatMap((other, index) => {
    const target = measures[other];
    return target && !target.ratio
      ? []
      : [
          finding(
            `/measures/${name}/ratio/${index}`,
            `"${other}" is no measure that a ratio is made of.`,
            'Name another measure that is no ratio itself.',
          ),
        ];
  });
}

function durationFindings(
  model: Model,
  entity: Entity,
  at: string,
  {from, to}: NonNullable<MetricMeasure['duration']>,
): readonly Finding[] {
  return Object.entries({from, to}).flatMap(([end, path]) => {
    const pointer = `${at}/${end}`;
    return fieldFindings(model, entity, {pointer, path}, ({kind}) =>
      kind === 'datetime'
        ? undefined
        : finding(pointer, `"${path}" is no time.`, 'Name a property of format "date-time".'),
    );
  });
}

function numeric(pointer: string): (field: Field) => Finding | undefined {
  return field =>
    NUMBERS.has(field.kind) && !field.relation && !field.options
      ? undefined
      : finding(pointer, `"${field.name}" is no number.`, 'Name a number or an amount, or use "count" or "distinct".');
}

/** What stands in for a value that is not there, or cannot be worked out, would be added up as if it were one. */
const OF_ALL_PARTS = new Set(['property', 'value', 'sum', 'difference', 'product', 'round']);

function operatorsIn(expression: Expression): readonly string[] {
  const taken = takeExpression(expression);
  if (taken.op === 'property' || taken.op === 'value') return [taken.op];
  return [taken.op, ...(taken.op === 'round' ? operatorsIn(taken.of) : taken.of.flatMap(operatorsIn))];
}

function sumFindings(model: Model, entity: Entity, pointer: string, sum: Expression): readonly Finding[] {
  if (typeof sum === 'string') return fieldFindings(model, entity, {pointer, path: sum}, numeric(pointer));
  const {findings} = checkExpression(entity, model, sum, 'number', pointer);
  if (findings.length > 0) return findings;
  const other = operatorsIn(sum).find(op => !OF_ALL_PARTS.has(op));
  return [
    ...(other === undefined
      ? []
      : [finding(pointer, `"${other}" hides what is not there.`, 'Use sum, difference, product and round.')]),
    ...propertiesRead(sum).flatMap(path => fieldFindings(model, entity, {pointer, path}, numeric(pointer))),
  ];
}

function valueFindings(model: Model, entity: Entity, name: string, measure: MetricMeasure): readonly Finding[] {
  const at = `/measures/${name}`;
  if (measure.sum !== undefined) return sumFindings(model, entity, `${at}/sum`, measure.sum);
  if (measure.percentile) {
    const pointer = `${at}/percentile/of`;
    return fieldFindings(model, entity, {pointer, path: measure.percentile.of}, numeric(pointer));
  }
  if (measure.duration) return durationFindings(model, entity, `${at}/duration`, measure.duration);
  if (measure.distinct === undefined) return [];
  const pointer = `${at}/distinct`;
  return fieldFindings(model, entity, {pointer, path: measure.distinct}, ({kind}) =>
    kind === 'json' ? finding(pointer, 'Lists and objects are not told apart.', 'Name a plain value.') : undefined,
  );
}

/** Amounts of several currencies are added up in one, and all of a metric in the same. */
function convertFindings({measures}: Metric, entity: Entity, name: string, measure: MetricMeasure): readonly Finding[] {
  const pointer = `/measures/${name}/convert`;
  const {sum, percentile, convert} = measure;
  const isAmount =
    (sum !== undefined || percentile !== undefined) &&
    measuredPaths(measure).some(path => entity.field[path]?.currency !== undefined);
  const first = Object.values(measures).find(other => other.convert !== undefined)?.convert;
  if (isAmount && convert === undefined)
    return [finding(`/measures/${name}`, 'Its amounts are of several currencies.', 'Say by "convert" what to tell.')];
  if (convert === undefined) return [];
  if (!isAmount)
    return [
      finding(pointer, 'There is no amount with a currency.', 'Take it away, or name a property with x-currency.'),
    ];
  return convert === first
    ? []
    : [finding(pointer, `Other amounts of the metric are told in ${first ?? ''}.`, 'Name the same currency.')];
}

function whereFindings(model: Model, entity: Entity, where: unknown, pointer: string): readonly Finding[] {
  if (where === undefined) return [];
  return checkPredicate(entity, model, where, {enums: true}).map(problem =>
    finding(`${pointer}${problem.pointer}`, `${problem.message.en}.`, 'See src/predicate/types.ts for the grammar.'),
  );
}

function ageFindings(entity: Entity, {age, ratio}: MetricMeasure, at: string): readonly Finding[] {
  if (!age) return [];
  if (ratio) return [finding(at, 'A ratio has no age.', 'Give the age to the measures it is made of.')];
  if (age.from === undefined && age.until === undefined)
    return [finding(at, 'It says no days.', 'Give it "from", "until", or both.')];
  if (age.from !== undefined && age.until !== undefined && age.from >= age.until)
    return [finding(`${at}/until`, 'No record is of this age.', 'Let “until” be more than “from”.')];
  return entity.field[age.of]?.kind === 'datetime'
    ? []
    : [finding(`${at}/of`, `"${age.of}" is no time.`, 'Name a property of format "date-time".')];
}

function measureFindings(metric: Metric, model: Model, entity: Entity): readonly Finding[] {
  return Object.entries(metric.measures).flatMap(([name, measure]) => {
    const at = `/measures/${name}`;
    const {right} = measure;
    return [
      ...ratioFindings(metric, name, measure),
      ...valueFindings(model, entity, name, measure),
      ...convertFindings(metric, entity, name, measure),
      ...whereFindings(model, entity, measure.where, `${at}/where`),
      ...ageFindings(entity, measure, `${at}/age`),
      ...(measure.ratio && measure.where
        ? [finding(`${at}/where`, 'A ratio has no condition.', 'Give the condition to the measures it is made of.')]
        : []),
      ...(right === undefined || entity.rightActions.includes(right)
        ? []
        : [finding(`${at}/right`, `${entity.key} has no action "${right}".`, 'Name one of its actions.')]),
    ];
  });
}

function metricFindings(metric: Metric, model: Model, file: string): readonly Finding[] {
  const name = basename(file, '.json');
  const misnamed = metric.$id === name ? [] : [finding('/$id', `It must be "${name}".`, 'Name it like the file.')];
  const entity = model.entities.get(metric.entity);
  if (!entity)
    return [
      ...misnamed,
      finding('/entity', `There is no entity "${metric.entity}".`, "Correct the key, or add the entity's file."),
    ];
  return [
    ...misnamed,
    ...whereFindings(model, entity, metric.where, '/where'),
    ...referenceFindings(model, entity, 'times', metric.times),
    ...referenceFindings(model, entity, 'dimensions', metric.dimensions),
    ...('time' in metric.dimensions
      ? [finding('/dimensions/time', '"time" stands for the steps of the period.', 'Choose another name.')]
      : []),
    ...measureFindings(metric, model, entity),
  ];
}

export const metrics: Rule = ({model, metrics: files}) =>
  files.flatMap(({file, content}): readonly Problem[] =>
    metricFindings(content, model, file).map(each => ({file, ...each})),
  );
