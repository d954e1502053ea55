/**
 * A record that is written with its lines. What follows for the record by the way, such as its total, belongs to the
 * same change: one version, one entry of the history.
 */
import type {Values} from '../values';

export class Whole {
  private readonly befores: Values = {};
  private readonly afters: Values = {};

  constructor(
    private readonly entity: string,
    private readonly id: number,
  ) {}

  is(entity: string, id: number): boolean {
    return this.entity === entity && this.id === id;
  }

  /** `values` are those of `before` that became others. */
  gather(before: Values, values: Values): void {
    for (const [name, value] of Object.entries(values)) {
      if (!(name in this.befores)) this.befores[name] = before[name] ?? null;
      this.afters[name] = value;
    }
  }

  /** Everything gathered: the properties as they were at first, and as they are at last. */
  get gathered(): {readonly before: Values; readonly after: Values} {
    return {before: this.befores, after: this.afters};
  }
}
