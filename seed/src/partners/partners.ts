/** Alliance businesses with their agents, and dealers with their packages and accounts. */
import {PARTNER_CONTACT, PROJECT} from '@emblem/schemas/values';
import type {IconPictures} from '../catalog/pictures';
import {each} from '../files';
import {decimal} from '../money';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';

export interface Around {
  readonly projects: readonly Row[];
  readonly categories: readonly Row[];
  readonly countries: readonly Row[];
  readonly languages: readonly Row[];
  readonly currencies: readonly Row[];
  readonly staff: readonly Row[];
  readonly icons: IconPictures;
  readonly few: boolean;
}

const FEW = 2;

/** Name, country, level, contact, share, state. */
const AGENTS: readonly (readonly [string, string, 1 | 4 | 5, string, string | null, 0 | 1 | 2 | 3])[] = [
  ['Great Lakes Awards', 'US', 5, 'Marion Keller', '18.00', 1],
  ['Maple Pin Company', 'CA', 4, 'Owen Tremblay', '15.00', 1],
  ['Clyde Badges', 'GB', 1, 'Isla Munro', null, 0],
  ['Rhein Abzeichen', 'DE', 4, 'Jonas Weber', '14.50', 2],
  ['Sunset Promo', 'US', 1, 'Rita Alvarez', null, 3],
  ['Harbour Patch Club', 'US', 1, 'Dale Whitman', null, 0],
];
/** Company, contact, message, state, telephone. */
const CONTACTS: readonly (readonly [string, string, string, 0 | 1 | 2, string])[] = [
  [
    'Fielding Trophies',
    'Paul Fielding',
    'We sell about 400 medals a month and look for a maker with short lead times.',
    0,
    '+1 312 555 0141',
  ],
  ['Blue Door Gifts', 'Nadia Haddad', 'Can your price list carry our logo?', 1, '+44 20 5550 0162'],
  ['Tri-State Clubs', 'Wes Carver', 'Please call about the alliance terms.', 2, '+1 212 555 0187'],
  ['Lakeshore Scouts', 'Ana Petrova', 'We need patches for 30 troops.', 0, '+1 414 555 0119'],
];
const CROWDS = [
  ['Schools and universities', 'Education', 'Graduation pins and medals, asked for from March to June'],
  ['Sports clubs', 'Sports', 'Medals and patches for the season'],
  ['Veterans', 'Non-profit', 'Challenge coins in small numbers, with care for insignia'],
  ['Trade fairs', 'Events', 'Lanyards and badges with short lead times'],
  ['Fire and rescue', 'Public service', 'Patches and coins for stations'],
  ['Pin traders', 'Collectors', 'Limited editions, numbered on the back'],
] as const;
const QUESTIONS = [
  ['What does an alliance business pay?', 'Nothing to join; a share of each order stays with you.'],
  ['Who answers my customers?', 'You do, under your own name. We stay in the background.'],
  ['How soon do samples arrive?', 'Seven working days after the artwork is approved.'],
] as const;
const PAGES: readonly (readonly [string, string, 1 | 2, 0 | 1 | 2])[] = [
  ['Sell badges under your own name', '/join', 2, 1],
  ['How the alliance works', '/how-it-works', 2, 1],
  ['Spring offer', '/offers/spring', 2, 0],
  ['Become a dealer', '/dealers', 1, 1],
  ['Dealer packages', '/dealers/packages', 1, 1],
  ['Showroom', '/dealers/showroom', 1, 2],
];
/** Name, icon, 1 package or 2 extra, cents, months, contents. */
const PACKAGES: readonly (readonly [string, string, 1 | 2, number, number, readonly (readonly [string, string])[]])[] =
  [
    [
      'Starter',
      'package',
      1,
      29_900,
      12,
      [
        ['Designs', '50 a month'],
        ['Accounts', '2'],
      ],
    ],
    [
      'Business',
      'briefcase',
      1,
      79_900,
      12,
      [
        ['Designs', '500 a month'],
        ['Accounts', '10'],
        ['Own domain', '1'],
      ],
    ],
    ['Further accounts', 'busts-in-silhouette', 2, 9900, 12, [['Accounts', '5']]],
    ['Priority artwork', 'artist-palette', 2, 14_900, 6, [['Artwork within a day', '20 a month']]],
  ];
/** Name, key, what it opens, place of the parent. */
const PERMISSIONS: readonly (readonly [string, string, string, number?])[] = [
  ['Orders', 'orders', 'Everything about orders'],
  ['See orders', 'orders.read', "The list of the dealer's own orders", 1],
  ['Place orders', 'orders.create', 'Order on account', 1],
  ['Designs', 'designs', 'Everything about designs'],
  ['See designs', 'designs.read', "Designs of the dealer's customers", 4],
  ['Change prices', 'prices.update', "Raise the prices of the dealer's website"],
];
const ROLES: readonly (readonly [string, readonly number[], string])[] = [
  ['Dealer owner', [1, 2, 3, 4, 5, 6], 'Runs the business and answers for its prices'],
  ['Counter staff', [2, 3, 5], 'Takes orders from customers'],
  ['Bookkeeper', [2], 'Looks orders up'],
];
/** Title, day, icon, quote category, keywords. */
const IDEAS = [
  ['A badge for every season', '2026-03-02', 'sunflower', 11, ['season', 'series']],
  ['Keychains out of old coins', '2026-04-20', 'key', 14, ['keychain', 'coin']],
  ['Sticker packs for coffee shops', '2026-06-11', 'hot-beverage', 41, ['sticker', 'shop']],
  ['Medals for the office run', '2026-08-03', 'sports-medal', 13, ['medal', 'event']],
  ['Name lanyards for open days', '2026-09-14', 'label', 62, ['lanyard', 'event']],
] as const;
const NEWS = [
  ['New packages for dealers', '2026-05-04', 'Two packages instead of five, and extras that can be added at any time.'],
  ['Showroom in Rotterdam', '2026-02-16', 'Dealers may bring their customers by appointment.'],
  ['Price list of the second half-year', '2026-07-01', 'Patches become cheaper, coins stay as they are.'],
  ['Orders before the holidays', '2026-11-02', 'What is ordered by 2 December arrives in time.'],
] as const;
const RESOURCES = [
  ['Catalogue of finishes', 1],
  ['Price list for alliance businesses', 2],
  ['First steps', 3],
] as const;

function mailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
}

function placesWithin<T>(rows: readonly T[], groupOf: (row: T) => unknown): readonly number[] {
  return rows.map((row, index) => rows.slice(0, index + 1).filter(each => groupOf(each) === groupOf(row)).length);
}

/** By entity, what others point to first. */
export async function partners(
  input: WorldInput,
  {projects, categories, countries, languages, currencies, staff, icons, few}: Around,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const some = <T>(rows: readonly T[]) => rows.slice(0, few ? FEW : undefined);
  const alliance = projects.filter(({proType}) => proType === PROJECT.proType.alliance).map(({id}) => id);
  const proId = (place: number) => alliance[place % alliance.length] ?? null;
  const picture = (place: number) => categories[place % categories.length]?.categoryMainImg ?? null;
  const idOf = (rows: readonly Row[], code: string) => rows.find(row => row.code === code)?.id ?? null;
  const file = await input.putFile(
    'demo/partners/first-steps.txt',
    Buffer.from('Emblem for partners\n\n1. Choose a platform.\n2. Send your logo.\n3. Place a first order.\n'),
    'text/plain',
  );
  const packagePictures = await each(PACKAGES, ([, icon]) => icons.of(icon));
  const ideaPictures = await each(some(IDEAS), ([, , icon]) => icons.of(icon));
  const logos = await each(['trophy', 'maple-leaf'], icon => icons.of(icon));
  const keeper = staff.find(({userName}) => userName === 'marketing')?.id ?? null;
  const packagePlaces = placesWithin(PACKAGES, ([, , packageType]) => packageType);
  const permissionPlaces = placesWithin(PERMISSIONS, ([, , , parentId]) => parentId);
  return {
    'partner-page': PAGES.map(([title, path, proType, status], index) => ({
      id: index + 1,
      title,
      path,
      proType,
      status,
      language: 'en',
      coverImg: picture(index),
      content: `${title}.\n\nWrite to partners@example.com.`,
    })),
    crowd: some(CROWDS).map(([crowdName, industry, description], index) => ({
      id: index + 1,
      crowdName,
      industry,
      description,
      proIds: alliance,
      sort: index + 1,
    })),
    'partner-contact': CONTACTS.map(([company, name, message, status, phone], index) => ({
      id: index + 1,
      company,
      name,
      email: mailOf(name),
      phone,
      handledBy: status === PARTNER_CONTACT.status.waiting ? null : keeper,
      message,
      status,
      proId: proId(index),
      remark: status === PARTNER_CONTACT.status.closed ? 'Called back; works with another maker.' : null,
    })),
    'partner-faq': some(QUESTIONS).map(([question, answer], index) => ({
      id: index + 1,
      question,
      answer,
      language: 'en',
      sort: index + 1,
    })),
    'partner-resource': some(RESOURCES).map(([title, resourceType], index) => ({
      id: index + 1,
      title,
      resourceType,
      file,
      language: 'en',
      sort: index + 1,
    })),
    agent: AGENTS.map(([agentName, country, level, contactName, share, status], index) => ({
      id: index + 1,
      agentCode: `AG-${String(index + 1).padStart(3, '0')}`,
      agentName,
      level,
      contactName,
      email: mailOf(contactName),
      share,
      status,
      countryId: idOf(countries, country),
      proId: proId(index),
      remark: status > 1 ? 'See the letter of last month.' : null,
      contractUntil: share === null ? null : '2027-12-31',
    })),
    'agent-clause': [
      ['Terms for agents', '2025-1', '2025-01-01', 2],
      ['Terms for agents', '2026-1', '2026-01-01', 1],
      ['Terms for agents', '2027-1', '2027-01-01', 0],
    ].map(([title, edition, effectiveDate, status], index) => ({
      id: index + 1,
      title,
      edition,
      effectiveDate,
      status,
      language: 'en',
      content:
        '1. The agent sells under a name of its own.\n2. The share is paid monthly.\n' +
        "3. Either side may end the contract with three months' notice.",
    })),
    'agent-website': some([
      ['Great Lakes Awards', 'pins.greatlakes.example'],
      ['Maple Pin Company', 'shop.maplepin.example'],
    ]).map(([websiteName, domain], index) => ({
      id: index + 1,
      websiteName,
      domain,
      agentId: index + 1,
      languageId: languages[0]?.id ?? null,
      currencyId: idOf(currencies, index === 0 ? 'USD' : 'CAD'),
      logo: logos[index],
    })),
    'value-package': PACKAGES.map(([packageName, , packageType, cents, months, features], index) => ({
      id: index + 1,
      packageName,
      packageType,
      picture: packagePictures[index],
      months,
      currency: 'USD',
      price: decimal(cents),
      features: features.map(([feature, limit]) => ({feature, limit})),
      sort: packagePlaces[index],
    })),
    'dealer-permission': PERMISSIONS.map(([permissionName, permissionKey, description, parentId = null], index) => ({
      id: index + 1,
      permissionName,
      permissionKey,
      description,
      parentId,
      sort: permissionPlaces[index],
    })),
    'dealer-role': ROLES.map(([roleName, permissionIds, description], index) => ({
      id: index + 1,
      roleName,
      permissionIds,
      description,
    })),
    'product-idea': some(IDEAS).map(([title, publishDate, , quoteCateId, keywords], index) => ({
      id: index + 1,
      title,
      publishDate,
      picture: ideaPictures[index],
      categoryId: categories.find(category => category.quoteCateId === quoteCateId)?.id ?? null,
      keywords,
    })),
    'dealer-news': some(NEWS).map(([title, publishDate, summary], index) => ({
      id: index + 1,
      title,
      publishDate,
      summary,
      content: summary,
      language: 'en',
      coverImg: picture(index + 1),
    })),
  };
}
