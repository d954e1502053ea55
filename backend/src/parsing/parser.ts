/** What a parser of strangers' files is. */
import type {MessageKey} from '../messages';

/** Every input names a local file; only its path goes to the process. */
export interface FileInput {
  readonly path: string;
}

/**
 * Reads one kind of file in a process of its own (`ProcessPool`), never in the server's.
 *
 * To add one: a file in `parsers/` that exports a `Parser`, a line in `parsers/index.ts`, and `parsing.parse(context,
 * 'name', input)` where it is needed. What it needs is imported inside of `run`, so that the server, which only reads
 * the limits, does not load it.
 */
export interface Parser<Input extends FileInput, Output> {
  /** Larger files are refused before a process sees them. */
  readonly maxBytes: number;
  /** The process is ended when it takes longer. */
  readonly seconds: number;
  /** What is said where the general words for a problem are too general. */
  readonly texts?: Partial<Readonly<Record<ParseProblem, MessageKey>>>;
  /**
   * Input and output have to survive a structured clone. Throws `JobRefusal` with a `ParseProblem` for what it can
   * tell; whatever else it throws counts as unreadable.
   */
  run(input: Input): Promise<Output>;
}

/**
 * Why a file was not read: more than its parser takes, nothing that it can read, or, in the line that goes with it,
 * bytes that the named encoding does not have.
 */
export type ParseProblem = 'too-large' | 'unreadable' | 'undecodable';
