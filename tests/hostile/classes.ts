/** What hostile requests are made of, by class. */
import * as addresses from './addresses';
import * as bodies from './bodies';
import type {AttacksOn} from './bodies';
import {designs, tables} from './tables';

export const CLASSES: Readonly<Record<string, AttacksOn>> = {
  'texts that no database holds': bodies.unstorable,
  'long texts that fit badly': bodies.longTexts,
  'numbers in all spellings': bodies.numbers,
  'wrong types': bodies.wrongTypes,
  'names of every object': bodies.prototypes,
  'deep and wide JSON': bodies.shapes,
  'bodies that are none': bodies.broken,
  'odd types and encodings': bodies.encodings,
  'ids that are none': addresses.records,
  'spellings of paths': addresses.spellings,
  queries: addresses.queries,
  lists: addresses.lists,
  'floods of headers': addresses.headers,
  'other methods': addresses.methods,
  designs,
  tables,
};
