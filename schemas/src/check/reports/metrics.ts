/** Metrics: the properties that they count, add up and tell apart exist, are kept, and are of the right kind. */
import {basename} from 'node:path';
import type {Entity, Field, FieldKind, Model} from '../../model';
import {follow} from '../../papers/paths';
import {checkPredicate} from '../../predicate/check';
import {asksToday} from '../../predicate/inspect';
import type {Predicate} from '../../vocabulary/predicate';
import {propertiesRead, takeExpression, type Expression} from '../../expression';
import {checkExpression} from '../computed/expression';
import type {Metric, MetricDimension, MetricMeasure, MetricTime} from '../../vocabulary/report';
import {FIGURES, figureRight, partsOfRight} from '../../permissions';
import {measuredPaths, partsOf} from '../../reports/way';
import {finding, type Finding, type Problem, type Rule} from '../types';

const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'bigint', 'number', 'decimal']);
const TOLD_APART: ReadonlySet<FieldKind> = new Set(['string', 'integer', 'bigint', 'boolean', 'date']);

interface Place {
  readonly pointer: string;
  readonly path: string;
}

/** What nobody may see has no figures either. */
function isKept({stored, join, writeOnly, sensitivity}: Field): boolean {
  return (stored || join !== undefined) && !writeOnly && sensitivity !== 'secret';
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

function timeFinding(pointer: string, path: string, kind: FieldKind, {days}: MetricTime = {of: path}) {
  if (kind === (days ? 'date' : 'datetime')) return undefined;
  if (kind === 'date') return finding(pointer, `"${path}" is a day.`, 'Say "days": true beside it.');
  return finding(pointer, `"${path}" is no ${days ? 'day' : 'time'}.`, 'Name a property of format "date-time".');
}

function dimensionFinding(pointer: string, path: string, kind: FieldKind, {several}: MetricDimension = {of: path}) {
  if (several)
    return kind === 'references'
      ? undefined
      : finding(pointer, `"${path}" is no list of records.`, 'Take "several" away.');
  if (kind === 'references')
    return finding(pointer, `"${path}" is a list of records.`, 'Say "several": true beside it.');
  return TOLD_APART.has(kind)
    ? undefined
    : finding(pointer, `"${path}" has no plain values.`, 'Name a relation, an enumeration, a text or a whole number.');
}

function referenceFindings(
  model: Model,
  entity: Entity,
  group: 'times' | 'dimensions',
  references: Readonly<Record<string, MetricTime & MetricDimension>>,
): readonly Finding[] {
  return Object.entries(references).flatMap(([name, {of: path}]) => {
    const pointer = `/${group}/${name}/of`;
    return fieldFindings(model, entity, {pointer, path}, ({kind}) => {
      if (group === 'times') return timeFinding(pointer, path, kind, references[name]);
      return dimensionFinding(pointer, path, kind, references[name]);
    });
  });
}

/** Whether a measure is made of itself, by way of others. */
function isCircular({measures}: Pick<Metric, 'measures'>, name: string, seen: readonly string[] = []): boolean {
  if (seen.includes(name)) return true;
  const measure = measures[name];
  return measure !== undefined && partsOf(measure).some(part => isCircular({measures}, part, [...seen, name]));
}

/** Figures that are made of others: these are there, and no ratios, which cannot be added up. */
function partFindings(metric: Metric, name: string, measure: MetricMeasure): readonly Finding[] {
  const keyword = measure.ratio ? 'ratio' : 'difference';
  return partsOf(measure).flatMap((other, index) => {
    const target = metric.measures[other];
    return target && !target.ratio && !isCircular(metric, other)
      ? []
      : [
          finding(
            `/measures/${name}/${keyword}/${index}`,
            `"${other}" is no measure that a ${keyword} is made of.`,
            'Name another measure that is no ratio itself.',
          ),
        ];
  });
}

/** What stands beside is there, and so are the figures that are taken of it. */
function besideFindings({beside = {}, measures}: Metric, model: Model): readonly Finding[] {
  const others = Object.entries(beside).flatMap(([name, {metric: key, time}]) => {
    const at = `/beside/${name}`;
    const other = model.metrics.get(key);
    if (!other) return [finding(`${at}/metric`, `There is no metric "${key}".`, 'Name a file of metrics/.')];
    return time === undefined || Object.hasOwn(other.times, time)
      ? []
      : [
          finding(
            `${at}/time`,
            `"${key}" has no time "${time}".`,
            `Use one of ${Object.keys(other.times).join(', ')}.`,
          ),
        ];
  });
  const taken = Object.entries(measures).flatMap(([name, {of}]) => {
    if (of === undefined) return [];
    const [alias = '', measure = ''] = of.split('.');
    const other = model.metrics.get(beside[alias]?.metric ?? '')?.measures[measure];
    return other && other.of === undefined
      ? []
      : [finding(`/measures/${name}/of`, `"${of}" is no figure beside.`, 'Name one of "beside" and its own measure.')];
  });
  return [...others, ...taken];
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
    finding(
      `${pointer}${problem.pointer}`,
      `${problem.message.en}.`,
      'See src/vocabulary/predicate.ts for the grammar.',
    ),
  );
}

/** A figure of days tells whose they are. */
function dayFindings({zone, key}: Entity, where: Predicate | undefined, pointer: string): readonly Finding[] {
  return where === undefined || zone !== undefined || !asksToday(where)
    ? []
    : [finding(pointer, 'Nothing says whose day it is.', `Say it once for ${key}: "x-zone".`)];
}

function conditionsOf(model: Model, entity: Entity, where: Predicate | undefined, pointer: string): readonly Finding[] {
  const findings = whereFindings(model, entity, where, pointer);
  return findings.length > 0 ? findings : dayFindings(entity, where, pointer);
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

function conditionFindings(measure: MetricMeasure, at: string): readonly Finding[] {
  if (partsOf(measure).length === 0 && measure.of === undefined) return [];
  return (['where', 'known'] as const)
    .filter(keyword => measure[keyword] !== undefined)
    .map(keyword =>
      finding(
        `${at}/${keyword}`,
        'What is made of other figures has no condition.',
        'Give the condition to the measures it is made of.',
      ),
    );
}

/** Figures are shown by labels that can be granted. */
function permissionFindings({labels}: Model, {permission}: MetricMeasure, at: string): readonly Finding[] {
  if (permission === undefined || labels.has(figureRight(permission))) return [];
  const known = [...labels].filter(right => partsOfRight(right).key === FIGURES).map(right => right.split('.').pop());
  return [
    finding(
      `${at}/permission`,
      `"${permission}" is no label of ${FIGURES}.`,
      known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Say in the navigation what it is called.',
    ),
  ];
}

function measureFindings(metric: Metric, model: Model, entity: Entity): readonly Finding[] {
  return Object.entries(metric.measures).flatMap(([name, measure]) => {
    const at = `/measures/${name}`;
    return [
      ...partFindings(metric, name, measure),
      ...valueFindings(model, entity, name, measure),
      ...convertFindings(metric, entity, name, measure),
      ...conditionsOf(model, entity, measure.where, `${at}/where`),
      ...conditionsOf(model, entity, measure.known, `${at}/known`),
      ...ageFindings(entity, measure, `${at}/age`),
      ...conditionFindings(measure, at),
      ...permissionFindings(model, measure, at),
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
    ...conditionsOf(model, entity, metric.where, '/where'),
    ...referenceFindings(model, entity, 'times', metric.times),
    ...referenceFindings(model, entity, 'dimensions', metric.dimensions),
    ...('time' in metric.dimensions
      ? [finding('/dimensions/time', '"time" stands for the steps of the period.', 'Choose another name.')]
      : []),
    ...measureFindings(metric, model, entity),
    ...besideFindings(metric, model),
  ];
}

export const metrics: Rule = ({model, metrics: files}) =>
  files.flatMap(({file, content}): readonly Problem[] =>
    metricFindings(content, model, file).map(each => ({file, ...each})),
  );
