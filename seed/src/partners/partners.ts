/** Alliance businesses with their agents, and dealers with their packages and accounts. */
import {PARTNER_CONTACT} from '@emblem/schemas/values';
import {each} from '../files';
import type {Row} from '../store/row';
import type {WorldInput} from '../types';
import {dealers} from './dealers';
import {sceneOf, type Around, type Rows, type Scene} from './scene';

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
const RESOURCES = [
  ['Catalogue of finishes', 1],
  ['Price list for alliance businesses', 2],
  ['First steps', 3],
] as const;

function mailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
}

function idOf(rows: readonly Row[], code: string) {
  return rows.find(row => row.code === code)?.id ?? null;
}

/** Pages for those who might become partners, what they ask, and what they are given. */
async function alliancePages({input, alliance, staff, some, proId, picture}: Scene): Promise<Rows> {
  const file = await input.putFile(
    'demo/partners/first-steps.txt',
    Buffer.from('Emblem for partners\n\n1. Choose a platform.\n2. Send your logo.\n3. Place a first order.\n'),
    'text/plain',
  );
  const keeper = staff.find(({userName}) => userName === 'marketing')?.id ?? null;
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
  };
}

/** Agents, the terms they sell under, and their websites. */
async function agents({countries, languages, currencies, icons, some, proId}: Scene): Promise<Rows> {
  const logos = await each(['trophy', 'maple-leaf'], icon => icons.of(icon));
  return {
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
  };
}

/** By entity, what others point to first. */
export async function partners(input: WorldInput, around: Around): Promise<Rows> {
  const scene = sceneOf(input, around);
  const pages = await alliancePages(scene);
  const ofDealers = await dealers(scene);
  return {...pages, ...(await agents(scene)), ...ofDealers};
}
