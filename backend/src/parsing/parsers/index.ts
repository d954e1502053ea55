/** Every parser by its name. */
import {svg} from './svg';

export const PARSERS = {svg};

export type ParserName = keyof typeof PARSERS;
export type InputOf<Name extends ParserName> = Parameters<(typeof PARSERS)[Name]['run']>[0];
export type OutputOf<Name extends ParserName> = Awaited<ReturnType<(typeof PARSERS)[Name]['run']>>;
