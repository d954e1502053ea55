/**
 * An invoice made from an order of 200 products, on the demonstration world: the proposal, the invoice that the server
 * fills in by itself, and the one that is sent as it was shown, beside 400 ms each. `npm run bench -- making
 * [--rounds 9]`.
 */
import {median} from './browser.mjs';
import {judge} from './judge.mjs';
import {request, signIn} from './load.mjs';
import {withServer} from './processes.mjs';

const argument = process.argv.indexOf('--rounds');
const ROUNDS = argument > 0 ? Number(process.argv[argument + 1]) : 9;
const LINES = 200;
const AIM_MS = 400;
const NAMES = {
  proposal: `what an invoice of ${LINES} lines would be`,
  filledIn: `the invoice of ${LINES} lines, filled in`,
  asShown: `the invoice of ${LINES} lines, as it was shown`,
};

const log = line => process.stdout.write(`${line}\n`);

async function newOrder({url, token, sample: {memberId, proId}}) {
  const products = Array.from({length: LINES}, (_, index) => ({
    name: `Pin ${index + 1}`,
    quantity: 100 + index,
    unitPrice: '0.8250',
  }));
  const body = JSON.stringify({memberId, proId, name: 'Bench', billFirstName: 'Ann', billCity: 'Portland', products});
  return JSON.parse((await request(url, '/rest/order', {token, method: 'POST', body})).body).id;
}

async function timed(into, ask) {
  const begun = performance.now();
  const {body} = await ask();
  into.push(performance.now() - begun);
  return JSON.parse(body);
}

/** All of one order by itself, and all of another one as it was shown. */
async function round(at, taken) {
  const {url, token} = at;
  const make = (query, values) => () =>
    request(url, `/rest/invoice?${query}`, {token, method: 'POST', body: JSON.stringify(values)});
  const alone = await newOrder(at);
  const made = await timed(taken.filledIn, make(`from=order:${alone}`, {}));
  if (made.subtotal === '0.00') throw new Error(JSON.stringify(made).slice(0, 500));
  const shown = await newOrder(at);
  const path = `/rest/invoice/actions/proposal?from=order:${shown}`;
  const {values, seen} = await timed(taken.proposal, () => request(url, path, {token}));
  const items = values.items.map(({_labels, ...item}) => item);
  await timed(taken.asShown, make(`from=order:${shown}&seen=${seen}`, {...values, items}));
}

await withServer({seed: 'demo', log}, async ({url}) => {
  const token = await signIn(url, 'admin');
  const [sample] = JSON.parse((await request(url, '/rest/order?range=[0,0]', {token})).body);
  const taken = {proposal: [], filledIn: [], asShown: []};
  for (let index = 0; index <= ROUNDS; index += 1) await round({url, token, sample}, taken);
  // The first finds nothing that the database and the server keep.
  judge(Object.entries(taken).map(([name, all]) => ({name: NAMES[name], figure: median(all.slice(1)), aim: AIM_MS})));
});
