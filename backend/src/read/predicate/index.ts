export {compilePredicate, compilePredicateValue} from './compile';
export {RELATED_ALIAS, type Fragment, type Ref, type RelatedOf, type RelatedRows, type Tag} from './sql';
