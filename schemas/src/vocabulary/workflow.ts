/** The keywords about states, the steps between them, and named actions. */
import type {Text} from '../text';
import type {Expression} from './expression';
import type {Predicate} from './predicate';
import type {Json, JsonSchema} from './property';

export interface StateKeyword {
  readonly value: string | number;
  /** Nothing can be changed in this state; groups of properties are locked by `locks`. */
  readonly locked?: '*';
  readonly final?: boolean;
  /** Nobody deletes a record in this state. */
  readonly permanent?: true;
  /** The system alone takes records here; no transition leads to it. */
  readonly bySystem?: true;
}

export interface TransitionKeyword {
  readonly action: string;
  readonly label: Text;
  readonly from: readonly (string | number)[];
  readonly to: string | number;
  /** The usual next step from all states that it leads from, or from these among them: pages lead with it. */
  readonly usual?: true | readonly (string | number)[];
  /** Must hold for the record, else the action is refused with `guardMessage`. */
  readonly guard?: Predicate;
  readonly guardMessage?: Text;
  /** Properties that must be filled for the transition to be taken. */
  readonly requires?: readonly string[];
  /** Properties shown to be confirmed or filled in before it is taken; sent along with it, validated as an update. */
  readonly ask?: readonly string[];
  /** What it sets properties to, whoever may write them. */
  readonly set?: Readonly<Record<string, SetKeyword>>;
  readonly confirm?: Text;
  /** Taken by the system as well, within the hour, for every record for which the guard has come to hold. */
  readonly automatic?: true;
  /** A permission label: only who holds its `edit` takes the transition. */
  readonly permission?: string;
  /** Names of effects, run inside the transaction of the write. */
  readonly effects?: readonly string[];
}

/**
 * The time of the request (UTC), the staff user or member who takes the transition, a literal, or what an expression
 * gives for the record as it then is.
 */
export type SetKeyword = 'now' | 'actor' | {readonly value: Json} | {readonly computed: Expression};

/** A group of properties that cannot be changed in these states. */
export interface LockKeyword {
  readonly fields: readonly string[];
  readonly from: readonly (string | number)[];
  /** The computed ones among them, and those of the lines among them, are not worked out again either. */
  readonly keepsFigures?: true;
}

/** `x-workflow`: a state machine on one property; that property changes by transitions only, on every write path. */
export interface WorkflowKeyword {
  readonly field: string;
  readonly initial: string | number;
  readonly states: readonly StateKeyword[];
  /** Those that are chosen by hand in a list of all states. */
  readonly manual?: readonly (string | number)[];
  /** By name. */
  readonly locks?: Readonly<Record<string, LockKeyword>>;
  readonly transitions: readonly TransitionKeyword[];
}

/** `x-actions`: a named button that is no plain write and no transition. */
export interface ActionKeyword {
  readonly key: string;
  readonly label: Text;
  readonly on: 'record' | 'selection' | 'list';
  readonly when?: Predicate;
  readonly confirm?: Text;
  readonly input?: JsonSchema;
  /** The outside service that it goes by: the console offers it once that is set up. */
  readonly service?: 'addresses' | 'sms' | 'freight' | 'translation' | 'ocr';
  /** Name of the business act that runs. */
  readonly act: string;
}
