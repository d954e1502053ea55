/** The files in which designs are kept: every kind of object reads and writes its own part of them. */
import type {Formats} from '../document/format';
import {parseDesign, type Parsed, type ParseOptions} from '../document/parse';
import {serializeDesign, type DesignFile} from '../document/serialize';
import type {Design} from '../document/types';
import {KINDS} from './kinds';

export const formats: Formats = KINDS;

/** Reads a design file. Throws `DesignError` when it is none. */
export const readDesign = (value: unknown, options: Omit<ParseOptions, 'formats'>): Parsed =>
  parseDesign(value, {...options, formats});

export const writeDesign = (design: Design): DesignFile => serializeDesign(design, formats);
