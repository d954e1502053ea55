/** The groups of a report's answer. */
import {asObject, asObjects, type Json} from '../harness/json';

/** Each group's value of a dimension, with its figure of a measure. */
export function figuresBy(
  {groups}: Json,
  dimension: string,
  measure: string,
): readonly (readonly [value: unknown, figure: unknown])[] {
  return asObjects(groups).map(({of, figures}) => [asObject(of)[dimension], asObject(figures)[measure]]);
}
