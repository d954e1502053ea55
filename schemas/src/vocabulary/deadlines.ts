/** The keywords about how long records stay in a state, and about who approves them. */
import type {Predicate} from './predicate';

/** Who is told: the users of a property, or whoever is granted an action on the record. */
export type ToldKeyword = {readonly user: string} | {readonly right: string};

/** How long records may stay in one state, in minutes of work, and who hears of it. */
export interface LimitKeyword {
  readonly state: string | number;
  readonly minutes: number;
  /** Who is told when it is over. */
  readonly tell?: ToldKeyword;
  /** So many minutes of work before they are told of it, too. */
  readonly remind?: number;
  /** Who else is told, so many minutes of work after. */
  readonly escalate?: {readonly after: number; readonly tell: ToldKeyword};
}

/** `x-due`: how long records may stay in their states. */
export interface DueKeyword {
  /** Keeps the moment until which; null in states without a limit. */
  readonly field: string;
  /** The property of the workflow. */
  readonly of: string;
  /** The work calendar whose hours and holidays count, by what it is for. */
  readonly calendar: string;
  /** Of which records anything is waited for; of all of them unless told. */
  readonly while?: Predicate;
  readonly limits: readonly LimitKeyword[];
}

/** One approval: the transitions that say yes and no, and the property that keeps who said yes. */
export interface ApprovalStep {
  readonly approve: string;
  readonly refuse: string;
  readonly by: string;
}

/** `x-approval`: what becomes of a record only when others than its asker have said yes. */
export interface ApprovalKeyword {
  /** The property of the workflow. */
  readonly of: string;
  /** Keeps the user who asked. */
  readonly asker: string;
  /** In their order, each by another person. */
  readonly steps: readonly ApprovalStep[];
  /** What whoever decides is shown, after the figures of `x-summary`. */
  readonly shows: readonly string[];
  /** What is shown beside it of the record that a relation leads to. */
  readonly about?: {readonly of: string; readonly shows: readonly string[]};
}
