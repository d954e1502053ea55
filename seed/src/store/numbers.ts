/** Document numbers, issued in the order of creation and handed on to the counters of the write path. */
import {numberText, seriesOf, type Entity, type NumberKeyword} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';

export class DocumentNumbers {
  private readonly counters = new Map<string, Map<string, number>>();

  private next(number: NumberKeyword, at: string): string {
    const periods = this.counters.get(number.pattern) ?? new Map<string, number>();
    this.counters.set(number.pattern, periods);
    const period = seriesOf(number, {at});
    const value = (periods.get(period) ?? 0) + 1;
    periods.set(period, value);
    return numberText(number, {at}, value);
  }

  /** The numbers of a record created at `moment`, by property. */
  issue(entity: Entity, moment: string): Record<string, unknown> {
    const issued: Record<string, unknown> = {};
    for (const field of entity.fields)
      if (field.number && field.number.at === undefined) issued[field.name] = this.next(field.number, moment);
    return issued;
  }

  /** Tells the database how far the numbers have come. */
  async save(sql: TransactionSql): Promise<void> {
    for (const [pattern, periods] of this.counters)
      for (const [period, value] of periods)
        await sql`
          insert into emblem.document_number as n (pattern, period, value) values (${pattern}, ${period}, ${value})
          on conflict (pattern, period) do update set value = greatest(n.value, excluded.value)`;
  }
}
