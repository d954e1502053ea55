/** What is ordered of an inquiry becomes its order, in the same transaction. */
import {asTrusted} from '../../../context/trusted';
import type {Effect} from '../../../context';
import {create} from '../../../write';

/** An inquiry that is ordered has its order from then on, with one product: the design as it was quoted. */
export const createOrderOfInquiry: Effect = {
  name: 'createOrderOfInquiry',
  async run(context, _entity, {id}) {
    await create(asTrusted(context), 'order', {}, {from: {entity: 'inquiry', id}});
  },
};
