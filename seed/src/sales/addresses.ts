/** What is kept of some customers under their e-mail address: where to ship, and who pays no tax. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Member} from './members';
import type {Town} from './people';

interface Customers {
  readonly members: readonly Member[];
  readonly towns: readonly Town[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

const STREETS = ['Market Street', 'Park Avenue', 'Mill Lane', 'Harbour Road', 'Station Square'] as const;

function placeOf(random: Random, towns: readonly Town[]): Readonly<Record<string, unknown>> {
  const {city, zip, countryId} = random.pick(towns);
  return {countryId, city, zipCode: zip, addressLine1: `${random.int(1, 240)} ${random.pick(STREETS)}`};
}

/** Addresses of the first members, exemptions of a few of them. By entity. */
export function customerRecords({members, towns, calendar, few}: Customers): Readonly<Record<string, readonly Row[]>> {
  const known = members.slice(0, few ? 4 : 60);
  const addresses = known.map(({id, email, name, proId, phone, companyName}, index) => {
    const random = new Random('address of member', id);
    const [firstName = '', ...rest] = name.split(' ');
    const person = {firstName, lastName: rest.join(' '), company: companyName, phone};
    return {
      id: index + 1,
      userEmail: email.toLowerCase(),
      proId,
      addressType: 'shipping',
      isDefault: 1,
      ...person,
      ...placeOf(random, towns),
    };
  });
  const retailers = known
    .filter(({companyName}) => companyName !== null)
    .slice(0, few ? 2 : 12)
    .map(({id, email, proId, companyName, phone}, index) => ({
      id: index + 1,
      retailerName: companyName,
      email: email.toLowerCase(),
      proId,
      phone,
      ...placeOf(new Random('shop of member', id), towns),
    }));
  const exempt = [
    ...new Set(known.filter(({companyName}) => companyName !== null).map(({email}) => email.toLowerCase())),
  ].slice(0, few ? 2 : 8);
  const exemptions = exempt.map((userEmail, index) => ({
    id: index + 1,
    userEmail,
    isTaxExempt: 1,
    certificateNumber: `EX-${2400 + index * 37}`,
    expiresAt: calendar.dayFrom(200 + (index % 3) * 365),
  }));
  return {'user-address': addresses, 'retailer-address': retailers, 'tax-exemption': exemptions};
}
