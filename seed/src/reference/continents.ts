import type {Row} from '../store/row';

const NAMES = [
  ['AF', 'Africa', '非洲'],
  ['AN', 'Antarctica', '南极洲'],
  ['AS', 'Asia', '亚洲'],
  ['EU', 'Europe', '欧洲'],
  ['NA', 'North America', '北美洲'],
  ['OC', 'Oceania', '大洋洲'],
  ['SA', 'South America', '南美洲'],
] as const;

export function continents(): readonly Row[] {
  return NAMES.map(([code, name, nameZh], index) => ({id: index + 1, code, name, nameZh}));
}
