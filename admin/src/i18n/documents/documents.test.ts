import {DOCUMENT_WORDING, documentText, textOr} from './index';
import type {DocumentKey} from './texts';
import {zh} from './zh';

const LANGUAGES = [
  'en',
  'zh',
  'cs',
  'da',
  'de',
  'es',
  'fr',
  'ga',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pt',
  'sk',
  'sv',
];
const SECTIONS: readonly DocumentKey[] = [
  'payment',
  'bankInfo',
  'beneficiary',
  'bankName',
  'accountNumber',
  'swiftCode',
  'bankNote',
  'checkInfo',
  'payableTo',
  'mailTo',
  'terms',
  'freeArtwork',
  'production',
  'officeHours',
  'liveChat',
];

test('the wording exists in exactly 18 languages [CO-753] [DA-582]', () => {
  expect(Object.keys(DOCUMENT_WORDING)).toEqual(LANGUAGES);
});

test('a text missing in its language is Chinese, not English [CO-754] [DA-583]', () => {
  const {balanceDue: _missing, ...rest} = DOCUMENT_WORDING.de;
  expect(textOr(rest, 'balanceDue')).toBe('应付余额');
  expect(textOr(rest, 'subtotal')).toBe('Zwischensumme');
  expect(documentText('xx', 'invoice')).toBe('发票');
  expect(documentText('constructor', 'invoice')).toBe('发票');
});

test.each(Object.entries(DOCUMENT_WORDING))(
  '%s has payment section, bank and check information and terms complete, in words of its own [DA-584]',
  (language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(zh));
    for (const section of SECTIONS) expect(texts[section]?.trim()).toBeTruthy();
    const own = SECTIONS.filter(section => language === 'zh' || texts[section] !== zh[section]);
    expect(own).toEqual(SECTIONS);
  },
);
