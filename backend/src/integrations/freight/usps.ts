/** Priority Mail at retail prices, by version 3 of the USPS Prices API. */
import {Decimal} from 'decimal.js';
import {clock} from '@emblem/schemas/clock';
import {ProviderFailure} from '../provider-failure';
import {ask} from '../services/ask';
import type {Adapter, ServiceAccount} from '../services/adapter';
import {at, mustText} from '../services/read-answer';
import type {Freight, Parcel} from './port';

const USPS = 'https://apis.usps.com';
const KILOGRAMS_IN_POUND = '0.45359237';
const CENTIMETRES_IN_INCH = '2.54';
/** A token is fetched anew this many milliseconds before it ends. */
const MARGIN = 60_000;

interface HeldToken {
  readonly token: string;
  readonly key: string;
  readonly until: number;
}

/** By account: fetching tokens is limited, and each is good for hours. */
const held = new Map<string, HeldToken>();

async function tokenOf({url = USPS, account, key}: ServiceAccount): Promise<string> {
  const name = `${url} ${account}`;
  const known = held.get(name);
  if (known && known.key === key && known.until > clock.now()) return known.token;
  const answer = await ask(`${url}/oauth2/v3/token`, {
    json: {client_id: account, client_secret: key, grant_type: 'client_credentials'},
  });
  const token = mustText(answer, 'access_token');
  const seconds = Number(at(answer, 'expires_in')) || 0;
  held.set(name, {token, key, until: clock.now() + seconds * 1000 - MARGIN});
  return token;
}

/** Rounded up, since a parcel is charged as what it exceeds. */
function inUnits(amount: number, unit: string): number {
  return new Decimal(amount).div(unit).toDecimalPlaces(2, Decimal.ROUND_UP).toNumber();
}

function questionOf({sender}: ServiceAccount, {zipCode, weight, length, width, height}: Parcel): object {
  return {
    originZIPCode: sender,
    destinationZIPCode: zipCode,
    weight: inUnits(weight, KILOGRAMS_IN_POUND),
    length: inUnits(length, CENTIMETRES_IN_INCH),
    width: inUnits(width, CENTIMETRES_IN_INCH),
    height: inUnits(height, CENTIMETRES_IN_INCH),
    mailClass: 'PRIORITY_MAIL',
    processingCategory: 'MACHINABLE',
    destinationEntryFacilityType: 'NONE',
    rateIndicator: 'SP',
    priceType: 'RETAIL',
  };
}

/** The account is the consumer key, the key the consumer secret, the sender the ZIP code that parcels leave from. */
function open(account: ServiceAccount): Freight {
  const {url = USPS} = account;
  return {
    async priceOf(parcel) {
      const answer = await ask(`${url}/prices/v3/base-rates/search`, {
        headers: {Authorization: `Bearer ${await tokenOf(account)}`},
        json: questionOf(account, parcel),
      });
      const price = at(answer, 'totalBasePrice');
      if (typeof price !== 'number' || !Number.isFinite(price) || price < 0)
        throw new ProviderFailure('unreachable', 'USPS named no price.');
      return {amount: new Decimal(price), currency: 'USD', service: 'Priority Mail'};
    },
  };
}

export const usps: Adapter<Freight> = {needs: ['account', 'sender'], open};
