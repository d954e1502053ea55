/** The platforms (sites) of the demo and the host names that lead to them. */
import {roundedRectangle, shield} from '../drawing/shapes';
import {escapeXml, svgDocument} from '../drawing/svg';
import {each, putPicture} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

/** 0 self-operated, 1 O2O dealer, 2 USPP alliance business (CO-003). */
type Kind = 0 | 1 | 2;

interface Platform {
  readonly id: number;
  readonly name: string;
  readonly kind: Kind;
  readonly host: string;
  readonly colour: string;
  readonly currency: string;
  /** The first is the default. */
  readonly languages: readonly string[];
  /** `standard` unless told. */
  readonly market?: 'fd' | 'german';
  /** Further host names. */
  readonly hosts?: readonly string[];
}

export const DEFAULT_PROJECT = 1;

const PLATFORMS: readonly Platform[] = [
  {
    id: DEFAULT_PROJECT,
    name: 'Emblem',
    kind: 0,
    host: 'www.emblem.example',
    colour: '#1d3557',
    currency: 'USD',
    languages: ['en-us', 'zh'],
  },
  {
    id: 2,
    name: 'Emblem Europe',
    kind: 0,
    host: 'eu.emblem.example',
    colour: '#0b4f6c',
    currency: 'EUR',
    languages: ['en-us', 'de', 'fr', 'it', 'es'],
  },
  {
    id: 3,
    name: 'PatchWerk',
    kind: 0,
    host: 'www.patchwerk.example',
    colour: '#7f1d1d',
    currency: 'EUR',
    languages: ['de', 'en-us'],
    market: 'german',
  },
  {
    id: 4,
    name: 'Sticker Harbour',
    kind: 0,
    host: 'www.stickerharbour.example',
    colour: '#065f46',
    currency: 'GBP',
    languages: ['en-us'],
    market: 'fd',
  },
  {
    id: 5,
    name: 'Badge Depot',
    kind: 1,
    host: 'www.badgedepot.example',
    colour: '#9a3412',
    currency: 'USD',
    languages: ['en-us'],
    hosts: ['dealer.localhost'],
    market: 'fd',
  },
  {
    id: 6,
    name: 'Northside Promo',
    kind: 1,
    host: 'www.northsidepromo.example',
    colour: '#3f6212',
    currency: 'CAD',
    languages: ['en-us', 'fr'],
  },
  {
    id: 7,
    name: 'Union Emblems',
    kind: 2,
    host: 'www.unionemblems.example',
    colour: '#4c1d95',
    currency: 'USD',
    languages: ['en-us'],
    hosts: ['alliance.localhost'],
  },
  {
    id: 8,
    name: 'Harbor City Awards',
    kind: 2,
    host: 'www.harborcityawards.example',
    colour: '#9d174d',
    currency: 'USD',
    languages: ['en-us'],
  },
  {
    id: 9,
    name: 'Emblem Samples',
    kind: 0,
    host: 'samples.emblem.example',
    colour: '#374151',
    currency: 'USD',
    languages: ['en-us'],
  },
  {
    id: 10,
    name: 'Emblem Internal',
    kind: 0,
    host: 'internal.emblem.example',
    colour: '#111827',
    currency: 'USD',
    languages: ['en-us', 'zh'],
  },
];

const FEW = [1, 2, 5, 7, 9];

function logo({name, colour}: Platform, ink: string): string {
  const width = 90 + name.length * 18;
  const mark =
    `<path transform="translate(36 32)" d="${shield(26)}" fill="${colour}"/>` +
    `<path transform="translate(36 32)" d="${roundedRectangle(20, 6, 3)}" fill="#fff"/>`;
  return svgDocument(
    width,
    64,
    `${mark}<text x="72" y="42" font-family="Arial, sans-serif" font-weight="bold" font-size="28" ` +
      `fill="${ink}">${escapeXml(name)}</text>`,
  );
}

function idIn(rows: readonly Row[], property: string, value: string): number {
  const row = rows.find(candidate => candidate[property] === value);
  if (!row) throw new Error(`No record has "${value}" as its ${property}.`);
  return row.id;
}

function addressOf(host: string): string {
  return `https://${host}`;
}

function project(platform: Platform, languages: readonly Row[], currencies: readonly Row[]): Row {
  const languageIds = platform.languages.map(language => idIn(languages, 'language', language));
  return {
    id: platform.id,
    proName: platform.name,
    url: addressOf(platform.host),
    proType: platform.kind,
    projectIsDefault: platform.id === DEFAULT_PROJECT ? 1 : 0,
    market: platform.market ?? 'standard',
    languageIds,
    defaultLanguageId: languageIds[0] ?? null,
    currencyId: idIn(currencies, 'code', platform.currency),
  };
}

/** The one platform that every installation begins with; its address is the installation's own matter. */
export function defaultProject(languages: readonly Row[], currencies: readonly Row[]): readonly Row[] {
  return PLATFORMS.filter(({id}) => id === DEFAULT_PROJECT).map(platform => ({
    ...project(platform, languages, currencies),
    url: null,
  }));
}

/** The machine's own names lead to the default platform. */
export function defaultDomains(): readonly Row[] {
  return ['127.0.0.1', 'localhost'].map((domainUrl, index) => ({id: index + 1, domainUrl, proId: DEFAULT_PROJECT}));
}

/** All but the default one, which is there already. */
export function furtherProjects(languages: readonly Row[], currencies: readonly Row[], few: boolean): readonly Row[] {
  return PLATFORMS.filter(({id}) => id !== DEFAULT_PROJECT && (!few || FEW.includes(id))).map(platform =>
    project(platform, languages, currencies),
  );
}

export function furtherDomains(few: boolean): readonly Row[] {
  const first = defaultDomains().length + 1;
  const rows = PLATFORMS.filter(({id}) => !few || FEW.includes(id)).flatMap(({id: proId, host, hosts = []}) =>
    [...hosts, host].map(domainUrl => ({domainUrl, proId})),
  );
  return rows.map((row, index) => ({...row, id: first + index}));
}

export function defaultUrl(): string {
  return addressOf(PLATFORMS.find(({id}) => id === DEFAULT_PROJECT)?.host ?? 'localhost');
}

/** Addresses of the logo for light and for dark grounds, by platform. */
export async function logos(input: WorldInput, few: boolean): Promise<ReadonlyMap<number, readonly [string, string]>> {
  const platforms = PLATFORMS.filter(({id}) => !few || FEW.includes(id));
  const entries = await each(platforms, async platform => {
    const light = await putPicture(input, `logo/${platform.id}.svg`, logo(platform, '#1f2937'));
    const dark = await putPicture(input, `logo/${platform.id}-dark.svg`, logo(platform, '#ffffff'));
    return [platform.id, [light, dark] as const] as const;
  });
  return new Map(entries);
}
