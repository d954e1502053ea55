export {compilePredicate, compilePredicateValue} from './compile';
export {containing} from './compare';
export {rowZone, zoneSaid} from './zone';
export {type Fragment, type Place, type Ref, type RelatedOf, type RelatedRows, type Tag} from './sql';
