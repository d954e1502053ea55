/** Who sells on the platforms of the demo, as papers name it, and the accounts that customers pay to. */
import type {Row} from '../store/row';

interface Seller {
  readonly profileName: string;
  readonly companyName: string;
  readonly platforms: readonly number[];
  readonly country: string;
  /** Where addresses name it. */
  readonly state?: string;
  readonly city: string;
  readonly zipCode: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly vatId?: string;
  readonly taxNumber?: string;
  readonly paymentTerms: string;
  readonly terms?: string;
  readonly electronicInvoice?: 'facturX';
}

const SELLERS: readonly Seller[] = [
  {
    profileName: 'USA',
    companyName: 'Emblem Custom Goods Inc.',
    platforms: [1, 6, 9, 10],
    country: 'US',
    state: 'CA',
    city: 'San Francisco',
    zipCode: '94103',
    address: '1180 Folsom Street',
    phone: '+1 555 0180',
    email: 'accounts@emblem.example',
    taxNumber: '94-5550180',
    paymentTerms: 'Due on receipt',
  },
  {
    profileName: 'FD',
    companyName: 'Emblem Fire & Duty Inc.',
    platforms: [4, 5, 7, 8],
    country: 'US',
    state: 'CA',
    city: 'Oakland',
    zipCode: '94607',
    address: '455 Third Street',
    phone: '+1 555 0185',
    email: 'accounts@emblem-fd.example',
    taxNumber: '94-5550185',
    paymentTerms: 'Due within 30 days of the invoice date',
  },
  {
    profileName: 'Germany',
    companyName: 'PatchWerk Deutschland GmbH',
    platforms: [3],
    country: 'DE',
    city: 'Berlin',
    zipCode: '10115',
    address: 'Invalidenstraße 90',
    phone: '+49 30 5550183',
    email: 'buchhaltung@patchwerk.example',
    vatId: 'DE123456788',
    taxNumber: '37/123/45678',
    paymentTerms: 'Zahlbar innerhalb von 14 Tagen ohne Abzug',
    terms: [
      'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
      'Die Produktion beginnt, sobald Druckfreigabe und Zahlung vorliegen.',
      'Bürozeiten: Montag bis Freitag, 8:30 bis 17:30 Uhr.',
    ].join('\n'),
    electronicInvoice: 'facturX',
  },
  {
    profileName: 'Europe',
    companyName: 'Emblem Europe GmbH',
    platforms: [2],
    country: 'DE',
    city: 'Berlin',
    zipCode: '10115',
    address: 'Invalidenstraße 90',
    phone: '+49 30 5550180',
    email: 'accounts@eu.emblem.example',
    vatId: 'DE987654321',
    paymentTerms: 'Due within 14 days',
    electronicInvoice: 'facturX',
  },
];

/** ISO 3166: where the seller of a platform sits. */
export function sellerCountry(platform: number): string | undefined {
  return SELLERS.find(({platforms}) => platforms.includes(platform))?.country;
}

/** Name, platforms, currency, bank, holder (by the place of the seller), IBAN, account, BIC, routing number, note. */
const ACCOUNTS = [
  ['USD, USA', [1, 9, 10], 'USD', 'First Bay Bank', 0, null, '000123456789', 'FBBKUS6SXXX', '121000248', 'reference'],
  ['CAD, USA', [6], 'CAD', 'First Bay Bank', 0, null, '000123456797', 'FBBKUS6SXXX', '121000248', 'reference'],
  ['USD, FD', [4, 5, 7, 8], 'USD', 'First Bay Bank', 1, null, '000987654321', 'FBBKUS6SXXX', '121000248', 'reference'],
  ['GBP, FD', [4], 'GBP', 'Leeds Union Bank', 1, 'GB33 BUKB 2020 1555 5555 55', null, 'BUKBGB22', '20-20-15', null],
  ['EUR, PatchWerk', [3], 'EUR', 'Spreebank', 2, 'DE89 3704 0044 0532 0130 00', null, 'COBADEFFXXX', null, null],
  ['EUR, Europe', [2], 'EUR', 'Spreebank', 3, 'DE02 1203 0000 0000 2020 51', null, 'BYLADEM1001', null, null],
] as const;

const NOTE = 'Please write the number of the invoice or the order on your payment.';

function onPlatforms(platforms: readonly number[], projects: readonly Row[]): readonly number[] {
  return platforms.filter(id => projects.some(project => project.id === id));
}

function hasPlatforms({platformIds}: {readonly platformIds: readonly number[]}): boolean {
  return platformIds.length > 0;
}

function withPlaces<T extends object>(rows: readonly T[]): readonly (T & Row)[] {
  return rows.map((row, index) => ({...row, id: index + 1, sort: index + 1}));
}

/** Of the platforms that exist. */
export function marketProfiles(
  countries: readonly Row[],
  states: readonly Row[],
  projects: readonly Row[],
): readonly Row[] {
  const sellers = SELLERS.map(({platforms, country, state, ...seller}) => {
    const countryId = countries.find(({code}) => code === country)?.id ?? null;
    const stateId = states.find(row => row.countryId === countryId && row.code === state)?.id ?? null;
    return {...seller, platformIds: onPlatforms(platforms, projects), countryId, stateId};
  });
  return withPlaces(sellers.filter(hasPlatforms));
}

/** Of the platforms that exist. */
export function bankAccounts(projects: readonly Row[]): readonly Row[] {
  const accounts = ACCOUNTS.map(
    ([accountName, platforms, currency, bankName, seller, iban, accountNumber, bic, routingNumber, note]) => ({
      accountName,
      platformIds: onPlatforms(platforms, projects),
      currency,
      bankName,
      holder: SELLERS[seller]?.companyName,
      iban,
      accountNumber,
      bic,
      routingNumber,
      note: note === null ? null : NOTE,
    }),
  );
  return withPlaces(accounts.filter(hasPlatforms));
}
