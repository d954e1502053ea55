import {addText} from '../actions/text/add-text';
import {discardDraft, restoreDraft} from '../actions/design/drafts';
import {saveDesign} from '../actions/design/save';
import {setStickerSize} from '../actions/product/sticker';
import {switchPosition} from '../actions/design/switch-position';
import {openTemplate} from '../actions/template/open-template';
import {stickerShapeOf} from '../document/side';
import {writeDesign} from '../objects/formats';
import {someSide, someText} from '../testing/designs';
import {DraftStorage} from '../testing/test-drafts';
import {TWO_SIDED} from '../testing/test-editor';
import {crashPage, Page} from '../testing/draft-page';
import {DRAFT_LIFE_MS, DRAFT_PAUSE_MS} from './keeper';

const ADA = {id: 5, name: 'Ada', email: 'ada@example.com'};
const BOB = {id: 6, name: 'Bob', email: 'bob@example.com'};

describe('drafts of unsaved designs', () => {
  it("survive a crash: both sides, the open side and what is typed as a sticker's size", async () => {
    const storage = new DraftStorage();
    const product = {...TWO_SIDED, isSticker: true};
    const page = new Page({storage, tab: 'first'});
    page.editor.open(product, null, null);
    await page.give(setStickerSize, {width: '4', height: '2'});
    await page.give(addText, 'In front');
    await page.give(switchPosition, 1);
    await page.give(addText, 'Behind');
    await page.give(setStickerSize, {width: '4.5', height: ''});
    await page.settled();
    const design = writeDesign(page.editor.state.design);
    page.crash();

    const next = new Page({storage, tab: 'second'});
    next.editor.open(product, null, null);
    await next.settled();
    expect(next.editor.state.offeredDrafts).toMatchObject([{savedAt: storage.now, words: 'In front'}]);
    await next.give(restoreDraft, next.offered);
    expect(writeDesign(next.editor.state.design)).toEqual(design);
    expect(next.editor.state).toMatchObject({position: 1, stickerSize: {width: '4.5', height: ''}, offeredDrafts: []});
    expect(stickerShapeOf(next.editor.state.design.front)).toMatchObject({stickerWidth: 4, stickerHeight: 2});
  });

  it('are nothing when nothing was changed', async () => {
    const page = await new Page().settled();
    expect(page.storage.drafts.size).toBe(0);
    expect(page.editor.state.offeredDrafts).toEqual([]);
  });

  it('are kept within a second of the first change, however many follow', async () => {
    const page = new Page();
    await page.give(addText, 'one');
    page.wait(DRAFT_PAUSE_MS / 2);
    await page.give(addText, 'two');
    page.wait(DRAFT_PAUSE_MS / 2);
    await page.keeper.flush();
    expect(page.storage.texts).toHaveLength(1);
    expect(page.storage.texts[0]).toContain('two');
  });

  it('wait while the hand is dragging', async () => {
    const page = new Page({objects: [someText({id: 'text'})]});
    page.press(300, 300).moveTo(320, 320);
    page.wait(DRAFT_PAUSE_MS);
    expect(page.storage.drafts.size).toBe(0);
    page.moveTo(340, 340).release();
    page.wait(DRAFT_PAUSE_MS);
    await page.keeper.flush();
    expect(page.storage.drafts.size).toBe(1);
  });

  it('stay when they are passed over, and go when they are discarded', async () => {
    const storage = new DraftStorage();
    await crashPage(storage);
    const passing = await new Page({storage, tab: 'second'}).settled();
    passing.crash();
    const next = await new Page({storage, tab: 'third'}).settled();
    expect(next.editor.state.offeredDrafts).toHaveLength(1);
    await next.give(discardDraft, next.offered);
    expect([storage.drafts.size, next.editor.state.offeredDrafts.length]).toEqual([0, 0]);
  });

  it('are kept again after they were restored, and only once', async () => {
    const storage = new DraftStorage();
    await crashPage(storage);
    const next = await new Page({storage, tab: 'second'}).settled();
    await next.give(restoreDraft, next.offered);
    await next.settled();
    expect(storage.drafts.size).toBe(1);
    next.crash();
    const third = await new Page({storage, tab: 'third'}).settled();
    await third.give(restoreDraft, third.offered);
    expect(third.texts).toEqual(['For the crew']);
  });

  it('ask before they replace what has been done since', async () => {
    const storage = new DraftStorage();
    await crashPage(storage);
    const next = await new Page({storage, tab: 'second'}).settled();
    await next.give(addText, 'Newer');
    const running = next.give(restoreDraft, next.offered);
    next.editor.reply(false);
    await running;
    expect(next.texts).toEqual(['Newer']);
    const again = next.give(restoreDraft, next.offered);
    next.editor.reply(true);
    await again;
    expect(next.texts).toEqual(['For the crew']);
  });

  it('go with a successful save, and stay with a failed one', async () => {
    const page = new Page({member: ADA});
    page.api.storeAt('/files/public/design.png');
    await page.give(addText, 'Keep me');
    await page.settled();
    page.api.refuse('/app/designUser/saveTemplate', '500');
    await expect(saveDesign(page.context, 'Mine')).rejects.toThrow();
    await page.settled();
    expect(page.storage.drafts.size).toBe(1);
    page.api.answer('/app/designUser/saveTemplate', {id: 9});
    await saveDesign(page.context, 'Mine');
    await page.settled();
    expect(page.storage.drafts.size).toBe(0);
  });

  it('keep what was changed while the design was on its way to the server', async () => {
    const page = new Page({member: ADA});
    await page.give(addText, 'Sent');
    const {opening, revision} = page.editor.state;
    await page.give(addText, 'Too late');
    page.editor.markSaved({opening, revision});
    await page.settled();
    expect(page.storage.texts[0]).toContain('Too late');
  });

  it('never come up in another design, nor in another account', async () => {
    const storage = new DraftStorage();
    await crashPage(storage, {member: ADA});
    const others = [
      new Page({storage, tab: 'visitor'}),
      new Page({storage, tab: 'bob', member: BOB}),
      new Page({storage, tab: 'pins', member: ADA, product: {...TWO_SIDED, id: 8}}),
    ];
    for (const page of others) expect((await page.settled()).editor.state.offeredDrafts).toEqual([]);
    const template = new Page({storage, tab: 'template', member: ADA});
    template.editor.open(TWO_SIDED, {front: someSide(), back: null}, {id: 3, name: 'Star'});
    expect((await template.settled()).editor.state.offeredDrafts).toEqual([]);
    const saved = new Page({storage, tab: 'saved', member: ADA});
    saved.editor.open(TWO_SIDED, {front: someSide(), back: null}, null, {from: 'saved', id: '3'});
    expect((await saved.settled()).editor.state.offeredDrafts).toEqual([]);
    expect((await new Page({storage, tab: 'own', member: ADA}).settled()).editor.state.offeredDrafts).toHaveLength(1);
  });

  it("go with a visitor who signs in, and stay a member's whose session ends", async () => {
    const page = new Page();
    await page.give(addText, 'Mine');
    await page.settled();
    page.editor.set({member: ADA});
    await page.settled();
    expect(page.storage.texts).toEqual([expect.stringContaining('member 5')]);
    page.editor.set({member: null});
    await page.give(addText, 'Still mine');
    await page.settled();
    expect(page.storage.texts).toEqual([expect.stringContaining('member 5')]);
    page.editor.set({member: BOB});
    await page.settled();
    expect(page.storage.texts.map(text => /member \d/.exec(text)?.[0])).toEqual(['member 5', 'member 6']);
  });

  it("of two tabs stand beside each other, and an open tab's is not offered", async () => {
    const storage = new DraftStorage();
    const [first, second] = [new Page({storage, tab: 'first'}), new Page({storage, tab: 'second'})];
    await first.give(addText, 'first');
    await first.settled();
    storage.now += 60_000;
    await second.give(addText, 'second');
    await second.settled();
    expect(storage.drafts.size).toBe(2);
    expect((await new Page({storage, tab: 'third'}).settled()).editor.state.offeredDrafts).toEqual([]);
    first.crash();
    second.crash();
    const fourth = await new Page({storage, tab: 'fourth'}).settled();
    await fourth.give(restoreDraft, fourth.offered);
    await fourth.settled();
    expect(fourth.texts).toEqual(['second']);
    expect(storage.texts.join()).toContain('first');
  });

  it('of several visits are offered together, the latest first, and each can be taken or given up', async () => {
    const storage = new DraftStorage();
    for (const words of ['oldest', '"two"\n  lines', 'latest']) {
      await crashPage(storage, {tab: words}, words);
      storage.now += 60_000;
    }
    const page = await new Page({storage, tab: 'next'}).settled();
    const words = (): readonly string[] => page.editor.state.offeredDrafts.map(draft => draft.words);
    expect(words()).toEqual(['latest', '"two" lines', 'oldest']);
    await page.give(discardDraft, page.offered);
    expect(words()).toEqual(['"two" lines', 'oldest']);
    const [, oldest] = page.editor.state.offeredDrafts;
    if (oldest) await page.give(restoreDraft, oldest);
    expect(page.texts).toEqual(['oldest']);
    expect(storage.texts.join()).not.toContain('latest');
    expect(storage.texts.join()).toContain('lines');
  });

  it('that wait to be written belong to the design they were made in', async () => {
    const page = new Page();
    await page.give(addText, 'Before');
    page.editor.open(
      TWO_SIDED,
      {front: someSide(someText({id: 'theirs', text: 'Template'})), back: null},
      {id: 3, name: 'Star'},
    );
    await page.settled();
    expect(page.storage.texts).toEqual([expect.stringContaining('blank')]);
    expect(page.storage.texts[0]).toContain('Before');
  });

  it('of which the browser has no room are told about once, and the last good one stays', async () => {
    const page = new Page();
    await page.give(addText, 'good');
    await page.settled();
    page.storage.failure = new DOMException('full', 'QuotaExceededError');
    for (const text of ['lost', 'lost too']) {
      await page.give(addText, text);
      await page.settled();
    }
    expect(page.told.filter(text => text === 'draft.full')).toHaveLength(1);
    expect(page.storage.texts).toEqual([expect.stringContaining('good')]);
    page.storage.failure = undefined;
    await page.give(addText, 'fits again');
    await page.settled();
    expect(page.storage.texts).toEqual([expect.stringContaining('fits again')]);
  });

  it('are read back: what was kept otherwise than it was written replaces nothing', async () => {
    const page = new Page();
    await page.give(addText, 'good');
    await page.settled();
    page.storage.garbles = true;
    await page.give(addText, 'garbled');
    await page.settled();
    expect(page.told).toContain('draft.failed');
    expect(page.storage.texts).toEqual([expect.stringContaining('good')]);
  });

  it('older than thirty days are dropped', async () => {
    const storage = new DraftStorage();
    await crashPage(storage);
    storage.now += DRAFT_LIFE_MS + 1;
    const next = await new Page({storage, tab: 'second'}).settled();
    expect([storage.drafts.size, next.editor.state.offeredDrafts.length]).toEqual([0, 0]);
  });

  it.each([
    ['cut off', '{"frontData":{"obj'],
    ['no design', '[]'],
    ['a script', '<svg onload="alert(1)"/>'],
  ])('that are %s are told of and change nothing', async (_, text) => {
    const storage = new DraftStorage();
    await crashPage(storage);
    for (const [id, draft] of storage.drafts) storage.drafts.set(id, Object.assign({}, draft, {text}));
    const next = await new Page({storage, tab: 'second', objects: [someText({id: 'own', text: 'Mine'})]}).settled();
    const before = next.editor.state.design;
    await next.give(restoreDraft, next.offered);
    expect(next.told).toContain('draft.broken');
    expect(next.editor.state.design).toBe(before);
    expect(storage.drafts.size).toBe(0);
  });

  it('of an opened template are left alone while it loads', async () => {
    const page = new Page();
    await page.give(addText, 'Mine');
    const opening = page.give(openTemplate, 404);
    await page.settled();
    await opening;
    expect(page.storage.texts).toEqual([expect.stringContaining('Mine')]);
  });
});
