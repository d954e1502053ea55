/** Papers of random records, with words that no line is long enough for: no text runs into another or off the page. */
import {withBars} from '@emblem/backend/dist/papers/bars';
import {Papers, type PaperAsker} from '@emblem/backend/dist/papers/papers';
import {loadModel, loadPapers, loadWordings} from '@emblem/schemas/node';
import {languagesOf, paperTree, type PaperTree} from '@emblem/schemas/papers';
import fc from 'fast-check';
import sharp from 'sharp';
import {signInAdmin} from '../harness/administrator';
import {idOf} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {makeOrder} from '../harness/world';
import {faultsOf} from './layout-faults';
import {boxesOf} from './pdf';
import {dataFor} from './random-data';

const COUNT = isWholeMatrix ? 1000 : 60;
/** PDFs that are read by one process. */
const AT_ONCE = 20;
const model = loadModel();
const wordings = loadWordings();
const FILES = loadPapers();

const asker: PaperAsker = {kind: 'staff', id: 1, memberId: null, address: '127.0.0.1', language: 'en'};
const papers = new Papers([], new Map());
afterAll(async () => {
  await papers.stop();
});

function plain(width: number, height: number): Promise<Uint8Array> {
  return sharp({create: {width, height, channels: 3, background: '#c33'}})
    .png()
    .toBuffer();
}
const pictures = {'/wide.png': plain(2000, 60), '/high.png': plain(60, 2000)};
async function picture(address: string): Promise<Uint8Array | undefined> {
  return Object.entries(pictures).find(([known]) => known === address)?.[1];
}

/** Each paper in turn, in one of its languages. */
function treeFor(index: number): fc.Arbitrary<{readonly name: string; readonly tree: PaperTree}> {
  const paper = FILES[index % FILES.length];
  if (!paper) throw new Error('There are no papers.');
  return fc
    .tuple(dataFor(model, paper), fc.constantFrom(...languagesOf(paper.audience)))
    .map(([data, language]) => ({
      name: `${index}: ${paper.$id} in ${language}`,
      tree: withBars(paperTree({model, paper, wordings, language, data})),
    }));
}

const ROUNDS = Array.from({length: Math.ceil(COUNT / AT_ONCE)}, (_, round) => round * AT_ONCE);
test.each(ROUNDS)(
  'on %# times twenty papers of random records no text runs into another, or off its page',
  async from => {
    const made = Array.from({length: AT_ONCE}, (_, index) => from + index).flatMap(index =>
      fc.sample(treeFor(index), {numRuns: 1, seed: index}),
    );
    const contents: Uint8Array[] = [];
    for (const {tree} of made) contents.push((await papers.pdf(asker, {tree}, picture)).content);
    const faults = boxesOf(contents).map((pages, index) => [made[index]?.name, faultsOf(pages).slice(0, 5)] as const);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  },
  120_000,
);

/** Without any place at which a line may be broken. */
const LONG = {
  poNumber: '7'.repeat(60),
  reference: 'W'.repeat(100),
  billTo: `${'buyer'.repeat(35)}@${'host'.repeat(5)}.example`,
  notes: `https://emblem.example/${'path'.repeat(44)}`,
  promoCode: 'ข'.repeat(60),
};

test.each([
  ['quotation', {quotationDate: '2026-05-04', validUntil: '2026-06-04', contacts: 'شركة'.repeat(50)}],
  ['invoice', {invoiceDate: '2026-05-04'}],
])('nor on the %s as it is downloaded', async (entity, dates) => {
  const server = await sharedServer();
  try {
    const admin = await signInAdmin(server);
    const {id: orderId, proId} = await makeOrder(admin, {currency: 'EUR'});
    const item = {description: 'W'.repeat(200), qty: 99_999, unitPrice: '9999.9999', moldFee: '99999.99'};
    const items = Array.from({length: 60}, () => item);
    const record = await admin.create(entity, {orderId, proId, currency: 'EUR', ...dates, ...LONG, items});
    const response = await fetch(`${server.url}/rest/${entity}/${idOf(record)}/documents/${entity}`, {
      headers: {token: admin.token ?? ''},
    });
    expect(response.status).toBe(200);
    const [pages = []] = boxesOf([new Uint8Array(await response.arrayBuffer())]);
    expect(pages.length).toBeGreaterThan(2);
    expect(faultsOf(pages)).toEqual([]);
  } finally {
    await server.stop();
  }
});
