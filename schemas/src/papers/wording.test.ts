import {loadWordings} from '../node';
import {PAPER_LANGUAGES, speaker, wordingOf, type PaperLanguage, type Wording} from './wording';

const wordings = loadWordings();
const chinese = wordings.get('zh') ?? {};

const SECTIONS = [
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
  expect(PAPER_LANGUAGES.join(' ')).toBe('en zh cs da de es fr ga hi hu it ja ko nl no pt sk sv');
  expect([...wordings.values()].filter(wording => Object.keys(wording).length === 0)).toEqual([]);
});

test('a text missing in its language is Chinese, not English [CO-754] [DA-583]', () => {
  const {balanceDue: _missing, ...rest} = wordings.get('de') ?? {};
  const lacking = new Map<PaperLanguage, Wording>([...wordings, ['de', rest]]);
  const say = speaker(lacking, 'customer', 'de');
  expect(say('balanceDue')).toBe('应付余额');
  expect(say('subtotal')).toBe('Zwischensumme');
  expect(wordingOf(lacking, 'de', 'constructor')).toBeUndefined();
});

test.each([...wordings])(
  '%s has payment section, bank and check information and terms complete, in words of its own [DA-584]',
  (language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(chinese));
    const own = SECTIONS.filter(
      section => texts[section] && (language === 'zh' || texts[section] !== chinese[section]),
    );
    expect(own).toEqual(SECTIONS);
  },
);
