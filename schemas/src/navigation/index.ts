import type {Navigation, NavigationFile, NavigationNode} from './types';
import {labelName} from '../permissions';
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

/** The rights of the labels that stand on nodes and below them. */
export function labelRightsIn(nodes: readonly NavigationNode[]): readonly string[] {
  return nodes.flatMap(({labels = [], children = []}) => [
    ...labels.flatMap(({of, key, switches}) => switches.map(kind => labelName(of, kind, key))),
    ...labelRightsIn(children),
  ]);
}
