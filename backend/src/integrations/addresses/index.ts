/** Addresses as people mean them, by the provider of the account. */
import type {Context} from '../../context';
import {portOf} from '../services/account';
import type {Adapters} from '../services/adapter';
import {google} from './google';
import type {AddressService} from './port';

const ADAPTERS: Adapters<'addresses', AddressService> = {addressesGoogle: google};

export type {AddressService} from './port';

/** 422 while no account is set up. */
export function openAddresses(context: Context): Promise<AddressService> {
  return portOf(context, 'addresses', ADAPTERS);
}
