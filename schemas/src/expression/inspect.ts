/** What computed properties read, without looking at a record. */
import {fieldsNamed} from '../predicate/inspect';
import {
  copiesOf,
  expressionOf,
  rollupOf,
  takeExpression,
  type Computed,
  type Expression,
} from '../vocabulary/expression';

/** The properties of the same record that an expression reads. */
export function propertiesRead(expression: Expression): readonly string[] {
  const taken = takeExpression(expression);
  switch (taken.op) {
    case 'property':
      return [taken.name];
    case 'value':
      return [];
    case 'round':
      return [...propertiesRead(taken.of), ...(typeof taken.places === 'number' ? [] : [taken.places.currency])];
    case 'if':
      return [...fieldsNamed(taken.when), ...taken.of.flatMap(propertiesRead)];
    default:
      return taken.of.flatMap(propertiesRead);
  }
}

/** The properties of the records it is rolled up over that decide on the figure, the relation included. */
export function propertiesRolledUp(computed: Computed): readonly string[] {
  const rollup = rollupOf(computed);
  if (!rollup) return [];
  return [
    rollup.of.split('.')[1] ?? '',
    ...(rollup.sum === undefined ? [] : propertiesRead(rollup.sum)),
    ...(rollup.latest === undefined ? [] : [rollup.latest]),
    ...(rollup.where ? fieldsNamed(rollup.where) : []),
  ];
}

/** The record's own properties that a computed one follows from. */
export function ownPropertiesRead(computed: Computed): readonly string[] {
  const expression = expressionOf(computed);
  if (expression !== undefined) return propertiesRead(expression);
  return copiesOf(computed).map(({via}) => via);
}
