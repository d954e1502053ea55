/** `navigation.json`: every route and menu entry of the console. */
import type {Predicate} from './predicate/types';
import type {Text} from './vocabulary';

export interface NavigationNode {
  /** The whole path with its leading slash, in the documents' spelling. */
  readonly path: string;
  readonly title: Text;
  /** Material icon name in snake_case. */
  readonly icon?: string;
  /** The authority that opens it; `authorityUrl` of the seeded authority. The path itself when absent. */
  readonly authority?: string;
  /** Reached by link only. */
  readonly hidden?: boolean;
  readonly activeMenu?: string;
  readonly affix?: boolean;
  readonly breadcrumb?: boolean;
  /** A generated view: entity, named view and fixed conditions. */
  readonly entity?: string;
  readonly view?: string;
  readonly where?: Predicate;
  /** A hand-written page, by the name the console registers. */
  readonly page?: string;
  readonly redirect?: string;
  readonly children?: readonly NavigationNode[];
}

export interface Navigation {
  readonly nodes: readonly NavigationNode[];
}
