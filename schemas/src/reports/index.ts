/** Metrics and reports as data, and the records behind their figures. */
export * from './definition';
export {formulaOf, recordsInWords, type Formula} from './formula';
export {reportsIn, type ReportFile} from './family';
export {measurable, measured, recordsOf, type Period, type Selection} from './selection';
export {
  besideOf,
  figureRights,
  isWorkedOut,
  measuredPaths,
  partsOf,
  type BesideMeasure,
  wayOf,
  type Waypoint,
} from './way';
