/** `navigation/*.json`: every route and menu entry of the console. */
import type {Predicate} from '../vocabulary/predicate';
import type {Text} from '../vocabulary';

/** A number of the menu by its name: each set counts apart from all others (CO-042). */
export interface NavigationCounter {
  /** Those of a market, or all that are alike. */
  readonly set: string;
  readonly count: string;
}

/**
 * A permission label: one value of the page, with a switch for seeing and one for changing it (CO-450 to CO-454,
 * DA-383).
 */
export interface PermissionLabel {
  /** What the value belongs to, such as `production-order`. */
  readonly of: string;
  readonly key: string;
  readonly title: Text;
  readonly switches: readonly ('view' | 'edit')[];
}

export interface NavigationNode {
  /** The whole path with its leading slash, in the documents' spelling; `:name` and `:name?` are parameters. */
  readonly path: string;
  readonly title: Text;
  /** Material icon name in snake_case. */
  readonly icon?: string;
  /** The documents' name of the entry, where they give one beside the path. */
  readonly name?: string;
  /** The authority that opens it; `authorityUrl` of the seeded authority. The path itself when absent. */
  readonly authority?: string;
  /** Reached by link only. */
  readonly hidden?: boolean;
  readonly activeMenu?: string;
  readonly affix?: boolean;
  /** False keeps it out of the breadcrumb, whose first part is the home page anyway. */
  readonly breadcrumb?: boolean;
  /** The child with an empty path: it has its parent's path and is what the parent shows. */
  readonly index?: boolean;
  /** Opens without a session. */
  readonly open?: boolean;
  /** Shown without menu and header. */
  readonly bare?: boolean;
  /** Belongs to the website-settings area, which has a sign-in and a menu of its own. */
  readonly site?: boolean;
  /** A generated view: entity, named view and fixed conditions. */
  readonly entity?: string;
  readonly view?: string;
  readonly where?: Predicate;
  /** A right without which nobody opens it; a page without a list opens for whoever is granted it. */
  readonly needs?: string;
  /** The path of the list whose record this page shows; the list's screens serve it, another path leads there. */
  readonly recordOf?: string;
  /** The path of the list for which this page makes a record; the list's form serves it. */
  readonly createOf?: string;
  /** A hand-written page, by the name the console registers. */
  readonly page?: string;
  /** The report that it shows; see `reports/`. */
  readonly report?: string;
  /** Reports that stand below it, of the same period and filters. */
  readonly also?: readonly string[];
  /** The values of its dimensions that the report is about here. */
  readonly of?: Readonly<Record<string, string | number>>;
  /** The page of a paper of a record; `?id=` says of which one. */
  readonly paper?: string;
  /** Values of the page that are seen and changed by a permission of their own. */
  readonly labels?: readonly PermissionLabel[];
  readonly redirect?: string;
  /** The number beside the entry. */
  readonly counter?: NavigationCounter;
  /** A number that puts a red dot on the entry, unless it is 0. */
  readonly marker?: NavigationCounter;
  /** The entry unfolds into one sub-entry for each of the values of a property: the name of one of `splits`. */
  readonly split?: string;
  /** Of an entry with variants: false for the first one, where records are at home. */
  readonly alternative?: boolean;
  /** The children are tabs: each of their pages shows all that the user may open above it (DA-024, DA-025). */
  readonly tabs?: boolean;
  /**
   * The entry opens instead of its parent's first while this key stands in the session storage of the browser tab
   * (DA-022).
   */
  readonly preferredBy?: string;
  readonly children?: readonly NavigationNode[];
}

/** One of the parts of the menu that say the same of several markets or the like. */
export interface NavigationVariant {
  /** Stands for `{key}`. */
  readonly key: string;
  /** Stands for `{path}`, which the addresses begin with. */
  readonly path?: string;
  /** Further placeholders by their names. */
  readonly fill?: Readonly<Record<string, string>>;
  /** Stands for `{title}` in titles. */
  readonly title?: Text;
  /** Is put before the documents' names. */
  readonly name?: string;
}

/** A node as a file has it. */
export interface NavigationSource extends Omit<NavigationNode, 'children' | 'alternative'> {
  /** The node and all below it are there once for each of these. */
  readonly variants?: readonly NavigationVariant[];
  /** The keys of the variants around it that have the node; all of them unless told. */
  readonly only?: readonly string[];
  readonly children?: readonly NavigationSource[];
}

/** A sub-entry of a list (CO-286). */
export interface SplitEntry {
  readonly menu: Text;
  readonly status: number;
}

/** A list that unfolds into sub-entries, each of them the list narrowed to one value. */
export interface NavigationSplit {
  readonly property: string;
  /** By what the value is told in the address (CO-062 to CO-067). */
  readonly query: string;
  readonly entries: readonly SplitEntry[];
}

export interface Navigation {
  readonly nodes: readonly NavigationNode[];
  readonly splits: Readonly<Record<string, NavigationSplit>>;
}

/** One file of the folder. */
export interface NavigationFile {
  readonly $schema?: string;
  /** Files stand in the menu by this number. */
  readonly place: number;
  readonly nodes: readonly NavigationSource[];
  readonly splits?: Readonly<Record<string, NavigationSplit>>;
}
