/**
 * What the server refused although the schema allows it, such as a name that is taken: it stays marked until another
 * value is entered.
 */
import {get} from 'react-hook-form';
import type {Values} from '../../model/parse';
import {sameValue} from '../../model/equal';
import type {Problem} from './server-errors';

export interface Refusals {
  /** `values` are those that were refused. */
  keep(problems: readonly Problem[], values: Values): void;
  /** Before the server is asked again. */
  forget(): void;
  /** What holds of these values still. */
  of(values: Values): readonly Problem[];
}

export function refusals(): Refusals {
  let refused: readonly {readonly problem: Problem; readonly value: unknown}[] = [];
  return {
    keep(problems, values) {
      refused = problems.map(problem => ({problem, value: get(values, problem[0])}));
    },
    forget() {
      refused = [];
    },
    of: values =>
      refused.filter(({problem: [path], value}) => sameValue(get(values, path), value)).map(({problem}) => problem),
  };
}
