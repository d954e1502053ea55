/** Answers that the next run need not work out again, in a file that may be thrown away. Node only. */
import {appendFileSync, mkdirSync, readFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** None of a line that a run was ended in the middle of. */
function entryOf(line: string): readonly (readonly [string, boolean])[] {
  try {
    const entry: unknown = JSON.parse(line);
    if (!Array.isArray(entry)) return [];
    const [question, answer]: readonly unknown[] = entry;
    return typeof question === 'string' && typeof answer === 'boolean' ? [[question, answer]] : [];
  } catch {
    return [];
  }
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Each answer is a line, so that several processes can add theirs. */
export class AnswerFile {
  private answers: Map<string, boolean> | undefined;

  constructor(private readonly path: string) {}

  private get known(): Map<string, boolean> {
    this.answers ??= new Map(readLines(this.path).flatMap(entryOf));
    return this.answers;
  }

  /** What is known of the question, or else what `work` finds out. */
  answer(question: string, work: () => boolean): boolean {
    const before = this.known.get(question);
    if (before !== undefined) return before;
    const answer = work();
    this.known.set(question, answer);
    this.add(question, answer);
    return answer;
  }

  /** Where nothing can be written, the next run takes longer. */
  private add(question: string, answer: boolean): void {
    try {
      mkdirSync(dirname(this.path), {recursive: true});
      appendFileSync(this.path, `${JSON.stringify([question, answer])}\n`);
    } catch {
      return;
    }
  }
}
