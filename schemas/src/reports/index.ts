/** Metrics and reports as data, and the records behind their figures. */
export * from './definition';
export {reportsIn, type ReportFile} from './family';
export {measured, recordsOf, type Period, type Selection} from './selection';
export {isWorkedOut, measuredPaths, wayOf, type Waypoint} from './way';
