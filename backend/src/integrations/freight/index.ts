/** What a parcel costs to send, by the provider of the account. */
import type {Context} from '../../context';
import {portOf} from '../services/account';
import type {Adapters} from '../services/adapter';
import type {Freight} from './port';
import {usps} from './usps';

const ADAPTERS: Adapters<'freight', Freight> = {freightUsps: usps};

export type {Freight} from './port';

/** 422 while no account is set up. */
export function openFreight(context: Context): Promise<Freight> {
  return portOf(context, 'freight', ADAPTERS);
}
