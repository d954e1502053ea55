/** Document numbers, issued in the order of creation and handed on to the counters of the write path. */
import type {Entity} from '@emblem/schemas';
import type {TransactionSql} from 'postgres';

function periodOf(pattern: string, moment: string): string {
  if (pattern.includes('{mm}')) return moment.slice(0, 7);
  return pattern.includes('{yyyy}') ? moment.slice(0, 4) : '';
}

export class DocumentNumbers {
  private readonly counters = new Map<string, Map<string, number>>();

  private next(pattern: string, moment: string): string {
    const periods = this.counters.get(pattern) ?? new Map<string, number>();
    this.counters.set(pattern, periods);
    const period = periodOf(pattern, moment);
    const value = (periods.get(period) ?? 0) + 1;
    periods.set(period, value);
    return pattern
      .replace('{yyyy}', moment.slice(0, 4))
      .replace('{mm}', moment.slice(5, 7))
      .replace(/\{seq:(\d+)\}/, (_, digits: string) => String(value).padStart(Number(digits), '0'));
  }

  /** The numbers of a record created at `moment`, by property. */
  issue(entity: Entity, moment: string): Record<string, unknown> {
    const issued: Record<string, unknown> = {};
    for (const field of entity.fields) if (field.number) issued[field.name] = this.next(field.number.pattern, moment);
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
