/** Shipments, their parcels, and what comes back: what their schemas name. */
import type {ModuleRegistration} from '../../acts/registry';
import {addressOfOrder} from './address-of-order';
import {whilePacking, withinOrder} from './parcels';
import {restock} from './restock';

export const module: ModuleRegistration = {
  beforeValidate: [addressOfOrder],
  inTransaction: [whilePacking, withinOrder],
  effects: [restock],
};
