/** Who wrote down a message with a customer. */
import type {BeforeValidateHook} from '../../../context';

/** A new message names whoever enters it. */
export const signSalesMessage: BeforeValidateHook = {
  name: 'signSalesMessage',
  beforeValidate({actor}, _entity, values) {
    return Promise.resolve(actor.id === null ? values : {...values, userId: actor.id});
  },
};
