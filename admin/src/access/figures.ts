/** What of a metric and its reports the user sees: the server refuses to be asked for the rest. */
import {
  besideOf,
  conditionPaths,
  figureRights,
  measuredPaths,
  partsOf,
  wayOf,
  type Metric,
  type Report,
  type ReportPart,
  TIME,
} from '@emblem/schemas/reports';
import {canSee} from './field-rights';
import {may, type Session} from './session';
import {model} from '../model/schema';

function isPathSeen(session: Session, metric: Metric, path: string): boolean {
  const way = wayOf(model, metric, path);
  return way.length > 0 && way.every(({entity, field}) => canSee(session, entity, field));
}

export function isDimensionSeen(session: Session, metric: Metric, name: string): boolean {
  const dimension = metric.dimensions[name];
  return dimension !== undefined && isPathSeen(session, metric, dimension.of);
}

/** Whether all that a measure is made of and asks for is seen; of a metric beside, what its reports would show. */
function isReadable(session: Session, metric: Metric, name: string): boolean {
  const measure = Object.hasOwn(metric.measures, name) ? metric.measures[name] : undefined;
  if (!measure) return false;
  const beside = besideOf(model, metric, measure);
  if (beside && !may(session, beside.metric.entity, 'read')) return false;
  return (
    (!beside || isReadable(session, beside.metric, beside.measure)) &&
    [...measuredPaths(measure), ...conditionPaths(measure)].every(path => isPathSeen(session, metric, path)) &&
    partsOf(measure).every(each => isReadable(session, metric, each))
  );
}

/** What is readable and, where labels of figures govern it, granted by them (DA-384). */
export function isMeasureSeen(session: Session, metric: Metric, name: string): boolean {
  return (
    isReadable(session, metric, name) &&
    figureRights(model, metric, name).every(right => session.isAdmin || session.rights.has(right))
  );
}

/** A part with the measures that the user sees; undefined where none is left, or a dimension of it is not seen. */
export function seenPart(
  session: Session,
  metric: Metric,
  report: Pick<Report, 'measures'>,
  part: ReportPart,
): ReportPart | undefined {
  const measures = (part.measures ?? report.measures).filter(name => isMeasureSeen(session, metric, name));
  const isWhole = (part.by ?? []).every(name => name === TIME || isDimensionSeen(session, metric, name));
  return isWhole && measures.length > 0 ? {...part, measures} : undefined;
}

/** Whether anything of a report is shown to the user. */
export function isReportSeen(session: Session, report: Report, metric: Metric): boolean {
  return (
    may(session, metric.entity, 'read') &&
    report.parts.some(part => seenPart(session, metric, report, part) !== undefined)
  );
}

export interface MetricSeen {
  readonly metric: Metric;
  /** Those that the user sees. */
  readonly measures: readonly string[];
}

/** The metrics of which a user sees figures, with these. */
export function metricsSeen(session: Session): readonly MetricSeen[] {
  return [...model.metrics.values()]
    .filter(({entity}) => may(session, entity, 'read'))
    .map(metric => ({
      metric,
      measures: Object.keys(metric.measures).filter(name => isMeasureSeen(session, metric, name)),
    }))
    .filter(({measures}) => measures.length > 0);
}
