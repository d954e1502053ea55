/** People who add, change and delete products of one order, and change the order itself, all at once. */
import type {Answer, Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';

/** Answers that the writer did not cause. */
export interface Outcome {
  readonly wrong: readonly string[];
  readonly written: number;
}

interface Writer {
  /** Where it writes; the next one when its server is gone. */
  readonly servers: Client[];
  readonly own: number[];
}

/** Between 0 and `below`, another sequence for each seed. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function step(client: Client, orderId: number, own: number[], roll: (below: number) => number): Promise<Answer> {
  const mine = own[roll(own.length || 1)];
  const values = {quantity: 1 + roll(50), unitPrice: `${roll(99)}.${10 + roll(89)}`, unitCost: `${roll(9)}.05`};
  const what = mine === undefined ? 0 : roll(10);
  if (what < 3) {
    const answer = await client.rest('POST', 'order-product', {orderId, name: 'Pins', ...values});
    if (answer.status < 300) own.push(idOf(asObject(answer.body)));
    return answer;
  }
  if (what === 3) {
    own.splice(own.indexOf(mine ?? 0), 1);
    return client.rest('DELETE', `order-product/${mine}`);
  }
  if (what === 4) return client.rest('PUT', `order/${orderId}`, {shippingFee: `${roll(99)}.00`});
  if (what === 5) return client.rest('PUT', `order/${orderId}`, {currency: ['USD', 'EUR', 'GBP'][roll(3)]});
  return client.rest('PUT', `order-product/${mine}`, values);
}

async function write(
  {servers, own}: Writer,
  orderId: number,
  seed: number,
  isOver: (steps: number) => boolean,
  outcome: {wrong: string[]; written: number},
): Promise<void> {
  const roll = dice(seed);
  for (let steps = 0; !isOver(steps);) {
    const [client] = servers;
    if (!client) throw new Error('There is no server left.');
    try {
      const answer = await step(client, orderId, own, roll);
      if (answer.status >= 400) outcome.wrong.push(`${answer.status} ${answer.text.slice(0, 300)}`);
      else outcome.written += 1;
      steps += 1;
    } catch (error) {
      // The server was killed: what was under way may be written or not, so these products are left to themselves.
      if (servers.length === 1) throw error;
      servers.shift();
      own.splice(0);
    }
  }
}

export interface Writing {
  readonly writers: number;
  /** Each of them writes so often at least. */
  readonly least: number;
  readonly milliseconds: number;
  readonly midway: () => Promise<void>;
}

/** `clients` are one for each server; a writer whose server is gone goes on at the other. */
export async function writeAtOnce(
  clients: readonly [Client, Client],
  orderId: number,
  {writers, least, milliseconds, midway}: Writing,
): Promise<Outcome> {
  const outcome = {wrong: [] as string[], written: 0};
  const end = Date.now() + milliseconds;
  const [stays, goes] = clients;
  const all = Array.from({length: writers}, (_, index) =>
    write(
      {servers: index % 2 === 0 ? [stays] : [goes, stays], own: []},
      orderId,
      index,
      steps => steps >= least && Date.now() > end,
      outcome,
    ),
  );
  const half = new Promise<void>(resolve => setTimeout(resolve, milliseconds / 2)).then(midway);
  await Promise.all([...all, half]);
  return outcome;
}
