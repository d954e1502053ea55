/** The websites' visits of a year, day by day, and the changes of pages that are seen in them. */
import {newestChange, QUOTE_PAGE} from './page-changes';
import type {Ground} from './ground';
import {Random} from '../random';
import type {Row} from '../store/row';

interface Way {
  readonly channel: string;
  readonly device: string;
  readonly page: string | null;
  readonly source: string | null;
  /** Of all visits of a day. */
  readonly share: number;
  /** Of a hundred visits, so many end where they began. */
  readonly bounces: number;
}

const WAYS: readonly Way[] = [
  {channel: 'search', device: 'desktop', page: QUOTE_PAGE, source: 'google', share: 0.42, bounces: 38},
  {channel: 'advertising', device: 'phone', page: '/sale', source: 'google ads', share: 0.27, bounces: 61},
  {channel: 'direct', device: 'desktop', page: '/', source: null, share: 0.19, bounces: 24},
  {channel: 'social', device: 'tablet', page: '/gallery', source: 'instagram', share: 0.12, bounces: 67},
];

/** Visits on the last day, by site in the order of their size. */
const SIZES = [640, 380, 260, 150];
const DAYS = 365;
const FEW_DAYS = 12;
const FEW_WAYS = 1;

/** A year ago there were fewer, and more before holidays and in spring than in late summer. */
function level(age: number): number {
  return (1 - 0.35 * (age / DAYS)) * (1 + 0.12 * Math.sin((age / DAYS) * 4 * Math.PI));
}

interface Day {
  readonly site: Row;
  readonly place: number;
  readonly age: number;
}

/** What the quote page lost when its form was moved below the fold. */
function bouncesOf({bounces, page}: Way, {place, age}: Day, {few}: Ground): number {
  return place === 0 && page === QUOTE_PAGE && age < newestChange(few) ? bounces + 23 : bounces;
}

/** The sites that visits are counted of, the largest first. */
export function countedSites({projects, few}: Ground): readonly Row[] {
  return projects.slice(0, few ? 2 : SIZES.length);
}

export function subdomains(ground: Ground): readonly Row[] {
  return countedSites(ground).map(({id, name}, place) => ({
    id: place + 1,
    proId: id,
    host: `shop${place + 1}.emblem.example`,
    name: String(name),
  }));
}

function visitsOf(day: Day, way: Way, index: number, ground: Ground): Omit<Row, 'id'> {
  const {site, place, age} = day;
  const {calendar, categories, countries} = ground;
  const random = new Random(`visits ${place} ${way.channel}`, age);
  const visits = Math.round((SIZES[place] ?? 0) * way.share * level(age) * (0.85 + random.next() * 0.3));
  return {
    proId: site.id,
    day: calendar.dayFrom(-age),
    subdomainId: place + 1,
    page: way.page,
    categoryId: categories[(index + age) % Math.min(6, categories.length)]?.id ?? null,
    countryId: countries[(place + index + (age % 3)) % Math.min(8, countries.length)]?.id ?? null,
    channel: way.channel,
    device: way.device,
    source: way.source,
    visitors: Math.round(visits * (0.7 + random.next() * 0.2)),
    visits,
    bounces: Math.round((visits * (bouncesOf(way, day, ground) + random.int(-3, 3))) / 100),
    seconds: visits * random.int(50, 150),
  };
}

export function visits(ground: Ground): readonly Row[] {
  const {few} = ground;
  const ages = Array.from({length: few ? FEW_DAYS : DAYS}, (_, index) => index + 1).reverse();
  const ways = few ? WAYS.slice(0, FEW_WAYS) : WAYS;
  return ages
    .flatMap(age => countedSites(ground).map((site, place) => ({site, place, age})))
    .flatMap(day => ways.map((way, index) => visitsOf(day, way, index, ground)))
    .map((row, index) => ({id: index + 1, ...row}));
}
