/** What a widget lets through, and what it says about the rest. */
import {extensionOf, uploadExtensions, type UploadKeyword} from '@emblem/schemas';
import type {MessageKey, MessageValues} from '../i18n/keys';

export const MEGABYTE = 1024 * 1024;
/** Files of one selection (CO-384). */
export const COUNT_LIMIT = 100;
/** MB a file (CO-386). */
export const SIZE_LIMIT = 1024;

export interface Rules {
  /** Extensions in small letters; every one when absent. */
  readonly accept?: readonly string[];
  /** MB a file. */
  readonly megabytes?: number;
  /** How a file that is too large is told: a warning by the button (CO-383), an error by the box (CO-699). */
  readonly sizeLevel?: 'warning' | 'error';
  /** Files of one selection. */
  readonly count?: number;
}

/** Of a property that holds one file, unless it says how many. */
export function rulesOf({types, megabytes, count = 1}: UploadKeyword): Rules {
  return {accept: types && uploadExtensions(types), megabytes, count};
}

export interface Objection {
  readonly level: 'warning' | 'error';
  readonly key: MessageKey;
  readonly values: MessageValues;
}

export interface Checked<T> {
  readonly passed: readonly T[];
  readonly objections: readonly Objection[];
}

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Each objection once; files that fail are dropped, too many files are refused as a whole. */
export function check<T extends NamedFile>(files: readonly T[], rules: Rules): Checked<T> {
  const {accept, megabytes = SIZE_LIMIT, sizeLevel = 'warning', count = COUNT_LIMIT} = rules;
  if (files.length > count)
    return {passed: [], objections: [{level: 'warning', key: 'upload.maxLength', values: {limit: count}}]};
  const known = files.filter(file => !accept || accept.includes(extensionOf(file.name)));
  const passed = known.filter(file => file.size <= megabytes * MEGABYTE);
  const objections: Objection[] = [];
  if (accept && known.length < files.length)
    objections.push({level: 'warning', key: 'upload.formats', values: {formats: accept.join(', ')}});
  if (passed.length < known.length)
    objections.push({level: sizeLevel, key: 'upload.tooLarge', values: {limit: megabytes}});
  return {passed, objections};
}

/** As `check`, for files that were dragged onto a widget (CO-388). */
export function checkDragged<T extends NamedFile>(files: readonly T[], rules: Rules): Checked<T> {
  if (rules.count === 1 && files.length > 1)
    return {passed: [], objections: [{level: 'warning', key: 'upload.onlyOne', values: {}}]};
  return check(files, rules);
}
