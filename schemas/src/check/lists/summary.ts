/** What is left out where it is zero is one of the figures that lead a record. */
import {finding, type EntityRule} from '../types';

export const summary: EntityRule = ({schema}) => {
  const {figures = [], unlessZero = []} = schema['x-summary'] ?? {};
  return unlessZero
    .filter(name => !figures.includes(name))
    .map(name =>
      finding('/x-summary/unlessZero', `"${name}" is no figure of the record.`, 'Name it in "figures" or not at all.'),
    );
};
