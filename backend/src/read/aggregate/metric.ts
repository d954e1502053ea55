import type {Metric} from '@emblem/schemas/reports';
import type {Context} from '../../context';

/** The metric of a key that the program itself names. Throws where there is none: the fault is the program's. */
export function metricOf({model}: Context, key: string): Metric {
  const metric = model.metrics.get(key);
  if (!metric) throw new Error(`There is no metric ${key}.`);
  return metric;
}
