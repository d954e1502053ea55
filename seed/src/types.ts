import type {Model, Navigation} from '@emblem/schemas';
import type {Sql} from 'postgres';

/** What a seed is given by whoever starts it; the seed knows neither the server nor where files are kept. */
export interface WorldInput {
  readonly model: Model;
  /** The console's routes, from which the authorities are made; those of `@emblem/schemas` when absent. */
  readonly navigation?: Navigation;
  hashPassword(text: string): Promise<string>;
  log(line: string): void;
  /** Keeps a file under `key` and answers with its address. */
  putFile(key: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The day the world is made for, such as `2026-11-26`; its last record is from just before. Today when absent. */
  readonly day?: string;
  /** How many times its orders, inquiries and members the large world has; once when absent. */
  readonly scale?: number;
}

/** With the database that it fills. */
export interface SeedInput extends WorldInput {
  readonly sql: Sql;
}

export const WORLDS = ['tiny', 'demo', 'large'] as const;

/** `tiny` for tests, `demo` for a first look, `large` for measurements. */
export type World = (typeof WORLDS)[number];

/** The password of every demo account. */
export const DEMO_PASSWORD = 'emblem-demo';
