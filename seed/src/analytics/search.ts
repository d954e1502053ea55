/** Where the sites stand in searches, week by week, and who links to them. */
import {countedSites} from './visits';
import type {Ground} from './ground';
import {Random} from '../random';
import type {Row} from '../store/row';

const KEYWORDS: readonly (readonly [keyword: string, position: number, volume: number])[] = [
  ['custom enamel pins', 4, 14_800],
  ['lapel pins no minimum', 9, 3_600],
  ['embroidered patches', 13, 22_200],
  ['die cut stickers', 21, 33_100],
  ['challenge coins', 7, 9_900],
  ['marathon medals', 5, 2_400],
];
const WEEKS = 52;
const FEW_WEEKS = 5;
const FEW_KEYWORDS = 3;

/** Of a hundred searches, so many are a visit to the site in that place. */
function clicksAt(position: number): number {
  return position > 20 ? 0.4 : 28 / position;
}

export function keywords(ground: Ground): readonly Row[] {
  const {calendar, countries, few} = ground;
  const weeks = Array.from({length: few ? FEW_WEEKS : WEEKS}, (_, index) => index).reverse();
  const words = few ? KEYWORDS.slice(0, FEW_KEYWORDS) : KEYWORDS;
  return countedSites(ground)
    .slice(0, 2)
    .flatMap((_, place) => words.map(word => ({place, word})))
    .flatMap(({place, word: [keyword, best, volume]}) =>
      weeks.map(week => {
        const random = new Random(`position of ${keyword} ${place}`, week);
        const position = Math.max(1, best + place * 3 + Math.round(week / 8) + random.int(-1, 2));
        return {
          subdomainId: place + 1,
          keyword,
          countryId: countries[place]?.id ?? null,
          day: calendar.dayFrom(-(week * 7 + 1)),
          position,
          volume,
          traffic: Math.round((volume * clicksAt(position)) / 400),
        };
      }),
    )
    .map((row, index) => ({id: index + 1, ...row}));
}

const SITES = ['pinlovers', 'scoutnews', 'runnersdiary', 'craftweekly', 'schoolbuyer', 'promoguide', 'badgewiki'];
const LINKS = 42;
const FEW_LINKS = 4;

export function backlinks({calendar, few}: Ground): readonly Row[] {
  return Array.from({length: few ? FEW_LINKS : LINKS}, (_, index) => {
    const random = new Random('backlink', index + 1);
    const age = Math.round(((index + random.next()) / (few ? FEW_LINKS : LINKS)) * 330) + 2;
    const isLost = index % 5 === 3;
    return {
      id: index + 1,
      subdomainId: 1 + (index % 2),
      address: `https://${SITES[index % SITES.length] ?? ''}.example/articles/${1200 + index}`,
      target: index % 3 === 0 ? '/gallery' : '/quote/pins-quote',
      rating: random.int(12, 84),
      foundOn: calendar.dayFrom(-age),
      lostOn: isLost ? calendar.dayFrom(-Math.max(1, age - random.int(10, 60))) : null,
    };
  });
}
