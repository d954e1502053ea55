/** The lists of the console. */
import type {NavigationNode} from '@emblem/schemas';
import {model, navigation} from './schema';
import {indexViews, nodesBelow} from './view-index';

export {both, RECORDS, type EntityView} from './view-index';

export const {views, viewOf, entityOf, homeOf, allOf} = indexViews({model, navigation});

export function allNodes(): readonly NavigationNode[] {
  return nodesBelow(navigation.nodes);
}
