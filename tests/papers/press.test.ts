/** The processes that set papers, by themselves: the same bytes, long papers, and what one party may take of them. */
import {Papers, type PaperAsker} from '@emblem/backend/dist/papers/papers';
import type {PaperTree} from '@emblem/schemas/papers';
import {bare, readPdfs} from './pdf';

const paper = (rows: number, cell = 'Enamel pin'): PaperTree => ({
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
      rows: Array.from({length: rows}, (_, index) => [`${cell} ${index}`, '1']),
    },
  ],
});
const WITH_PICTURE: PaperTree = {
  ...paper(1),
  blocks: [{kind: 'pictures', pictures: [{picture: '/files/public/never.png'}], height: 20}],
};

const asker = (id: number): PaperAsker => ({kind: 'staff', id, memberId: null, address: '127.0.0.1', language: 'en'});
const stays = new AbortController().signal;
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
  const gone = new AbortController();
  const mine = Array.from({length: 3}, () =>
    papers.pdf(asker(1), {tree: WITH_PICTURE}, never, gone.signal).catch((error: unknown) => error),
  );
  await expect(papers.pdf(asker(1), {tree: paper(1)}, nothing, stays)).rejects.toMatchObject({code: 429});
  expect((await papers.pdf(asker(2), {tree: paper(1)}, nothing, stays)).content.length).toBeGreaterThan(1000);
  gone.abort();
  for (const each of mine) expect(await each).toMatchObject({code: 422});
  expect((await papers.pdf(asker(1), {tree: paper(1)}, nothing, stays)).content.length).toBeGreaterThan(1000);
});
