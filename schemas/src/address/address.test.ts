import fc from 'fast-check';
import {entryOrder, writtenAddress, type AddressParts} from '.';
import {nameOrder, personName} from './person-name';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});
/** Those of ISO 3166 among all codes. */
const COUNTRIES = LETTERS.flatMap(first => LETTERS.map(second => first + second)).filter(code => REGIONS.of(code));

interface Given extends Partial<Omit<AddressParts, 'country' | 'state'>> {
  readonly state?: string | AddressParts['state'];
  readonly country?: string;
}

function written({country = '', state = '', ...parts}: Given, language = 'en', home?: string): readonly string[] {
  const place = typeof state === 'string' ? {name: state} : state;
  const blank = {name: [], company: '', street: [], city: '', zip: ''};
  return writtenAddress({...blank, ...parts, state: place, country: {name: '', code: country}}, {language, home});
}

const PEOPLE = {name: ['Ann', 'Lee'], company: 'Lee Ltd', street: ['5 High Street', 'Floor 2']};

test.each<[string, Given, readonly string[]]>([
  [
    'Hungary: the place before the street, the postal code after it, the family name first',
    {name: ['Anna', 'Nagy'], street: ['Kossuth u. 5'], city: 'Budapest', zip: '1055', country: 'HU'},
    ['Nagy Anna', 'Budapest', 'Kossuth u. 5', '1055', 'HUNGARY'],
  ],
  [
    'Japan in its own script: the postal code first, the people last, their names without a gap',
    {
      name: ['太郎', '山田'],
      company: '山田商店',
      street: ['永田町1-7-1', '3階'],
      city: '千代田区',
      state: '東京都',
      zip: '100-0014',
      country: 'JP',
    },
    ['〒100-0014', '東京都千代田区', '永田町1-7-1', '3階', '山田商店', '山田太郎', 'JAPAN'],
  ],
  [
    'Japan in Latin letters',
    {street: ['1-7-1 Nagatacho', '3F'], city: 'Chiyoda-ku', state: 'Tokyo', zip: '100-0014', country: 'JP'},
    ['1-7-1 Nagatacho', '3F', 'Chiyoda-ku, Tokyo', '100-0014', 'JAPAN'],
  ],
  [
    'Brazil and Italy: the state in its line',
    {street: ['Av. Paulista 1578'], city: 'São Paulo', state: 'SP', zip: '01310-200', country: 'BR'},
    ['Av. Paulista 1578', 'São Paulo-SP', '01310-200', 'BRAZIL'],
  ],
  [
    'Italy',
    {street: ['Via Roma 1'], city: 'Torino', state: 'TO', zip: '10121', country: 'IT'},
    ['Via Roma 1', '10121 Torino TO', 'ITALY'],
  ],
  [
    'the United States, with a state of our list by its code',
    {...PEOPLE, city: 'Springfield', state: {name: 'Illinois', code: 'IL'}, zip: '62701', country: 'US'},
    ['Ann Lee', 'Lee Ltd', '5 High Street', 'Floor 2', 'Springfield, IL 62701', 'UNITED STATES'],
  ],
  [
    'China in its own script: from the country down to the house, the state as it is called there',
    {
      name: ['安', '李'],
      street: ['深南大道1号'],
      city: '深圳市',
      state: {name: 'Guangdong', nameZh: '广东省', code: 'GD'},
      zip: '518000',
      country: 'CN',
    },
    ['518000', '广东省深圳市', '深南大道1号', '李安', 'CHINA'],
  ],
  [
    'China in Latin letters',
    {
      ...PEOPLE,
      city: 'Shenzhen',
      state: {name: 'Guangdong', nameZh: '广东省', code: 'GD'},
      zip: '518000',
      country: 'CN',
    },
    ['Lee Ann', 'Lee Ltd', '5 High Street', 'Floor 2', 'Shenzhen', 'Guangdong, 518000', 'CHINA'],
  ],
  [
    'Korea in its own script',
    {name: ['지민', '박'], street: ['세종대로 209'], city: '종로구', state: '서울특별시', zip: '03171', country: 'KR'},
    ['서울특별시 종로구', '세종대로 209', '박지민', '03171', 'SOUTH KOREA'],
  ],
  [
    'Germany, where the form names no state',
    {street: ['Dorfstr. 5'], city: 'Kleinmachnow', state: 'Brandenburg', zip: '14532', country: 'DE'},
    ['Dorfstr. 5', '14532 Kleinmachnow', 'Brandenburg', 'GERMANY'],
  ],
  [
    'a city that is its own state is written once',
    {street: ['Hauptstr. 5'], city: 'Berlin', state: 'Berlin', zip: '10115', country: 'DE'},
    ['Hauptstr. 5', '10115 Berlin', 'GERMANY'],
  ],
  [
    'what the form says itself is not said again',
    {street: ['1 Raffles Place'], city: 'Singapore', zip: '048616', country: 'SG'},
    ['1 Raffles Place', 'SINGAPORE 048616', 'SINGAPORE'],
  ],
  [
    'a prefix that somebody typed is not put before the code again',
    {street: ['Langstrasse 9'], city: 'Zürich', zip: 'CH-8004', country: 'CH'},
    ['Langstrasse 9', 'CH-8004 Zürich', 'SWITZERLAND'],
  ],
  [
    'a country without a form of its own',
    {...PEOPLE, city: 'Lomé', zip: '01', country: 'TG'},
    ['Ann Lee', 'Lee Ltd', '5 High Street', 'Floor 2', '01 Lomé', 'TOGO'],
  ],
  [
    'Guernsey names itself',
    {street: ['2 The Quay'], city: 'St Peter Port', zip: 'GY1 2LL', country: 'GG'},
    ['2 The Quay', 'St Peter Port', 'GY1 2LL', 'GUERNSEY'],
  ],
  ['no country', {street: ['Somewhere 1'], zip: '7'}, ['Somewhere 1', '7']],
])('%s', (_name, given, lines) => {
  expect(written(given)).toEqual(lines);
});

test('the country is named in the language of whoever reads it, and left out at home', () => {
  const given = {street: ['Hauptstr. 5'], city: 'Berlin', zip: '10115', country: 'DE'};
  expect(written(given, 'zh-CN').at(-1)).toBe('德国');
  expect(written(given, 'fr').at(-1)).toBe('ALLEMAGNE');
  expect(written(given, 'fr', 'FR').at(-1)).toBe('ALLEMAGNE');
  expect(written(given, 'fr', 'DE')).toEqual(['Hauptstr. 5', '10115 Berlin']);
  expect(written({...given, country: 'HK'}).at(-1)).toBe('HONG KONG');
});

test('a name is written as its script or its country does', () => {
  expect(personName(['小明', '王'], 'US')).toBe('王小明');
  expect(personName(['Xiaoming', 'Wang'], 'CN')).toBe('Wang Xiaoming');
  expect(personName(['Ann', 'Lee'], 'GB')).toBe('Ann Lee');
  expect(personName(['Ann Lee'], 'CN')).toBe('Ann Lee');
  expect(personName(['', ' Lee '], 'CN')).toBe('Lee');
  expect(personName([])).toBe('');
});

test('the family name is asked for first where the country or the reader’s language writes it first', () => {
  const names = ['given', 'family'];
  const order = (country: string | undefined, language: string) => nameOrder(names, {country, language}).join(' ');
  expect(order('HU', 'en')).toBe('family given');
  expect(order('JP', 'en')).toBe('family given');
  expect(order('GB', 'en')).toBe('given family');
  expect(order(undefined, 'en')).toBe('given family');
  expect(order('GB', 'zh-CN')).toBe('family given');
  expect(order(undefined, 'zh')).toBe('family given');
  expect(nameOrder(['recipient'], {country: 'CN', language: 'zh'})).toEqual(['recipient']);
});

test('a form asks for the country before what depends on it', () => {
  expect(entryOrder('CN')).toEqual(['name', 'company', 'country', 'zip', 'state', 'city', 'street']);
  expect(entryOrder('US').slice(2)).toEqual(['country', 'street', 'city', 'state', 'zip']);
  expect(entryOrder('HU').slice(2)).toEqual(['country', 'city', 'street', 'zip', 'state']);
  for (const code of [undefined, ...COUNTRIES])
    expect([code, [...entryOrder(code)].sort()]).toEqual([
      code,
      ['city', 'company', 'country', 'name', 'state', 'street', 'zip'],
    ]);
});

/** Each a word that stands nowhere else, in Latin letters and in Chinese ones. */
const WORDS = [
  {name: ['Qwa', 'Qwe'], company: 'Qwi', street: ['Qwo', 'Qwu'], city: 'Qxa', state: 'Qxe', zip: '70770'},
  {name: ['甲', '乙'], company: '丙店', street: ['丁路', '戊室'], city: '己市', state: '庚省', zip: '70770'},
] as const;
const KEYS = ['name', 'company', 'street', 'city', 'state', 'zip'] as const;
/** What a form says itself: a prefix of the postal code, its own name, what stands between parts. */
const OWN_WORDS = /^(?:[A-Z]{1,3}-?|〒|ÅLAND|GUERNSEY|JERSEY|GIBRALTAR|SINGAPORE|[ ,/-])*$/;

test('in every country every part that is filled stands once, no line is empty, and nothing else is said', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  const filled = fc.record({
    keys: fc.subarray([...KEYS]),
    words: fc.constantFrom(...WORDS),
    language: fc.constantFrom('zh-CN', 'en'),
    count: fc.integer({min: 1, max: 2}),
  });
  for (const country of ['', ...COUNTRIES]) {
    const check = fc.property(filled, ({keys, words, language, count}) => {
      const all = {...words, street: words.street.slice(0, count)};
      const given: Given = Object.fromEntries(keys.map(key => [key, all[key]]));
      const lines = written({...given, country}, language);
      const texts = keys.flatMap(key => all[key]);
      const named = country === '' ? lines : lines.slice(0, -1);
      const text = named.join('\n');
      for (const each of texts)
        expect([country, text, each, text.split(each).length]).toEqual([country, text, each, 2]);
      expect(lines.filter(line => line === '' || line.trim() !== line || /undefined|\p{Co}/u.test(line))).toEqual([]);
      expect(texts.reduce((rest, each) => rest.replace(each, ''), named.join(''))).toMatch(OWN_WORDS);
    });
    fc.assert(check, {numRuns: 12});
  }
});
