/**
 * The compiled form of the schemas: what the backend, the console, the editor and the seed read. Plain data, no file
 * access.
 */
export {compileEntity} from './compile-entity';
export {compileModel, type ModelFigures} from './compile-model';
export {LINES_LIMIT, type Entity, type Lines, type Origin, type RelatedList} from './entity';
export {SYSTEM_ROLES, type Field, type FieldKind, type SystemRole} from './field';
export type {LineOf, Made, Model, Reference} from './model';
export {isRuledOut, LINK} from './rights';
