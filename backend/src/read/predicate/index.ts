export {compilePredicate, compilePredicateValue} from './compile';
export type {Fragment, Ref, RelatedOf, RelatedRows, Tag} from './sql';
