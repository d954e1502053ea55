/** Holds the records of a world as they would be written, for whoever compares worlds. */
import type {Model} from '@emblem/schemas';
import {completion} from './completion';
import {historyOf, type Doer} from './history';
import {DocumentNumbers} from './numbers';
import {Places} from './places';
import type {Row} from './row';
import {columnOf, type Store, type Together} from './store';

/** The entity of the steps that a history leaves. */
const STEPS = 'state-change';

export class MemoryStore implements Store {
  private readonly held = new Map<string, Row[]>();
  private readonly numbers = new DocumentNumbers();
  private readonly places = new Map<string, Places>();

  constructor(
    private readonly model: Model,
    private readonly now: string,
  ) {}

  /** By entity, in the order of writing. */
  get records(): ReadonlyMap<string, readonly Row[]> {
    return this.held;
  }

  private rowsOf(key: string): Row[] {
    const rows = this.held.get(key) ?? [];
    this.held.set(key, rows);
    return rows;
  }

  private placesOf(key: string): Places | undefined {
    const {sort} = this.model.entity(key);
    if (!sort) return undefined;
    const places = this.places.get(key) ?? new Places(sort.field, sort.scope ?? []);
    this.places.set(key, places);
    return places;
  }

  async insert(key: string, rows: readonly Row[]): Promise<void> {
    await this.stream(key, rows);
  }

  async stream(key: string, rows: Iterable<Row>): Promise<void> {
    const entity = this.model.entity(key);
    const given = {numbers: this.numbers, places: this.placesOf(key), now: this.now};
    const held = this.rowsOf(key);
    for (const row of rows) held.push({...completion(entity, row, given), ...row});
  }

  async streamTogether(keys: readonly string[], items: Iterable<Together>): Promise<void> {
    for (const item of items) for (const key of keys) await this.stream(key, item[key] ?? []);
  }

  async history(key: string, rows: readonly Row[], doerOf: (row: Row) => Doer): Promise<void> {
    const {steps} = historyOf(this.model.entity(key), rows, this.now, doerOf);
    const held = this.rowsOf(STEPS);
    for (const step of steps) held.push({id: held.length + 1, ...step});
  }

  async set(key: string, id: number, name: string, value: number | string): Promise<void> {
    columnOf(this.model.entity(key), name);
    const rows = this.rowsOf(key);
    const place = rows.findIndex(row => row.id === id);
    const row = rows[place];
    if (row) rows[place] = {...row, [name]: value};
  }

  async numbersOf(key: string): Promise<ReadonlyMap<number, string>> {
    return new Map(
      this.rowsOf(key).flatMap(({id, number}) => (number === undefined ? [] : [[id, String(number)] as const])),
    );
  }
}
