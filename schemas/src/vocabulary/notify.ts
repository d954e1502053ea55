/** The keyword about who is told of what happens to a record. */
import type {Text} from '../text';
import type {ToldKeyword} from './deadlines';
import type {Predicate} from './predicate';

/**
 * One entry of `x-notify`: what has to happen, at least one of `created`, `changed` and `steps`; who is told of it; in
 * which words. Nobody is told of what they did themselves, nor of a record that they do not read.
 */
export interface NotifyKeyword {
  readonly id: string;
  /** A new record. */
  readonly created?: true;
  /** Another value of one of these properties; in a new record, any value. */
  readonly changed?: readonly string[];
  /** One of these steps of a workflow was taken. */
  readonly steps?: readonly string[];
  /** What the record has to be like; goes by its own properties. */
  readonly when?: Predicate;
  readonly tell: readonly ToldKeyword[];
  /** `{entity}`, `{name}` and, of a step, `{state}` stand for what they are called. */
  readonly title: Text;
  /** The property whose text is sent along, to whoever reads it. */
  readonly says?: string;
}
