/** Stops a migration that could lose data, and writes the SQL that a person is to look through. */
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
    super([
      'The schemas ask for changes that could lose data:',
      ...steps.map(step => `  - ${step.danger ?? ''}`),
      `Nothing was changed. Look this SQL through, correct it, and save it as backend/migrations/${file}:`,
      '',
      sql,
    ].join('\n'));
    this.name = 'ReviewNeeded';
  }
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
    .filter(step => refused.has(step) || (step.prepares && objects.has(step.object)) || (step.renamesTable && withTables))
    .map(step => `${refused.has(step) ? `-- ${step.danger ?? ''}\n` : ''}${refused.has(step) ? step.review ?? step.sql : step.sql};`)
    .join('\n');
}

/** Looks at the data as it is before any step is taken. */
export async function requireNoReview(sql: ISql, steps: readonly Step[], file: string): Promise<void> {
  const refused = new Set<Step>();
  for (const step of steps) if (await isRefused(sql, step)) refused.add(step);
  if (refused.size > 0) throw new ReviewNeeded([...refused], reviewSql(steps, refused), file);
}
