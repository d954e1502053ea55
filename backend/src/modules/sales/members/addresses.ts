/** Steps of the write path for addresses and tax exemptions. */
import {USER_ADDRESS} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {textOf} from '../../../record-values';
import type {BeforeValidateHook, InTransactionHook} from '../../../context';
import {asActor} from '../../../context';
import {updateMany} from '../../../write';

/** E-mail addresses that records are looked up by are kept in lower case. */
export const foldEmail: BeforeValidateHook = {
  name: 'foldEmail',
  async beforeValidate(_context, _entity, values) {
    const folded = ['userEmail', 'email'].map(name => [name, textOf(values, name)?.trim().toLowerCase()] as const);
    return {...values, ...Object.fromEntries(folded.filter(([, email]) => email !== undefined))};
  },
};

/** The address that becomes a user's default on a platform takes the place of the one before it. */
export const oneDefaultAddress: InTransactionHook = {
  name: 'oneDefaultAddress',
  async inTransaction(context, _entity, after) {
    if (after?.isDefault !== USER_ADDRESS.isDefault.yes) return;
    const {userEmail, proId, addressType} = after;
    await updateMany(
      asActor(context, SYSTEM),
      'user-address',
      {
        all: [
          {eq: ['userEmail', String(userEmail)]},
          {eq: ['proId', Number(proId)]},
          {eq: ['addressType', String(addressType)]},
          {eq: ['isDefault', USER_ADDRESS.isDefault.yes]},
          {ne: ['id', after.id]},
        ],
      },
      {isDefault: USER_ADDRESS.isDefault.no},
    );
  },
};
