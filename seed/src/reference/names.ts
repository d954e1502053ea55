/**
 * Names of places, currencies and languages in both languages of the staff interface, from the Unicode CLDR data in
 * Node.
 */
import type {Text} from '@emblem/schemas';

type Kind = 'region' | 'currency' | 'language';

/** Political suffixes that nobody puts on an envelope. */
const REGION_NAMES: Readonly<Record<string, Text>> = {HK: {zh: '香港', en: 'Hong Kong'}, MO: {zh: '澳门', en: 'Macao'}};

function reader(language: string, type: Kind): (code: string) => string {
  const names = new Intl.DisplayNames(language, {type, fallback: 'code'});
  return code => names.of(code) ?? code;
}

const READERS: Readonly<Record<Kind, {zh: (code: string) => string; en: (code: string) => string}>> = {
  region: {zh: reader('zh', 'region'), en: reader('en', 'region')},
  currency: {zh: reader('zh', 'currency'), en: reader('en', 'currency')},
  language: {zh: reader('zh', 'language'), en: reader('en', 'language')},
};

export function nameOf(kind: Kind, code: string): Text {
  const special = kind === 'region' ? REGION_NAMES[code] : undefined;
  return special ?? {zh: READERS[kind].zh(code), en: READERS[kind].en(code)};
}

/** `$`, `€`, `NT$`; the code itself for currencies without a sign. */
export function currencySymbol(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(part => part.type === 'currency')?.value ?? code;
}
