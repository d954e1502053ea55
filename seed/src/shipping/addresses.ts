/** Who brings parcels, whom they are from, and where they often go. */
import type {Calendar} from '../calendar';
import type {Row} from '../store/row';

export interface AddressOptions {
  readonly countries: readonly Row[];
  readonly calendar: Calendar;
}

const CARRIERS = [
  ['UPS', 'UPS', 'https://www.ups.com/track?tracknum='],
  ['FedEx', 'FEDEX', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['DHL Express', 'DHL', 'https://www.dhl.com/en/express/tracking.html?AWB='],
  ['USPS', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['顺丰速运', 'SF', null],
] as const;

const SENDERS = [
  {
    name: 'Emblem Shenzhen',
    contact: '陈晓梅',
    company: 'Emblem (Shenzhen) Gifts Co., Ltd.',
    phone: '+86 755 5550180',
    addressLine1: '12 Keji Road, Nanshan',
    city: 'Shenzhen',
    zipCode: '518057',
    country: 'CN',
    logisticsAccount: 'EMB-774120',
  },
  {
    name: 'Emblem US office',
    contact: 'Dana Whitfield',
    company: 'Emblem Inc.',
    phone: '+1 626 555 0142',
    addressLine1: '480 Valley Blvd, Suite 210',
    city: 'San Gabriel',
    zipCode: '91776',
    country: 'US',
    logisticsAccount: 'EMB-102934',
  },
] as const;

const ADDRESSES = [
  ['US office', 'Dana Whitfield', 'Emblem Inc.', '480 Valley Blvd, Suite 210', 'San Gabriel', '91776', 'US'],
  ['Spring fair, stand 4.1 B20', 'Messe Frankfurt', 'Emblem', 'Ludwig-Erhard-Anlage 1', 'Frankfurt', '60327', 'DE'],
  ['Photo studio', 'Li Na', 'Light & Shade', '88 Huaqiang North Road', 'Shenzhen', '518031', 'CN'],
] as const;

/** By entity. */
export function addresses({countries, calendar}: AddressOptions): Readonly<Record<string, readonly Row[]>> {
  const countryId = (code: string) => countries.find(row => row.code === code)?.id ?? countries[0]?.id ?? 1;
  const createdAt = calendar.ago(300);
  return {
    carrier: CARRIERS.map(([name, code, trackingUrl], index) => ({
      id: index + 1,
      name,
      code,
      trackingUrl,
      state: 1,
      createdAt,
    })),
    sender: SENDERS.map(({country, ...sender}, index) => ({
      id: index + 1,
      ...sender,
      countryId: countryId(country),
      isDefault: index === 0 ? 1 : 0,
      state: 1,
      createdAt,
    })),
    'frequent-address': ADDRESSES.map(([name, recipient, company, addressLine1, city, zipCode, country], index) => ({
      id: index + 1,
      name,
      recipient,
      company,
      addressLine1,
      city,
      zipCode,
      countryId: countryId(country),
      state: 1,
      createdAt,
    })),
  };
}
