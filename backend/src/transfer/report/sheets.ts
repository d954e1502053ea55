/** A report as a workbook: its figures with those of the days beside, and a sheet that says how they are made. */
import {formulaOf, recordsInWords, rowsOf, TIME, type Metric, type Report} from '@emblem/schemas/reports';
import type {Context} from '../../context';
import type {Aggregate, AggregateQuery, Days} from '../../read/aggregate';
import type {SheetCell, SheetContent} from '../sheet-content';
import {
  dimensionLabel,
  figureCell,
  figureFormat,
  measureLabel,
  stepCell,
  stepFormat,
  valueCell,
  type Names,
} from './columns';
import {WORDS} from './words';

/** The figures of a report with all that was asked. */
export interface ReportTable {
  readonly report: Report;
  readonly metric: Metric;
  readonly query: AggregateQuery & {readonly days: Days};
  readonly figures: Aggregate;
  readonly earlier?: Aggregate;
  readonly names: Names;
}

type Line = readonly SheetCell[];

const NAME_WIDTH = 28;
const FIGURE_WIDTH = 18;
const TEXT_WIDTH = 60;

function headings(context: Context, {metric, query, figures, earlier}: ReportTable): Line {
  const measures = figures.measures.map(name => measureLabel(context, metric, name, figures.base));
  const besides = earlier?.period ? `${earlier.period.from} – ${earlier.period.to}` : '';
  return [
    ...query.by.map(name => dimensionLabel(context, metric, name)),
    ...(earlier && query.by.includes(TIME) ? [`${WORDS.time[context.actor.language]} (${besides})`] : []),
    ...measures,
    ...(earlier ? measures.map(label => `${label} (${besides})`) : []),
  ];
}

function body(context: Context, {metric, query: {by}, figures, earlier, names}: ReportTable): readonly Line[] {
  const {measures} = figures;
  const theirCell = (step: string | undefined): Line => [step === undefined ? null : stepCell(step)];
  return rowsOf(by, {...figures, earlier}).map(row => {
    const theirs = row.isEarlier ? String(row.of[TIME]) : row.earlierStep;
    return [
      // A step of the other period alone stands in the column of that period.
      ...by.map(name =>
        name === TIME && row.isEarlier ? null : valueCell(context, metric, names, name, row.of[name]),
      ),
      ...(earlier && by.includes(TIME) ? theirCell(theirs) : []),
      ...measures.map(name => figureCell(metric, name, row.figures[name])),
      ...(earlier ? measures.map(name => figureCell(metric, name, row.earlier?.[name])) : []),
    ];
  });
}

function totals(context: Context, {metric, query: {by}, figures, earlier}: ReportTable): Line {
  const [, ...others] = by;
  const all = ({totals: of}: Aggregate) => figures.measures.map(name => figureCell(metric, name, of[name]));
  return [
    ...(by.length === 0 ? [] : [WORDS.total[context.actor.language], ...others.map(() => null)]),
    ...(earlier && by.includes(TIME) ? [null] : []),
    ...all(figures),
    ...(earlier ? all(earlier) : []),
  ];
}

function figureSheet(context: Context, table: ReportTable): SheetContent {
  const {metric, query, figures, earlier} = table;
  const steps = {width: FIGURE_WIDTH, numFmt: stepFormat(query.step)};
  const measures = figures.measures.map(name => ({
    width: FIGURE_WIDTH,
    numFmt: figureFormat(context, metric, name, figures.base),
  }));
  return {
    name: WORDS.figures[context.actor.language],
    hasHeadings: true,
    columns: [
      ...query.by.map(name => (name === TIME ? steps : {width: NAME_WIDTH})),
      ...(earlier && query.by.includes(TIME) ? [steps] : []),
      ...measures,
      ...(earlier ? measures : []),
    ],
    rows: [headings(context, table), ...(query.by.length === 0 ? [] : body(context, table)), totals(context, table)],
  };
}

function formulas({model, actor: {language}}: Context, {metric, figures}: ReportTable): readonly Line[] {
  return figures.measures.map(name => {
    const {text, about, known} = formulaOf(model, metric, name, language);
    const parts = [
      text,
      about && `${WORDS.those[language]}: ${about}`,
      known && `${WORDS.known[language]}: ${known}`,
    ].filter(Boolean);
    return [metric.measures[name]?.label[language] ?? name, parts.join(' · ')];
  });
}

function filters(context: Context, {metric, query, names}: ReportTable): readonly Line[] {
  const {language} = context.actor;
  return Object.entries(query.selection).map(([name, values]) => {
    const chosen = values.map(value => valueCell(context, metric, names, name, value));
    return [`${WORDS.filter[language]}: ${dimensionLabel(context, metric, name)}`, chosen.join(', ')];
  });
}

/** The days of a period that somebody chose. */
function periods({actor: {language}}: Context, {report, figures, earlier}: ReportTable): readonly Line[] {
  const line = (label: string, {period}: Aggregate): readonly Line[] =>
    period ? [[label, {day: `${period.from}T00:00`}, {day: `${period.to}T00:00`}]] : [];
  return [
    ...(report.standing ? [] : line(WORDS.period[language], figures)),
    ...(earlier ? line(WORDS.beside[language], earlier) : []),
  ];
}

function aboutSheet(context: Context, table: ReportTable): SheetContent {
  const {model, actor, now} = context;
  const {language} = actor;
  const {report, metric, query, figures} = table;
  const entity = model.entity(metric.entity).label[language];
  const where = recordsInWords(model, metric, language);
  const lines: readonly Line[] = [
    [WORDS.report[language], report.title[language]],
    ...periods(context, table),
    ...(figures.base === undefined ? [] : [[WORDS.currency[language], figures.base]]),
    ...filters(context, table),
    [WORDS.records[language], where === '' ? entity : `${entity}: ${where}`],
    ...(figures.more ? [[WORDS.more[language], figures.groups.length]] : []),
    ...(figures.recordsWithoutRate > 0 ? [[WORDS.withoutRate[language], figures.recordsWithoutRate]] : []),
    [WORDS.readAt[language], now],
    [WORDS.zone[language], query.days.timeZone],
    [null],
    [WORDS.formula[language]],
    ...formulas(context, table),
  ];
  return {
    name: WORDS.about[language],
    columns: [
      {width: NAME_WIDTH},
      {width: TEXT_WIDTH, numFmt: 'yyyy-mm-dd'},
      {width: FIGURE_WIDTH, numFmt: 'yyyy-mm-dd'},
    ],
    rows: lines,
  };
}

/** The figures first. */
export function reportSheets(context: Context, table: ReportTable): readonly SheetContent[] {
  return [figureSheet(context, table), aboutSheet(context, table)];
}
