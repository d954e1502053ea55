/** How long the PDF of an invoice of a hundred lines takes, warm. `npm run bench -- papers [--times 30]`. */
import {judge} from './judge.mjs';
import {request, signIn} from './load.mjs';
import {withServer} from './processes.mjs';

const argument = process.argv.indexOf('--times');
const TIMES = argument > 0 ? Number(process.argv[argument + 1]) : 30;
const LINES = 100;
/** There are two processes that make papers, and each loads its fonts when it first needs them. */
const WARM_UP = 6;
const AIM_MS = 500;
const LANGUAGES = ['en', 'de', 'zh'];

const log = line => process.stdout.write(`${line}\n`);

async function invoiceOf(url, token) {
  const {body} = await request(url, '/rest/order?range=[0,0]', {token});
  const [order] = JSON.parse(body);
  const items = Array.from({length: LINES}, (_, index) => ({
    description: `Enamel pins, design ${index + 1}, soft enamel, 30 mm`,
    qty: 100 + index,
    unitPrice: '0.8250',
    currency: 'EUR',
  }));
  const invoice = {
    orderId: order.id,
    proId: order.proId,
    billTo: 'Ann Field',
    invoiceDate: '2026-05-04',
    currency: 'EUR',
    items,
  };
  const made = await request(url, '/rest/invoice', {method: 'POST', token, body: JSON.stringify(invoice)});
  return JSON.parse(made.body).id;
}

async function timed(url, token, path) {
  const begun = performance.now();
  await request(url, path, {token});
  return performance.now() - begun;
}

async function measure(url) {
  const token = await signIn(url, 'admin');
  const path = `/rest/invoice/${await invoiceOf(url, token)}/documents/invoice`;
  const figures = [];
  for (const language of LANGUAGES) {
    const paper = `${path}?language=${language}`;
    for (let index = 0; index < WARM_UP; index += 1) await timed(url, token, paper);
    const times = [];
    for (let index = 0; index < TIMES; index += 1) times.push(await timed(url, token, paper));
    times.sort((left, right) => left - right);
    const at = share => times[Math.min(TIMES - 1, Math.floor(TIMES * share))];
    const name = `invoice of ${LINES} lines in ${language}, 95 % within ${at(0.95).toFixed(0)} ms`;
    figures.push({name, figure: at(0.5), aim: AIM_MS});
  }
  judge(figures);
}

await withServer({seed: 'tiny', log}, ({url}) => measure(url));
