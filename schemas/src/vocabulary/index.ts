/** What schema files may say, as TypeScript; the meta-schemas of `schemas/vocabulary` say the same to machines. */
export type * from './entity';
export type * from './screen';
export type {Text} from '../text';
