/** The keywords of an entity file that say what its screens show and say: lists, forms, dialogs, notices and links. */
import type {Predicate} from './predicate';
import type {Text} from '../text';

/** `x-permission`: the labels by which a property is seen and changed, beside the rights over its record. */
export interface PermissionKeyword {
  readonly view?: string;
  readonly edit?: string;
}

/** `x-views`: a named list. `default` must exist where the entity has screens. */
export interface ViewKeyword {
  readonly label?: Text;
  readonly columns: readonly string[];
  /** `-createdAt` sorts descending; needs an index beginning with it. */
  readonly sort: string;
  readonly filters?: readonly string[];
  /** Fixed conditions that the view always adds. */
  readonly where?: Predicate;
  readonly pageSize?: 10 | 25 | 50 | 100;
  /** Pixels of the table; that of the window when absent. */
  readonly height?: number;
  readonly layout?: 'table' | 'cards' | 'board' | 'calendar';
  /** How many records a column of a board should hold at most, by the value of its state as text. */
  readonly limits?: Readonly<Record<string, number>>;
  /** The date or moment by whose day the records stand in a calendar. */
  readonly calendar?: string;
  /** On whose clocks those days begin: the reader's, or those of each record (`x-zone`). */
  readonly calendarZone?: 'record';
  /** The property that leads to the record above: the list opens as a tree. */
  readonly tree?: string;
  /**
   * A relation whose records stand beside the list, such as tag types beside tags; choosing one narrows the list to it.
   */
  readonly beside?: string;
  /** How many of the filters stand over the list without being asked for; 4 when absent. */
  readonly atHand?: number;
  /** False leaves them out; when absent, the property of the first workflow has them. */
  readonly tabs?: TabsKeyword | false;
  readonly switches?: readonly ListSwitchKeyword[];
  readonly unfold?: UnfoldKeyword;
}

/** Tabs over a list for the values of a property, with how many records each has. */
export interface TabsKeyword {
  /** Counts them by its first measure; the list itself does when absent. */
  readonly report?: string;
  /** The property; with a report, the dimension that is this property. */
  readonly by: string;
}

/** A condition that is switched on over a list. */
export interface ListSwitchKeyword {
  /** In addresses and saved views. */
  readonly name: string;
  readonly label: Text;
  readonly where: Predicate;
}

/** Lines that a row of a list unfolds. */
export interface UnfoldKeyword {
  /** Their name in `x-lines`. */
  readonly lines: string;
  /** Those of `x-lines` when absent. */
  readonly columns?: readonly string[];
}

/**
 * `x-links`: an address outside of the record's own pages that a row or the whole list leads to, such as the editor
 * with a template.
 */
export interface LinkKeyword {
  readonly label: Text;
  readonly on: 'record' | 'list';
  /** Shown to those who hold this right on the entity. */
  readonly needs: string;
  /** `{name}` stands for the value of a property. */
  readonly address: string;
}

export interface FormSection {
  readonly label: Text;
  readonly fields: readonly string[];
  readonly when?: Predicate;
  /** Stands in the form above it, until a state locks what is entered there. */
  readonly warning?: Text;
  /** The labels of all its properties that have none of their own. */
  readonly permission?: PermissionKeyword;
  /** The dialog of `x-dialogs` that holds it, instead of the form of the record. */
  readonly dialog?: string;
}

/**
 * `x-dialogs`: a further form of a record, over the list: some of its properties that are set apart from the others.
 */
export interface DialogKeyword {
  readonly label: Text;
  /** What must be filled in here, though a record may be without it. */
  readonly required?: readonly string[];
  /** Said when it was saved, and when it was not. */
  readonly done?: Text;
  readonly failed?: Text;
}

/**
 * `x-notices`: what is asked and said about an act where a screen has words of its own; the console's own words stand
 * for the rest.
 */
export type NoticeName =
  | 'created'
  | 'createFailed'
  | 'updated'
  | 'updateFailed'
  | 'deleted'
  | 'deleteFailed'
  | 'deleteQuestion'
  | 'deleteDeclined'
  | 'toggled'
  | 'sorted'
  | 'sortFailed'
  | 'readFailed'
  | 'listFailed';

export type NoticesKeyword = Readonly<Partial<Record<NoticeName, Text>>>;

/** `x-move`: records are picked in the list and moved to another record of a relation together. */
export interface MoveKeyword {
  /** The relation that says where a record is. */
  readonly field: string;
  readonly label: Text;
  /** Said when nothing was picked. */
  readonly none: Text;
  readonly done: Text;
}
