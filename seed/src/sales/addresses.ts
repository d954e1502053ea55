/** What is kept of some customers under their e-mail address: where to ship, and who pays no tax. */
import {Random} from '../random';
import type {Row} from '../store/row';
import type {Member} from './members';
import type {Town} from './people';

interface Customers {
  readonly members: readonly Member[];
  readonly towns: readonly Town[];
  readonly few: boolean;
}

const STREETS = ['Market Street', 'Park Avenue', 'Mill Lane', 'Harbour Road', 'Station Square'] as const;

function place(random: Random, {city, zip, countryId}: Town): Readonly<Record<string, unknown>> {
  return {countryId, city, zipCode: zip, addressLine1: `${random.int(1, 240)} ${random.pick(STREETS)}`};
}

/** Addresses of the first members, exemptions of a few of them. By entity. */
export function customerRecords({members, towns, few}: Customers): Readonly<Record<string, readonly Row[]>> {
  const random = new Random('addresses');
  const known = members.slice(0, few ? 4 : 60);
  const addresses = known.map(({email, name, proId, phone, companyName}, index) => {
    const [firstName = '', ...rest] = name.split(' ');
    const person = {firstName, lastName: rest.join(' '), company: companyName, phone};
    return {
      id: index + 1,
      userEmail: email.toLowerCase(),
      proId,
      addressType: 'shipping',
      isDefault: 1,
      ...person,
      ...place(random, random.pick(towns)),
    };
  });
  const retailers = known
    .filter(({companyName}) => companyName !== null)
    .slice(0, few ? 2 : 12)
    .map(({email, proId, companyName, phone}, index) => ({
      id: index + 1,
      retailerName: companyName,
      email: email.toLowerCase(),
      proId,
      phone,
      ...place(random, random.pick(towns)),
    }));
  const exempt = [
    ...new Set(known.filter(({companyName}) => companyName !== null).map(({email}) => email.toLowerCase())),
  ].slice(0, few ? 2 : 8);
  const exemptions = exempt.map((userEmail, index) => ({
    id: index + 1,
    userEmail,
    isTaxExempt: 1,
    certificateNumber: `EX-${2400 + index * 37}`,
    expiresAt: `202${7 + (index % 3)}-12-31`,
  }));
  return {'user-address': addresses, 'retailer-address': retailers, 'tax-exemption': exemptions};
}
