/** Reports: their metric, measures and dimensions are there, and each part can be shown. */
import {basename} from 'node:path';
import {dimensionsOf, TIME, type Metric, type Report, type ReportPart} from '../../vocabulary/report';
import {placeholdersIn} from '../../text/fill';
import {finding, type Finding, type Problem, type ReportEntry, type Rule} from '../types';

const CHARTS: ReadonlySet<ReportPart['show']> = new Set(['bars', 'lines', 'shares']);

function unknown(pointer: string, kind: string, name: string, known: object): Finding {
  return finding(pointer, `There is no ${kind} "${name}".`, `Use one of ${Object.keys(known).join(', ')}.`);
}

function measuresIn(names: readonly string[], at: string, metric: Metric): readonly Finding[] {
  return names.flatMap((name, index) =>
    Object.hasOwn(metric.measures, name) ? [] : [unknown(`${at}/${index}`, 'measure', name, metric.measures)],
  );
}

function dimensionsIn(names: readonly string[], at: string, metric: Metric): readonly Finding[] {
  return names.flatMap((name, index) =>
    name === TIME || Object.hasOwn(metric.dimensions, name)
      ? []
      : [unknown(`${at}/${index}`, 'dimension', name, metric.dimensions)],
  );
}

function shapeOf({show, by = []}: ReportPart, at: string): readonly Finding[] {
  if (show === 'tiles')
    return by.length === 0 ? [] : [finding(`${at}/by`, 'Tiles are totals.', 'Remove "by", or show a table.')];
  if (CHARTS.has(show) && by.length !== 1)
    return [finding(at, 'A chart is by one dimension.', 'Name one in "by", or show a table.')];
  if (show === 'table' && by.length === 0)
    return [finding(at, 'A table without "by" has one row.', 'Name dimensions in "by", or show tiles.')];
  return show === 'shares' && by.includes(TIME)
    ? [finding(`${at}/by/0`, 'Shares of the steps of time say nothing.', 'Name a dimension, or show lines.')]
    : [];
}

function partFindings(report: Report, metric: Metric): readonly Finding[] {
  return report.parts.flatMap((part, index) => {
    const at = `/parts/${index}`;
    const strange = (part.measures ?? []).flatMap((name, place) =>
      report.measures.includes(name)
        ? []
        : [finding(`${at}/measures/${place}`, `"${name}" is no measure of the report.`, 'Add it to "measures".')],
    );
    return [...strange, ...dimensionsIn(part.by ?? [], `${at}/by`, metric), ...shapeOf(part, at)];
  });
}

/** The key of a report begins like the file of its family. */
function misnamedIn({file, content: {$id}, isOfFamily}: ReportEntry): readonly Finding[] {
  const name = basename(file, '.json');
  const isRight = isOfFamily ? $id.startsWith(`${name}-`) : $id === name;
  return isRight ? [] : [finding('/$id', `It must be "${name}".`, 'Name it like the file.')];
}

function unfilledIn({content}: ReportEntry): readonly Finding[] {
  return [...new Set(placeholdersIn(content))].map(name =>
    finding('/report', `Nothing stands for "{${name}}".`, 'Correct it, or give each of "vary" what it stands for.'),
  );
}

function reportFindings(entry: ReportEntry, metric: Metric | undefined): readonly Finding[] {
  const report = entry.content;
  const misnamed = [...misnamedIn(entry), ...unfilledIn(entry)];
  if (!metric)
    return [...misnamed, finding('/metric', `There is no metric "${report.metric}".`, 'Name a file of metrics/.')];
  const {time, filters = []} = report;
  return [
    ...misnamed,
    ...(time === undefined || Object.hasOwn(metric.times, time) ? [] : [unknown('/time', 'time', time, metric.times)]),
    ...measuresIn(report.measures, '/measures', metric),
    ...dimensionsIn(filters, '/filters', metric),
    ...(filters.includes(TIME)
      ? [finding('/filters', 'Every report can be narrowed to a period.', `Remove "${TIME}".`)]
      : []),
    ...(report.standing && (report.range ?? report.compare) !== undefined
      ? [finding('/standing', 'What is asked of no period has none.', 'Remove "range" and "compare".')]
      : []),
    ...(report.standing && dimensionsOf(report).includes(TIME)
      ? [finding('/standing', 'Without a period there are no steps of time.', 'Show it by other dimensions.')]
      : []),
    ...partFindings(report, metric),
  ];
}

export const reports: Rule = ({metrics, reports: files}) => {
  const byKey = new Map(metrics.map(({content}) => [content.$id, content]));
  const placesOf = ({isOfFamily, file}: ReportEntry, {pointer, ...rest}: Finding): Problem => ({
    file,
    pointer: isOfFamily && pointer !== '/$id' && pointer !== '/report' ? `/report${pointer}` : pointer,
    ...rest,
  });
  return files.flatMap(entry =>
    reportFindings(entry, byKey.get(entry.content.metric)).map(found => placesOf(entry, found)),
  );
};
