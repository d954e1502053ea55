/** Metrics and reports as data, and the records behind their figures. */
export * from './definition';
export {recordsOf, type Period, type Selection} from './selection';
