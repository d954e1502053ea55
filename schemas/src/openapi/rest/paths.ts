/** The paths below `/rest`: the same for every entity, spelled out for each. */
import type {Entity} from '../../model';
import type {Paths} from '../types';
import {actionPaths} from './actions';
import {historyPaths, timelinePaths} from './history';
import {paperPaths} from './papers';
import {printPaths} from './print';
import {collection, single} from './records';
import {transferPaths} from './transfer';

/** All paths of one entity. */
export function restPaths(entity: Entity): Paths {
  const base = `/rest/${entity.key}`;
  return {
    [base]: collection(entity),
    ...transferPaths(entity, base),
    ...actionPaths(entity, base),
    [`${base}/{id}`]: single(entity),
    ...historyPaths(entity, base),
    ...timelinePaths(entity, base),
    ...printPaths(entity, base),
    ...paperPaths(entity, base),
  };
}
