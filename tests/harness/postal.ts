/** Addresses of ten countries with the lines in which each country writes them, the country itself left out. */
import type {Client} from './client';
import {idOf} from './json';

export interface Postal {
  readonly code: string;
  /** English, in capitals. */
  readonly country: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

/** Given and family name, company, street, city, state and postal code. */
type Written = readonly [string, string, string, string, string, string, string];

function postal(code: string, country: string, written: Written, lines: readonly string[]): Postal {
  const names = ['firstName', 'lastName', 'company', 'address1', 'city', 'state', 'zip'];
  return {code, country, parts: Object.fromEntries(names.map((name, index) => [name, written[index] ?? ''])), lines};
}

export const POSTAL: readonly Postal[] = [
  postal(
    'HU',
    'HUNGARY',
    ['Anna', 'Nagy', 'Minta Kft.', 'Kossuth Lajos utca 5', 'Budapest', '', '1055'],
    ['Nagy Anna', 'Minta Kft.', 'Budapest', 'Kossuth Lajos utca 5', '1055'],
  ),
  postal(
    'JP',
    'JAPAN',
    ['太郎', '山田', '山田商店', '永田町1-7-1', '千代田区', '東京都', '100-0014'],
    ['〒100-0014', '東京都千代田区', '永田町1-7-1', '山田商店', '山田太郎'],
  ),
  postal(
    'BR',
    'BRAZIL',
    ['Ana', 'Souza', 'Loja Sol', 'Avenida Paulista 1578', 'São Paulo', 'SP', '01310-200'],
    ['Loja Sol', 'Ana Souza', 'Avenida Paulista 1578', 'São Paulo-SP', '01310-200'],
  ),
  postal(
    'IT',
    'ITALY',
    ['Carla', 'Rossi', 'Bottega Blu', 'Via Garibaldi 12', 'Torino', 'TO', '10122'],
    ['Carla Rossi', 'Bottega Blu', 'Via Garibaldi 12', '10122 Torino TO'],
  ),
  postal(
    'DE',
    'GERMANY',
    ['Jörg', 'Weiß', 'Weiß & Sohn', 'Dorfstraße 5', 'Kleinmachnow', 'Brandenburg', '14532'],
    ['Jörg Weiß', 'Weiß & Sohn', 'Dorfstraße 5', '14532 Kleinmachnow', 'Brandenburg'],
  ),
  postal(
    'GB',
    'UNITED KINGDOM',
    ['Ann', 'Field', 'Field Ltd', '14 Park Row', 'Leeds', '', 'LS1 1UR'],
    ['Ann Field', 'Field Ltd', '14 Park Row', 'Leeds', 'LS1 1UR'],
  ),
  postal(
    'US',
    'UNITED STATES',
    ['Ada', 'Byron', 'Engines Inc.', '12 Ockham Street', 'Salem', 'OR', '97301'],
    ['Ada Byron', 'Engines Inc.', '12 Ockham Street', 'Salem, OR 97301'],
  ),
  postal(
    'CN',
    'CHINA',
    ['小明', '王', '明日礼品', '科苑路88号', '深圳市', '广东省', '518000'],
    ['518000', '广东省深圳市', '科苑路88号', '明日礼品', '王小明'],
  ),
  postal(
    'KR',
    'SOUTH KOREA',
    ['지민', '박', '서울선물', '세종대로 209', '종로구', '서울특별시', '03171'],
    ['서울특별시 종로구', '세종대로 209', '서울선물', '박지민', '03171'],
  ),
  postal(
    'FR',
    'FRANCE',
    ['Zoé', 'Martin', 'Atelier Lune', '8 rue des Lilas', 'Lyon', '', '69001'],
    ['Atelier Lune', 'Zoé Martin', '8 rue des Lilas', '69001 Lyon'],
  ),
];

/** The country with this code, made where the world has none. */
export async function countryOf(admin: Client, {code, country}: Postal): Promise<number> {
  const [known] = await admin.list('country', {filter: {code}});
  return idOf(
    known ?? (await admin.create('country', {code, name: country, nameZh: code, hasStates: false, state: 1})),
  );
}

/** The parts as properties of an order, of its billing or its shipping address. */
export function ofOrder(
  {parts}: Postal,
  use: 'bill' | 'shipping',
  countryId: number,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(parts).map(([name, value]) => [
    use + name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  return {...Object.fromEntries(named), [`${use}CountryId`]: countryId};
}
