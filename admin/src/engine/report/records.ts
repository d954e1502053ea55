/** The properties that figures are of, and the records behind them. */
import type {Entity, Field, Predicate, Scalar} from '@emblem/schemas';
import {besideOf, measuredPredicate, recordsOf, TIME, type Metric, type Selection} from '@emblem/schemas/reports';
import {clock} from '@emblem/schemas/clock';
import {asList} from '../../model/parse';
import {model} from '../../model/schema';
import {both} from '../../model/views';
import {currentLocale} from '../../i18n/i18n';
import {listAddress} from './list-address';
import type {Group, ReportAnswer} from './use-report';
import type {ReportState} from './use-state';

/** The property that a dimension or a measure is of. */
export function fieldAt(metric: Metric, path: string): Field | undefined {
  let entity: Entity | undefined = model.entity(metric.entity);
  let field: Field | undefined;
  for (const name of path.split('.')) {
    field = entity?.field[name];
    entity = field?.relation ? model.entities.get(field.relation.to) : undefined;
  }
  return field;
}

/** A property as a dimension of its own name and label, for filters and names. */
export function dimensionField(metric: Metric, name: string): Field | undefined {
  const dimension = metric.dimensions[name];
  const field = dimension && fieldAt(metric, dimension.of);
  return field && {...field, name, label: dimension.label ?? field.label};
}

/** What is chosen of a report's dimensions, as the condition on its records takes it. */
function selectionOf({filter}: ReportState): Selection {
  return Object.fromEntries(
    Object.entries(filter).map(([name, values]) => [
      name,
      (Array.isArray(values) ? asList(values) : [values]).filter(value => isScalar(value)),
    ]),
  );
}

/** The condition on the records behind some figures, or behind one measure of them. */
export function recordsBehind(metric: Metric, time: string | undefined, state: ReportState, answer: ReportAnswer) {
  return (of: Group['of'] = {}, name = '', isEarlier = false): Predicate => {
    const {[TIME]: at, ...others} = of;
    const {steps, period: whole} = (isEarlier ? answer.earlier : undefined) ?? answer;
    const step = at === undefined ? undefined : steps.find(each => each.at === at);
    const selection = {
      ...selectionOf(state),
      ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, [value]])),
    };
    const period = step ?? whole;
    const measure = metric.measures[name];
    const counted = measure && measuredPredicate(measure, clock.moment());
    const records = recordsOf(metric, selection, period, time);
    return both(records, counted) ?? records;
  };
}

/** What a figure is called: by its measure, or by what is counted. */
export function figureName(metric: Metric, measure: string | undefined): string {
  const {label} = (measure === undefined ? undefined : metric.measures[measure]) ?? model.entity(metric.entity);
  return label[currentLocale()];
}

/** The address of the list of the records behind some figures. */
export function recordsAddress(metric: Metric, time: string | undefined, state: ReportState, answer: ReportAnswer) {
  const behind = recordsBehind(metric, time, state, answer);
  return (of: Group['of'] = {}, name?: string, isEarlier?: boolean): string => {
    const measure = metric.measures[name ?? ''];
    const beside = measure && besideOf(model, metric, measure);
    if (beside) return recordsAddress(beside.metric, beside.time, state, answer)(of, beside.measure, isEarlier);
    return listAddress(metric.entity, behind(of, name, isEarlier), figureName(metric, name));
  };
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
