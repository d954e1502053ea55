/** The processes that set papers, by themselves: the same bytes, long papers, and what one party may take of them. */
import {Refusal} from '@emblem/backend/dist/errors';
import {Departure} from '@emblem/backend/dist/departure';
import {Papers, type PaperAsker} from '@emblem/backend/dist/papers/papers';
import type {PaperTree} from '@emblem/schemas/papers';
import fc from 'fast-check';
import {isWholeMatrix} from '../harness/sample';
import {bare, readPdfs} from './pdf';

const paperOf = (cells: readonly string[]): PaperTree => ({
  title: 'Invoice',
  number: 'INV1',
  language: 'zh-CN',
  size: {width: 210, height: 297},
  foot: 'Emblem',
  blocks: [
    {
      kind: 'lines',
      columns: [
        {label: 'Description', align: 'start', share: 1},
        {label: 'Qty', align: 'end'},
      ],
      rows: cells.map(cell => [cell, '1']),
    },
  ],
});
const paper = (rows: number, cell = 'Enamel pin'): PaperTree =>
  paperOf(Array.from({length: rows}, (_, index) => `${cell} ${index}`));
const WITH_PICTURE: PaperTree = {
  ...paper(1),
  blocks: [{kind: 'pictures', pictures: [{picture: '/files/public/never.png'}], height: 20}],
};

const asker = (id: number): PaperAsker => ({kind: 'staff', id, memberId: null, address: '127.0.0.1', language: 'en'});
const stays = new Departure();
const nothing = async (): Promise<undefined> => undefined;
/** A picture that never comes: whoever waits for it works for as long as they may. */
const never = (): Promise<undefined> => new Promise(() => undefined);

const started: Papers[] = [];
function start(limits: Partial<ConstructorParameters<typeof Papers>[2]> = {}): Papers {
  const papers = new Papers([], new Map(), {memoryMb: 768, seconds: 30, waitingOfParty: 2, ...limits});
  started.push(papers);
  return papers;
}
afterEach(async () => {
  for (const papers of started.splice(0)) await papers.stop();
});

test('two processes make the same bytes', async () => {
  const [first, second] = await Promise.all(
    [start(), start()].map(each => each.pdf(asker(1), {tree: paper(5, '徽章')}, nothing, stays)),
  );
  expect(Buffer.compare(first?.content ?? Buffer.alloc(0), second?.content ?? Buffer.alloc(1))).toBe(0);
});

test('300 lines repeat their head on numbered pages; signs that no font has are told, drawn as squares', async () => {
  const {content, missing} = await start().pdf(asker(1), {tree: paper(300, 'Pin \u{1f600}')}, nothing, stays);
  expect(missing).toEqual(['\u{1f600}']);
  const [pdf] = readPdfs([content]);
  const pages = pdf?.pages ?? [];
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, {text}] of pages.entries()) {
    expect(text).toContain('DescriptionQty');
    expect(text).toContain(bare(`${index + 1} / ${pages.length}`));
  }
  expect(pages.map(({text}) => text).join('')).toContain('Pin\u25a1299');
  expect(pdf).toMatchObject({fontsMissing: 0, emptyBoxes: 0});
});

test('a paper that takes too long is stopped, and nobody else is hurt', async () => {
  // The other one counts from the start of its process, which takes seconds on a busy machine.
  const papers = start({seconds: 10});
  const slow = papers.pdf(asker(1), {tree: WITH_PICTURE}, never, stays);
  const other = papers.pdf(asker(2), {tree: paper(3)}, nothing, stays);
  await expect(slow).rejects.toMatchObject({code: 422, message: expect.stringContaining('10 seconds')});
  expect((await other).content.length).toBeGreaterThan(1000);
});

test('a paper that takes too much memory is stopped with a message', async () => {
  await expect(start({memoryMb: 60}).pdf(asker(1), {tree: paper(900)}, nothing, stays)).rejects.toMatchObject({
    code: 422,
    message: expect.stringContaining('too much memory'),
  });
});

test('who goes away ends the work; who has much waiting is asked to wait, and holds up nobody', async () => {
  const papers = start();
  const gone = new Departure();
  const mine = Array.from({length: 3}, () =>
    papers.pdf(asker(1), {tree: WITH_PICTURE}, never, gone).catch((error: unknown) => error),
  );
  await expect(papers.pdf(asker(1), {tree: paper(1)}, nothing, stays)).rejects.toMatchObject({code: 429});
  expect((await papers.pdf(asker(2), {tree: paper(1)}, nothing, stays)).content.length).toBeGreaterThan(1000);
  gone.leave();
  for (const each of mine) expect(await each).toMatchObject({code: 422});
  expect((await papers.pdf(asker(1), {tree: paper(1)}, nothing, stays)).content.length).toBeGreaterThan(1000);
});

/** Sequences of signs that no language has, over which Typst gives up where they break a line. */
const UNSETTABLE = ['\u0600\u0301'.repeat(60), '\u0600\u200d'.repeat(100)];

test.each(UNSETTABLE)(
  'a paper over whose text the setter gives up comes without the signs that are not read',
  async sign => {
    const address = `Pins Ltd ${sign} 12 Market Street`;
    const {content, missing} = await start().pdf(asker(1), {tree: paper(1, address)}, nothing, stays);
    const [pdf] = readPdfs([content]);
    expect(pdf?.pages[0]?.text).toContain(bare('12 Market Street'));
    if (missing.length > 0) expect(missing).toContain('\u0600');
  },
);

/** Whatever people paste: letters of all scripts, marks without letters, signs that turn the line around. */
const ANY_TEXT = fc.string({unit: 'binary', minLength: 1, maxLength: 60});

test('whatever is pasted into a paper, it is set or refused, and the next one is set', async () => {
  const papers = start();
  const texts = fc.sample(ANY_TEXT, isWholeMatrix ? 10_000 : 400);
  for (let from = 0; from < texts.length; from += 100) {
    const cells = texts.slice(from, from + 100);
    const set = await papers.pdf(asker(1), {tree: paperOf(cells)}, nothing, stays).catch(error => error);
    const isRefused = set instanceof Refusal && set.code === 422;
    expect([cells, isRefused || Buffer.from(set.content).length > 1000]).toEqual([cells, true]);
  }
  expect((await papers.pdf(asker(1), {tree: paper(1)}, nothing, stays)).missing).toEqual([]);
}, 600_000);
