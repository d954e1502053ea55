/** Metrics and reports as data, and the records behind their figures. */
export * from './definition';
export {measured, recordsOf, type Period, type Selection} from './selection';
export {measuredPaths, wayOf, type Waypoint} from './way';
