/** Makers who invoice the same few orders at once, over two processes of which one may be gone. */
import {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf, type Json} from '../harness/json';

export interface Crowd {
  /** Addresses of the processes; undefined while one is gone. */
  readonly urls: (string | undefined)[];
  readonly orders: readonly number[];
  /** Items of each invoice that was acknowledged and is not taken back, by its id. */
  readonly made: Map<number, readonly Json[]>;
  /** How often each answer other than a success came. */
  readonly refusals: Map<string, number>;
  /** Answers that nobody may be given. */
  readonly wrong: string[];
  /** Requests that a process which was killed left without an answer. */
  unanswered: number;
}

const REFUSALS = new Set([409, 422]);
/** Of what is left of a line, one maker takes at most so many pieces. */
const MOST = 40;

const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Some lines, of each some pieces; at times more than are left of it. */
function partOf(items: readonly Json[]): readonly Json[] {
  const chosen = items.filter(() => Math.random() < 0.6);
  return (chosen.length > 0 ? chosen : items.slice(0, 1)).map(item => {
    const left = Number(item.qty);
    const isTooMany = Math.random() < 0.03;
    return {...item, qty: isTooMany ? left + 1 : 1 + Math.floor(Math.random() * Math.min(left, MOST))};
  });
}

/** Items as they are sent: without the names of what they point to. */
const asSent = (items: readonly Json[]): readonly Json[] => items.map(({_labels, ...item}) => item);

class Maker {
  constructor(
    private readonly crowd: Crowd,
    private readonly token: string,
    private readonly home: number,
  ) {}

  /** Undefined where it is refused, and where the process is killed before it answers. */
  private async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json): Promise<Json | undefined> {
    const {urls, refusals, wrong} = this.crowd;
    const url = urls[this.home] ?? urls.find(each => each !== undefined) ?? '';
    try {
      const answer = await new Client(url, this.token).rest(method, path, body);
      if (answer.status < 300) return asObject(answer.body);
      const message = asText(asObject(answer.body).message ?? '');
      const isRefused = REFUSALS.has(answer.status) && message !== '';
      if (!isRefused) wrong.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 500)}`);
      const key = `${answer.status} ${message}`;
      refusals.set(key, (refusals.get(key) ?? 0) + 1);
    } catch (error) {
      if (urls.includes(url)) wrong.push(`${method} ${path}: ${String(error)}`);
      this.crowd.unanswered += 1;
    }
    return undefined;
  }

  private async make(query: string, values: Json): Promise<number | undefined> {
    const made = await this.ask('POST', `invoice?${query}`, values);
    if (!made) return undefined;
    this.crowd.made.set(idOf(made), asObjects(made.items ?? []));
    return idOf(made);
  }

  /** Takes back what was made; where that has no answer, nobody knows whether it is there. */
  private async takeBack(id: number | undefined): Promise<void> {
    if (id === undefined) return;
    this.crowd.made.delete(id);
    await this.ask('DELETE', `invoice/${id}`);
  }

  /** A part as it was shown, a part that the server completes, or all that is left, which is given back. */
  async makeOne(): Promise<void> {
    const from = `from=order:${anyOf(this.crowd.orders) ?? 0}`;
    const chance = Math.random();
    if (chance < 0.1) return this.takeBack(await this.make(from, {}));
    const shown = await this.ask('GET', `invoice/actions/proposal?${from}`);
    if (!shown) return;
    const values = asObject(shown.values);
    const items = partOf(asSent(asObjects(values.items)));
    if (chance < 0.5) await this.make(`${from}&seen=${asText(shown.seen)}`, {...values, items});
    else await this.make(from, {items});
  }
}

/**
 * They go on until `end`, however slow the machine is until all processes are there and each maker has made one on
 * average; `halfway` is called once, by whoever first finds that half of the time is over.
 */
export async function makeUntil(
  crowd: Crowd,
  makers: number,
  tokens: readonly string[],
  end: number,
  halfway: () => Promise<void>,
): Promise<void> {
  const half = Date.now() + (end - Date.now()) / 2;
  let passed: Promise<void> | undefined;
  const isOver = () => Date.now() >= end && !crowd.urls.includes(undefined) && crowd.made.size >= makers;
  await Promise.all(
    Array.from({length: makers}, async (_, index) => {
      const maker = new Maker(crowd, tokens[index % tokens.length] ?? '', index % crowd.urls.length);
      while (!isOver()) {
        await maker.makeOne();
        if (Date.now() >= half) passed ??= halfway();
      }
    }),
  );
  await passed;
}
