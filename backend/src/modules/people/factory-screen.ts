/**
 * What the factory screen shows has changed: only that is told (CO-671), so that the screen asks again with its own
 * rights.
 */
import type {InTransactionHook} from '../../context';
import {sayFactory} from '../../realtime/words';

export const tellFactoryScreen: InTransactionHook = {
  name: 'tellFactoryScreen',
  inTransaction: context => sayFactory(context),
};
