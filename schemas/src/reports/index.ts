/** Metrics and reports as data, and the records behind their figures. */
export * from '../vocabulary/report';
export {
  rowsOf,
  type ComparedFigures,
  type ReportFigure,
  type ReportFigures,
  type ReportGroup,
  type ReportRow,
} from './rows';
export {stepInWords, stepNamed, type StepName} from './steps';
export {formulaOf, recordsInWords, type Formula} from './formula';
export {reportsIn, type ReportFile} from './family';
export {countedWithin, measurable, measuredPredicate, recordsOf, type Period, type Selection} from './selection';
export {figureSources, RATES, type FigureSource, type FigureSources} from './sources';
export {
  besideOf,
  conditionPaths,
  figureOf,
  figureRights,
  isAmount,
  isWorkedOut,
  measuredPaths,
  partsOf,
  type BesideMeasure,
  wayOf,
  type Waypoint,
} from './way';
