/** Document numbers, issued in the order of creation and handed on to the counters of the write path. */
import {numberText, seriesOf, type Entity, type NumberKeyword} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';
type Values = Readonly<Record<string, unknown>>;

/** Whether the record is where the step leads that draws the number. */
function isDue({workflows}: Entity, {at}: NumberKeyword, row: Values): boolean {
  return (
    at === undefined ||
    workflows.some(({field, transitions}) => transitions.some(({action, to}) => action === at && to === row[field]))
  );
}

/**
 * They count on from one year to the next, so that a document has the same number on whatever day its world is made,
 * but for the year. What is made later counts on from the last one of its year, as ever.
 */
export class DocumentNumbers {
  private readonly counts = new Map<string, number>();
  /** The last one by pattern and period. */
  private readonly last = new Map<string, Map<string, number>>();

  private next(number: NumberKeyword, {zone}: Entity, at: string, row: Values): string {
    const {pattern} = number;
    const drawn = {
      at,
      ...(typeof zone === 'string' ? {zone} : {}),
      ...(number.per === undefined ? {} : {per: row[number.per]}),
    };
    const series = `${pattern} ${String(drawn.per)}`;
    const value = (this.counts.get(series) ?? 0) + 1;
    this.counts.set(series, value);
    const periods = this.last.get(pattern) ?? new Map<string, number>();
    this.last.set(pattern, periods.set(seriesOf(number, drawn), value));
    return numberText(number, drawn, value);
  }

  /** The numbers of a record created at `moment`, by property; of steps of a workflow those that it has taken. */
  issue(entity: Entity, moment: string, row: Values): Record<string, unknown> {
    const issued: Record<string, unknown> = {};
    for (const {name, number} of entity.fields)
      if (number && isDue(entity, number, row)) issued[name] = this.next(number, entity, moment, row);
    return issued;
  }

  /** Tells the database how far the numbers have come. */
  async save(sql: TransactionSql): Promise<void> {
    for (const [pattern, periods] of this.last)
      for (const [period, value] of periods)
        await sql`
          insert into emblem.document_number as n (pattern, period, value) values (${pattern}, ${period}, ${value})
          on conflict (pattern, period) do update set value = greatest(n.value, excluded.value)`;
  }
}
