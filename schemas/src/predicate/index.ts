/**
 * Everything about predicates, for those who compile them; others need `evaluate` and `checkPredicate` of the package's
 * root only.
 */
export * from '../vocabulary/predicate';
export type {PredicateContext} from './context';
export * from './check';
export * from './evaluate';
export {fold, plainText} from './fold';
export {asksAsker, asksOthers, asksRelated, asksToday, conjuncts, covers, fieldsNamed, isAlways} from './inspect';
export {
  fieldOf,
  resolveList,
  resolveOperand,
  resolveOrder,
  type Order,
  type Resolved,
  type ResolvedList,
} from './operands';
export {
  bindable,
  compare,
  elementFamily,
  familyOf,
  isDate,
  isDecimal,
  isStorable,
  parseInstant,
  read,
  type Comparable,
  type Family,
} from './values';
