/** Every parser by its name. */
import {contentType} from './content-type';
import {links} from './links';
import {profile} from './profile';
import {statement} from './statement';
import {svg} from './svg';
import {table} from './table';
import {thumbnail} from './thumbnail';

export const PARSERS = {contentType, links, profile, statement, svg, table, thumbnail};

export type ParserName = keyof typeof PARSERS;
export type InputOf<Name extends ParserName> = Parameters<(typeof PARSERS)[Name]['run']>[0];
export type OutputOf<Name extends ParserName> = Awaited<ReturnType<(typeof PARSERS)[Name]['run']>>;
