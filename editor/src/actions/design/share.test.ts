import {en} from '../../i18n/en';
import {zh} from '../../i18n/zh';
import {someText, ORIGIN} from '../../testing/designs';
import {TestEditor, TWO_SIDED} from '../../testing/test-editor';
import {GENERIC_PRODUCT, type Product} from '../../store/product';
import {exitEditor} from '../exit';
import {copyLink, share, shareDesign} from './share';

const SHARING = '/app/design/designTemplateShare/addDesignTemplateShare';

function member(product: Product = TWO_SIDED): TestEditor {
  const test = new TestEditor({objects: [someText({id: 't'})], product});
  test.editor.set({member: {id: 1, name: 'Grace', email: 'grace@example.com'}});
  test.api.storeAt('/files/public/x/design.png').answer(SHARING, {secret: 's3cret'});
  return test;
}

const said = (test: TestEditor): readonly string[] => test.editor.state.notices.map(notice => en[notice.text]);

describe('sharing', () => {
  it('[ED-355] is for members; visitors sign in first, and an empty canvas is not shared', async () => {
    expect((await member().run(share)).editor.state.dialog).toBe('share');
    expect((await new TestEditor({objects: [someText({id: 't'})]}).run(share)).editor.state.dialog).toBe(
      'sign-in-to-share',
    );
    expect((await new TestEditor().run(share)).editor.state).toMatchObject({
      dialog: null,
      notices: [{text: 'notice.emptyCanvas'}],
    });
  });

  it('[ED-154] [ED-221] [ED-397] stores both sides and gives the link', async () => {
    const test = member();
    test.editor.switchTo(1);
    expect(await shareDesign(test.context)).toBe(`${ORIGIN}/us/design/lapel-pins?id=s3cret`);
    const sent = test.api.sentTo(SHARING);
    expect(sent).toEqual({
      productId: TWO_SIDED.id,
      imgUrl: '/files/public/x/design.png',
      layersData: expect.any(String),
      routingName: 'lapel-pins',
    });
    expect(sent).toHaveProperty('layersData', expect.stringMatching(/"frontData":\{.*"backData":\{/));
    expect(await shareDesign(member(GENERIC_PRODUCT).context)).toBe(`${ORIGIN}/us/design/blank?id=s3cret`);
  });

  it('[ED-411] [ED-412] says in one style whether the link was copied', async () => {
    const test = member();
    await copyLink(test.context, 'https://emblem.test/us/design/x?id=1');
    expect(test.browser.copied).toEqual(['https://emblem.test/us/design/x?id=1']);
    test.browser.broken = true;
    await copyLink(test.context, 'https://emblem.test/');
    expect(said(test)).toEqual(['Link copied', 'The link could not be copied']);
    expect(test.editor.state.notices.map(notice => zh[notice.text])).toEqual(['复制成功', '复制失败']);
    expect(test.editor.state.notices.map(notice => notice.tone)).toEqual(['success', 'success']);
  });
});

describe('leaving for the console', () => {
  it('[ED-023] happens only once it is confirmed', async () => {
    const test = member();
    expect(exitEditor.isEnabled(test.context)).toBe(false);
    test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set()}});
    const first = exitEditor.run(test.context);
    expect(test.editor.state.question).toMatchObject({text: 'exit.question'});
    expect(en['exit.question']).toMatch(/\p{Script=Han}/u);
    test.editor.reply(false);
    await first;
    expect(test.browser.visited).toEqual([]);
    expect(test.editor.state.leaving).toBe(false);
    const second = exitEditor.run(test.context);
    test.editor.reply(true);
    await second;
    expect(test.browser.visited).toEqual(['/']);
    expect(test.editor.state.leaving).toBe(true);
  });
});
