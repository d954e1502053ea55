/** Names of uploaded files, as section 5 of the specification sets them. */
import {randomCode} from '../formatting/random-code';

const SUFFIX_LENGTH = 8;

export interface NameOptions {
  /** A random suffix keeps two files of one name apart (CO-377). */
  readonly random?: boolean;
  /** Puts `_v{n}` before the extension, instead of a version that stands there (CO-378, CO-379). */
  readonly versioned?: boolean;
  /** 1 unless given (CO-721). */
  readonly version?: number;
}

/** Spaces become underscores, and everything goes that is neither a letter nor a digit (CO-375, CO-376). */
function cleanStem(stem: string): string {
  return stem
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\p{L}\p{N}_]/gu, '')
    .replace(/^_+/, '');
}

export function uploadName(name: string, {random = true, versioned = false, version = 1}: NameOptions = {}): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const cleaned = cleanStem(stem) || 'file';
  const parts = [
    versioned ? cleaned.replace(/_v\d+$/i, '') : cleaned,
    ...(random ? [randomCode(SUFFIX_LENGTH)] : []),
    ...(versioned ? [`v${version}`] : []),
  ];
  const ending = extension.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return `${parts.join('_')}${ending && `.${ending}`}`;
}
