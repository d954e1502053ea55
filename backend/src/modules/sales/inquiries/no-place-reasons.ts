/** `/order/noPlaceReason/getListByTypeAndProId`: why customers do not order, as one chooses from (CO-511). */
import type {Predicate} from '@emblem/schemas';
import {NO_PLACE_REASON} from '@emblem/schemas/values';
import {optionalId} from '../../../acts/input';
import type {Act} from '../../../context';
import {findAll} from '../../../read';

/** Those in use for the platform, and those for all platforms, in their order. */
export const listNoPlaceReasons: Act<'listNoPlaceReasons'> = {
  name: 'listNoPlaceReasons',
  run(context, input) {
    const [type, proId] = [optionalId(context, input, 'type'), optionalId(context, input, 'proId')];
    const where: Predicate[] = [{eq: ['state', NO_PLACE_REASON.state.enabled]}];
    if (type !== undefined) where.push({eq: ['type', type]});
    if (proId !== undefined) where.push({any: [{eq: ['proId', proId]}, {eq: ['proId', null]}]});
    return findAll(context, 'no-place-reason', {all: where}, [{field: 'sort', descending: false}]);
  },
};
