/** What schema files may say, as TypeScript; the meta-schemas of `schemas/vocabulary` say the same to machines. */
export type * from './address';
export type * from './constraints';
export type * from './deadlines';
export type * from './entity';
export type * from './field-type';
export type * from './home';
export type * from './notify';
export type * from './origin';
export type * from './page-figures';
export type * from './property';
export type * from './related';
export type * from './rights';
export type * from './rows';
export type * from './screen';
export type * from './upload';
export type * from './workflow';
export type {Text} from '../text';
