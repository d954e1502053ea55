export * from './vocabulary';
export * from './model';
export * from './calls';
export * from './navigation';
export * from './predicate/types';
export {checkPredicate, type PredicateCheckOptions, type PredicateProblem} from './predicate/check';
export {evaluate, type PredicateRecord, type Related, type RelatedRecords} from './predicate/evaluate';
