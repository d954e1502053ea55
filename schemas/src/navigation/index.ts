import type {Navigation, NavigationFile} from './types';
import {variantsOf} from './variants';

export type * from './types';

/** All files as one tree, in the order of their places. */
export function joinNavigation(files: readonly NavigationFile[]): Navigation {
  const sorted = [...files].sort((a, b) => a.place - b.place);
  return {
    nodes: sorted.flatMap(file => file.nodes.flatMap(variantsOf)),
    splits: Object.assign({}, ...sorted.map(({splits}) => splits)),
  };
}
