/** Stops a migration that could lose data, and writes the SQL that a person is to look through. */
import {createHash} from 'node:crypto';
import type {ISql} from 'postgres';
import type {Step} from './steps';

/** Steps that could lose data, or that the data does not allow, and that nobody has looked at. */
export class ReviewNeeded extends Error {
  constructor(
    readonly steps: readonly Step[],
    /** What the file should hold. */
    readonly sql: string,
    /** What the file should be called. */
    readonly file: string,
  ) {
    super(
      [
        'The schemas ask for changes that could lose data:',
        ...steps.map(step => `  - ${step.danger ?? ''}`),
        `Nothing was changed. Look this SQL through, correct it, and save it as backend/migrations/${file}:`,
        '',
        sql,
      ].join('\n'),
    );
    this.name = 'ReviewNeeded';
  }

  /**
   * Names exactly these steps: with it they can be accepted as they are. Undefined where something has to be filled in
   * first.
   */
  get digest(): string | undefined {
    return isComplete(this.steps) ? createHash('sha256').update(this.sql).digest('hex').slice(0, 16) : undefined;
  }
}

/** Where nothing is done to the database, only rows are told of. */
function onlyTells(step: Step): boolean {
  return step.sql === '';
}

function isComplete(steps: readonly Step[]): boolean {
  return steps.every(step => onlyTells(step) || !(step.review ?? step.sql).includes('FILL IN'));
}

async function isRefused(sql: ISql, {danger, unless}: Step): Promise<boolean> {
  if (danger === undefined) return false;
  return unless === undefined || (await sql.unsafe(unless)).length > 0;
}

/** The file runs before anything else, so it also holds what prepares its own steps. */
function reviewSql(steps: readonly Step[], refused: ReadonlySet<Step>): string {
  const objects = new Set([...refused].map(step => step.object));
  const withTables = steps.some(step => step.renamesTable && objects.has(step.object));
  return steps
    .filter(
      step => refused.has(step) || (step.prepares && objects.has(step.object)) || (step.renamesTable && withTables),
    )
    .flatMap(step => {
      const sql = refused.has(step) ? (step.review ?? step.sql) : step.sql;
      return sql === '' ? [] : [`${refused.has(step) ? `-- ${step.danger ?? ''}\n` : ''}${sql};`];
    })
    .join('\n');
}

/**
 * Looks at the data as it is before any step is taken. Where exactly what it would ask about has been accepted by its
 * digest, it does that and answers true: the steps have to be found out anew. Rows that break rules then stay as they
 * are.
 */
export async function requireNoReview(
  sql: ISql,
  steps: readonly Step[],
  file: string,
  accepted?: string,
): Promise<boolean> {
  const refused = new Set<Step>();
  for (const step of steps) if (await isRefused(sql, step)) refused.add(step);
  if (refused.size === 0) return false;
  const needed = new ReviewNeeded([...refused], reviewSql(steps, refused), file);
  if (accepted === undefined || needed.digest !== accepted) throw needed;
  const taken = new Set([...refused].filter(step => !onlyTells(step)));
  if (taken.size > 0) await sql.unsafe(reviewSql(steps, taken));
  return true;
}
