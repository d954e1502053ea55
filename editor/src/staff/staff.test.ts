import {copyTemplate, pasteTemplate} from '../actions/template/copy-template';
import {saveTemplate} from '../actions/template/publish';
import {openSaveToUser, saveToUser} from '../actions/template/save-to-user';
import {cacheTemplate, handleTabMessage, uploadTemplate} from '../actions/template/staff-template';
import {readPlatformGroups, readStaff} from '../api/staff-readers';
import {contentOf} from '../document/side';
import {en} from '../i18n/en';
import {zh} from '../i18n/zh';
import type {MessageKey} from '../i18n/keys';
import {readDesign} from '../objects/formats';
import type {TemplateState} from '../store/staff';
import {ORIGIN, somePath, someText} from '../testing/designs';
import {TestEditor, TWO_SIDED, type TestEditorOptions} from '../testing/test-editor';
import {BUTTONS, offeredButtons} from './buttons';

const STAGING = '/design/template/stagingTemplate';
const SAVING = '/design/template/saveTemplate';
const TO_USER = '/design/user/editUserTemplates';
const RIGHTS = [
  'template.create',
  'template.read',
  'template.upload',
  'template.keep',
  'template.publish',
  'user-template.create',
  'user-template.read',
];

/** Staff with all template rights at a design with one text, whose calls are answered. */
function staffEditor(options: TestEditorOptions = {objects: [someText({id: 't'})]}): TestEditor {
  const test = new TestEditor(options);
  test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(RIGHTS)}});
  test.api
    .storeAt('/files/public/x/template.png')
    .answer(STAGING, {id: 70})
    .answer(SAVING, {id: 71})
    .answer(TO_USER, {id: 72});
  return test;
}

const withTemplate = (state: TemplateState): TestEditor => {
  const test = staffEditor();
  test.editor.set({template: {id: 5, name: 'Star', state, types: '3,4'}});
  return test;
};

const said = (test: TestEditor): readonly string[] => test.editor.state.notices.map(notice => en[notice.text]);

const callsOfStaff = (test: TestEditor): readonly string[] =>
  test.api.seen.map(call => call.path).filter(path => path.startsWith('/design/'));

describe('the buttons of the staff', () => {
  it('[ED-008] are called in Chinese, in either language', () => {
    const labels = (texts: Readonly<Record<MessageKey, string>>): readonly string[] =>
      BUTTONS.map(({action}) => texts[action.label]);
    expect(labels(en)).toEqual([
      '缓存模板',
      '上传模板',
      '保存模板',
      '复制模板',
      '粘贴模板',
      '保存至用户模板',
      '导出印刷文件',
    ]);
    expect(labels(zh)).toEqual(labels(en));
    expect(en['publish.publish']).toBe('发布');
  });

  it('[ED-356] [ED-357] [ED-358] [ED-359] [ED-362] are for staff with the rights, and for nobody else', () => {
    const test = new TestEditor({objects: [someText({id: 't'})]});
    expect(offeredButtons(test.editor.state)).toEqual([]);
    test.editor.set({member: {id: 1, name: 'Grace', email: 'grace@example.com'}});
    expect(offeredButtons(test.editor.state)).toEqual([]);
    test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(['template.create', 'template.read'])}});
    expect(offeredButtons(test.editor.state)).toEqual(['cache-template', 'copy-template', 'paste-template']);
    for (const {action} of BUTTONS)
      expect([action.id, action.isEnabled(test.context)]).toEqual([
        action.id,
        ['cache-template', 'copy-template', 'paste-template'].includes(action.id),
      ]);
  });

  it('[ED-181] a cached draft is cached or uploaded', () => {
    expect(offeredButtons(withTemplate(1).editor.state).slice(0, 2)).toEqual(['cache-template', 'upload-template']);
    expect(saveTemplate.isEnabled(withTemplate(1).context)).toBe(false);
  });

  it('[ED-182] a fresh design is cached or saved', () => {
    expect(offeredButtons(staffEditor().editor.state).slice(0, 2)).toEqual(['cache-template', 'save-template']);
    expect(uploadTemplate.isEnabled(staffEditor().context)).toBe(false);
  });

  it('[ED-014] the page of the template library saves nothing to users', () => {
    const test = staffEditor();
    expect(offeredButtons(test.editor.state)).toContain('save-to-user');
    test.editor.set({library: true});
    expect(offeredButtons(test.editor.state)).not.toContain('save-to-user');
    expect(openSaveToUser.isEnabled(test.context)).toBe(false);
  });

  it('the session says who is staff and what they may do', () => {
    expect(
      readStaff({userInfo: {id: 9, userName: 'ada', realName: 'Ada'}, rights: {'template.create': ['all']}}),
    ).toEqual({id: 9, name: 'Ada', rights: new Set(['template.create'])});
    expect(readStaff('nonsense').rights.size).toBe(0);
  });
});

describe('an empty canvas', () => {
  it.each([
    ['ED-317', 'cache', cacheTemplate],
    ['ED-318', 'save', saveTemplate],
    ['ED-319', 'save to a user', openSaveToUser],
  ])('[%s] %s: is warned about, and nothing is sent', async (_row, _name, action) => {
    const test = await staffEditor({objects: []}).run(action);
    expect(test.editor.state.notices).toMatchObject([{tone: 'warning'}]);
    expect(said(test)).toEqual(['画布是空的~~~']);
    expect(test.editor.state.dialog).toBeNull();
    expect(test.api.seen).toEqual([]);
  });

  it('a base picture is something to staff', async () => {
    const test = await staffEditor({objects: [somePath({id: 'base', isBase: true})]}).run(cacheTemplate);
    expect(test.api.callsOf(STAGING)).toHaveLength(1);
  });
});

describe('caching', () => {
  it(`[ED-356] [ED-273] [ED-398]
    sends the design with the session of the staff, and makes it a cached draft`, async () => {
    const test = await staffEditor().run(cacheTemplate);
    const [call] = test.api.callsOf(STAGING);
    expect(call?.caller).toBe('staff');
    const sent = test.api.sentTo(STAGING);
    expect(sent).toMatchObject({
      types: String(TWO_SIDED.id),
      categoryId: TWO_SIDED.id,
      templateImg: '/files/public/x/template.png',
      specification: '',
      templateFile: expect.any(String),
    });
    expect(sent).not.toHaveProperty('id');
    expect(test.editor.state.template).toMatchObject({id: 70, state: 1});
    await test.run(cacheTemplate);
    expect(test.api.sentTo(STAGING)).toMatchObject({id: 70});
  });

  it('[ED-278] tells the other tabs', async () => {
    const test = await staffEditor().run(cacheTemplate);
    expect(test.browser.told).toEqual([{type: 'cache', id: 70}]);
    const other = withTemplate(1);
    handleTabMessage(other.context, {type: 'cache', id: 5});
    expect(other.editor.state.notices).toMatchObject([{text: 'staff.cachedElsewhere'}]);
    handleTabMessage(other.context, {type: 'cache', id: 6});
    expect(other.editor.state.notices).toHaveLength(1);
  });

  it('[ED-242] keeps which draft it was, until the draft is uploaded', async () => {
    const test = await staffEditor().run(cacheTemplate);
    expect(test.browser.tab.get('templateSelection')).toBe('70');
    await test.run(uploadTemplate);
    expect(test.browser.tab.has('templateSelection')).toBe(false);
  });

  it('[ED-413] [ED-414] says after five seconds what it was: first, again, or of an existing template', async () => {
    const first = await staffEditor().run(cacheTemplate);
    expect(said(first.wait(4999))).toEqual([]);
    expect(said(first.wait(1))).toEqual(['缓存成功']);
    expect(said((await withTemplate(1).run(cacheTemplate)).wait(5000))).toEqual(['缓存更新成功']);
    expect(said((await withTemplate(3).run(cacheTemplate)).wait(5000))).toEqual(['更新成功']);
  });

  it('[ED-420] that fails is told, and the editor goes on', async () => {
    const test = staffEditor();
    test.api.refuse(STAGING, '409');
    await test.run(cacheTemplate);
    expect(test.editor.state).toMatchObject({loading: false, template: null, notices: [{tone: 'error'}]});
    expect(test.browser.told).toEqual([]);
    expect(contentOf(test.side)).toMatchObject([{id: 't'}]);
  });
});

describe('uploading', () => {
  it('[ED-274] [ED-357] takes a cached draft to the uploaded ones', async () => {
    const test = await withTemplate(1).run(uploadTemplate);
    expect(test.api.sentTo(SAVING)).toMatchObject({id: 5, state: 5, types: '3,4'});
    expect(test.editor.state.template).toMatchObject({id: 71, state: 5});
    expect(offeredButtons(test.editor.state)).toContain('save-template');
  });

  it('is not offered on what is no draft', async () => {
    for (const state of [2, 3, 4, 5] as const)
      expect(callsOfStaff(await withTemplate(state).run(uploadTemplate))).toEqual([]);
  });
});

describe('a half product', () => {
  it("[ED-417] takes templates on the library's page alone", async () => {
    for (const action of [cacheTemplate, saveTemplate, openSaveToUser]) {
      const test = await staffEditor({objects: [someText({id: 't'})], product: {...TWO_SIDED, productType: 1}}).run(
        action,
      );
      expect(said(test)).toEqual(['half error']);
      expect(test.editor.state.dialog).toBeNull();
      expect(callsOfStaff(test)).toEqual([]);
      test.editor.set({library: true});
      await test.run(action);
      expect(said(test)).toEqual(['half error']);
    }
  });
});

describe('copying and pasting', () => {
  it('[ED-179] [ED-180] [ED-241] [ED-411] carries the canvas to another page', async () => {
    const from = await staffEditor({
      objects: [someText({id: 't', text: 'Copied'}), somePath({id: 'base', isBase: true})],
    }).run(copyTemplate);
    expect(from.editor.state.notices).toMatchObject([{tone: 'success'}]);
    expect(said(from)).toEqual(['复制成功']);
    const [[key, text] = ['', '']] = [...from.browser.storage];
    expect(key).toMatch(/^editor\./);
    expect(
      readDesign(text, {origin: ORIGIN, newId: () => 'x', workspace: {width: 650, height: 650}}).design.front.order,
    ).toEqual(['workspace', 't', 'base']);

    const to = staffEditor({objects: [someText({id: 'old'})]});
    to.browser.keep(key, text);
    await to.run(pasteTemplate);
    expect(to.side.order).toEqual(['workspace', 't', 'base']);
    expect(to.object('t')).toMatchObject({text: 'Copied'});
    expect(to.editor.state.loading).toBe(false);
    to.editor.undo();
    expect(to.side.order).toEqual(['workspace', 'old']);
  });

  it("keeps the product's own drawing area and puts the copy around its middle", async () => {
    const from = await staffEditor({objects: [someText({id: 't', left: 325, top: 325})]}).run(copyTemplate);
    const sticker = staffEditor({objects: []});
    sticker.open(sticker.editor.blankSide({...TWO_SIDED, isSticker: true}), {...TWO_SIDED, isSticker: true});
    const outline = sticker.object('stickerShape');
    for (const [key, text] of from.browser.storage) sticker.browser.keep(key, text);
    await sticker.run(pasteTemplate);
    expect(sticker.side.order).toEqual(['workspace', 'stickerShape', 't']);
    expect(sticker.object('stickerShape')).toEqual(outline);
    const [area, source] = [sticker.object('workspace'), from.object('workspace')];
    expect(area).toMatchObject({width: 600, height: 600});
    expect(sticker.object('t').left - area.left).toBeCloseTo(from.object('t').left - source.left);
  });

  it('[ED-412] a failed copy is told in the style of a success', async () => {
    const test = staffEditor();
    test.browser.broken = true;
    await test.run(copyTemplate);
    expect(test.editor.state.notices).toMatchObject([{tone: 'success'}]);
    expect(said(test)).toEqual(['复制失败']);
  });

  it('pastes nothing where nothing was copied, and leaves the design as it is when the copy is damaged', async () => {
    const test = await staffEditor().run(pasteTemplate);
    expect(test.editor.state.notices).toMatchObject([{text: 'staff.nothingToPaste'}]);
    test.browser.keep('editor.copiedCanvas', '{"objects": ');
    await test.run(pasteTemplate);
    expect(contentOf(test.side)).toMatchObject([{id: 't'}]);
    expect(test.editor.state.loading).toBe(false);
  });
});

describe('saving to a user', () => {
  const recipient = {userEmail: ' grace@example.com ', templateName: 'For Grace', proId: 10};

  it.each([
    ['an e-mail', {userEmail: '  '}],
    ['a template name', {templateName: ''}],
    ['a platform', {proId: 0}],
  ])('[ED-316] without %s sends nothing', async (_name, lacking) => {
    const test = staffEditor();
    expect(await saveToUser(test.context, {...recipient, ...lacking})).toBe(false);
    expect(said(test)).toEqual(['邮箱和模板名称以及平台皆不能为空！']);
    expect(test.api.seen).toEqual([]);
  });

  it('[ED-360] [ED-366] [ED-410] stores the design in the account', async () => {
    const test = await staffEditor().run(openSaveToUser);
    expect(test.editor.state.dialog).toBe('save-to-user');
    expect(await saveToUser(test.context, recipient)).toBe(true);
    expect(said(test)).toEqual(['保存成功！']);
    expect(test.api.callsOf(TO_USER)).toMatchObject([{caller: 'staff'}]);
    expect(test.api.sentTo(TO_USER)).toMatchObject({
      userEmail: 'grace@example.com',
      templateName: 'For Grace',
      proId: 10,
      categoryId: TWO_SIDED.id,
      templateUrl: '/files/public/x/template.png',
      specification: '',
      templateFile: expect.stringContaining('frontData'),
    });
  });

  it('[ED-409] code 500 means that something was entered wrongly', async () => {
    const test = staffEditor();
    test.api.refuse(TO_USER, '500', 'Saving failed!');
    expect(await saveToUser(test.context, recipient)).toBe(false);
    expect(said(test)).toEqual(['保存失败！请检查输入是否正确！']);
  });
});

describe('platforms', () => {
  const platform = (id: number, url = '') => ({id, proName: `P${id}`, proType: 2, url});

  it('[ED-006] [ED-207] come in three groups, always in the same order', () => {
    expect(readPlatformGroups({2: [platform(3)], 0: [platform(1, 'https://a.example')], 1: [platform(2)]})).toEqual([
      {type: 0, platforms: [{id: 1, proName: 'P1', proType: 0, url: 'https://a.example'}]},
      {type: 1, platforms: [{id: 2, proName: 'P2', proType: 1, url: ''}]},
      {type: 2, platforms: [{id: 3, proName: 'P3', proType: 2, url: ''}]},
    ]);
  });

  it('[ED-208] a fourth group is thrown away', () => {
    expect(readPlatformGroups({0: [], 1: [], 2: [], 3: [platform(4)]}).flatMap(group => group.platforms)).toEqual([]);
  });

  it('[ED-368] are asked for at once', async () => {
    const test = staffEditor();
    test.api.answer('/systemProject/list', {0: [platform(1)], 1: [], 2: []});
    expect((await test.api.staff.platforms())[0]?.platforms).toHaveLength(1);
    expect(test.api.sentTo('/systemProject/list')).toEqual({pageSize: 9999, type: 0});
  });
});
