import {
  addOwnClipart,
  closeMyCreation,
  deleteDesign,
  moveCliparts,
  openMyCreation,
  openDesign,
  renameClipart,
  renameDesign,
  saveFolder,
  searchDesigns,
} from '../actions/template/my-creation';
import {chosenFiles, uploadCliparts} from '../actions/picture/upload-cliparts';
import {readOwnClipart, readOwnDesign, type OwnClipart, type OwnDesign} from '../api/my-creation-readers';
import {contentOf} from '../document/side';
import {Fields} from '../document/read';
import {en} from '../i18n/en';
import {zh} from '../i18n/zh';
import {writeDesign} from '../objects/formats';
import {somePath, someSide, someText} from '../testing/designs';
import {TestEditor} from '../testing/test-editor';
import {dayOf} from './Listing';

const SEARCH = '/design/user/getUserClipartTemplatesByEmail';
const RENAME = '/design/user/updateNameById';
const UPLOAD = '/app/designUser/uploadUserClipart';
const FOLDER = '/app/designUser/editUserClipartCategory';
const MOVE = '/app/designUser/moveUploadClipart';

const FILE = JSON.stringify(
  writeDesign({front: someSide(somePath({id: 'base', isBase: true}), someText({id: 'words'})), back: null}),
);

const DESIGN: OwnDesign = {
  id: 12,
  templateName: 'Mine',
  picture: '/files/a.png',
  updateTime: '2026-03-04T05:06:07Z',
  isPaintless: false,
  categoryId: 7,
  templateFile: FILE,
  address: '',
};

const CLIPART: OwnClipart = {
  clipartId: 3,
  clipartName: 'Dog',
  clipartUrl: '/files/public/x/dog.png',
  categoryId: 0,
  updateTime: '2026-03-04T05:06:07Z',
};

function member(objects: readonly ReturnType<typeof someText>[] = []): TestEditor {
  const test = new TestEditor({objects});
  test.editor.set({member: {id: 1, name: 'Grace', email: 'grace@example.com', proId: 10}});
  return test;
}

function staff(): TestEditor {
  const test = new TestEditor();
  test.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(['user-template.read'])}});
  return test;
}

const said = (test: TestEditor): readonly string[] => test.editor.state.notices.map(notice => en[notice.text]);

describe('My Creation', () => {
  it('[ED-034] [ED-044] is opened by the tab User Design, status 7', async () => {
    const test = await member().run(openMyCreation);
    expect(test.editor.state).toMatchObject({dialog: 'my-creation', panel: {status: 7}});
    await test.run(closeMyCreation);
    expect(test.editor.state).toMatchObject({dialog: null, panel: {status: 0}});
  });

  it('[ED-158] is for members and for staff who may read saved designs; visitors sign in first', async () => {
    expect((await new TestEditor().run(openMyCreation)).editor.state.dialog).toBe('sign-in-to-creation');
    expect((await staff().run(openMyCreation)).editor.state.dialog).toBe('my-creation');
    const other = staff();
    other.editor.set({staff: {id: 9, name: 'Ada', rights: new Set(['template.read'])}});
    expect((await other.run(openMyCreation)).editor.state.dialog).toBe('sign-in-to-creation');
  });

  it("[ED-013] [ED-012] is not on the template library's page", () => {
    const test = member();
    test.editor.set({library: true});
    expect(openMyCreation.isEnabled(test.context)).toBe(false);
  });

  it("[ED-157] [ED-159] [ED-163] is called by the specification's texts", () => {
    expect(en['creation.title']).toBe('My Creation');
    expect([en['creation.designs'], en['creation.cliparts']]).toEqual(['Templates', 'Cliparts']);
    expect(en['creation.noResult']).toBe('Sorry, no results, please enter another email or platform!');
  });
});

describe('searching', () => {
  it.each([
    ['an e-mail', {userEmail: ' ', proId: 10}],
    ['a platform', {userEmail: 'a@b.cd', proId: 0}],
  ])('[ED-315] without %s sends nothing', async (_name, search) => {
    const test = staff();
    expect(await searchDesigns(test.context, search)).toBeUndefined();
    expect(said(test)).toEqual(['邮箱和平台皆不能为空！']);
    expect(zh['creation.incomplete']).toBe('邮箱和平台皆不能为空！');
    expect(test.api.seen).toEqual([]);
  });

  it("[ED-367] [ED-158] asks with the session of the staff, or the member's own", async () => {
    const data = {
      userTemplatesList: [{...DESIGN, templateImg: DESIGN.picture}],
      userClipartList: [{...CLIPART, id: 3}],
    };
    for (const [test, caller] of [
      [staff(), 'staff'],
      [member(), 'member'],
    ] as const) {
      test.api.answer(SEARCH, data);
      expect(await searchDesigns(test.context, {userEmail: 'grace@example.com ', proId: 10})).toMatchObject({
        designs: [{id: 12, templateName: 'Mine'}],
        cliparts: [CLIPART],
      });
      expect(test.api.callsOf(SEARCH)).toMatchObject([{caller}]);
      expect(test.api.sentTo(SEARCH)).toMatchObject({userEmail: 'grace@example.com', proId: 10, categoryProId: 0});
    }
  });

  it('[ED-418] that fails finds nothing in either list', async () => {
    const test = staff();
    test.api.refuse(SEARCH, '500');
    expect(await searchDesigns(test.context, {userEmail: 'a@b.cd', proId: 1})).toEqual({designs: [], cliparts: []});
    expect(said(test)).toEqual([]);
  });
});

describe('the lists', () => {
  it('[ED-423] [ED-377] [ED-378] [ED-386] [ED-387] [ED-388] are asked for whole', async () => {
    const {api} = member();
    const page = {records: [{...CLIPART, id: 3}]};
    api
      .answer('/app/designUser/getDefaultTemplateList', [DESIGN])
      .answer('/app/designUser/getFavoriteTemplateList', [{...DESIGN, templateUrl: '/templates/star'}])
      .answer('/app/designUser/getUserUploadClipartList', page)
      .answer('/app/designUser/getDefaultClipartList', page)
      .answer('/app/designUser/getFavoriteClipartList', [{id: 5, elementName: 'Cat'}]);
    expect(await api.myCreation.designs()).toMatchObject([{id: 12}]);
    expect(await api.myCreation.favouriteDesigns()).toMatchObject([{id: 12, address: '/templates/star'}]);
    expect(await api.myCreation.cliparts(4)).toEqual([CLIPART]);
    expect(await api.myCreation.looseCliparts()).toEqual([CLIPART]);
    expect(await api.myCreation.favouriteCliparts()).toMatchObject([{clipartId: 5, clipartName: 'Cat'}]);
    expect(api.seen).toHaveLength(5);
    for (const {body, caller} of api.seen) {
      expect(JSON.parse(body)).toMatchObject({page: 1, pageSize: 99_999});
      expect(caller).toBe('member');
    }
    expect(api.sentTo('/app/designUser/getUserUploadClipartList')).toMatchObject({cateId: 4});
    expect(api.sentTo('/app/designUser/getFavoriteTemplateList')).toMatchObject({categoryId: 0});
  });

  it('[ED-186] [ED-188] [ED-187] read a preview under either name, and the layers', () => {
    const design = (values: object): OwnDesign | undefined => readOwnDesign(new Fields({id: 1, ...values}));
    expect(design({templateUrl: '/files/a.png'})?.picture).toBe('/files/a.png');
    expect(design({templateImg: '/files/b.png'})?.picture).toBe('/files/b.png');
    expect(design({templateUrl: '/templates/star', templateImg: '/files/c.png'})).toMatchObject({
      picture: '/files/c.png',
      address: '/templates/star',
    });
    expect(design({templateFile: FILE})?.templateFile).toBe(FILE);
    expect(design({})?.templateFile).toBeUndefined();
  });

  it('[ED-160] show the first 10 characters of the time of the last change', () => {
    expect(dayOf(readOwnDesign(new Fields({id: 1, updateTime: '2026-03-04 05:06:07'}))?.updateTime ?? '')).toBe(
      '2026-03-04',
    );
  });

  it('[ED-191] [ED-195] neither islogo nor checked comes from the server', () => {
    expect(readOwnDesign(new Fields({id: 1, islogo: 1}))).not.toHaveProperty('islogo');
    expect(readOwnClipart(new Fields({clipartId: 1, checked: true}))).not.toHaveProperty('checked');
  });
});

describe('renaming', () => {
  it('[ED-162] [ED-365] gives a saved design another name', async () => {
    for (const [test, caller] of [
      [member(), 'member'],
      [staff(), 'staff'],
    ] as const) {
      test.api.answer(RENAME, {});
      expect(await renameDesign(test.context, DESIGN, ' Better ')).toBe(true);
      expect(test.api.sentTo(RENAME)).toEqual({id: 12, templateName: 'Better'});
      expect(test.api.callsOf(RENAME)).toMatchObject([{caller}]);
    }
  });

  it('a blank or unchanged name changes nothing', async () => {
    const test = member();
    expect(await renameDesign(test.context, DESIGN, '  ')).toBe(false);
    expect(await renameDesign(test.context, DESIGN, 'Mine')).toBe(false);
    expect(await renameClipart(test.context, CLIPART, '')).toBe(false);
    expect(test.api.seen).toEqual([]);
  });

  it("keeps a clipart's picture and folder", async () => {
    const test = member();
    test.api.answer(UPLOAD, []);
    expect(await renameClipart(test.context, {...CLIPART, categoryId: 4}, 'Hound')).toBe(true);
    expect(test.api.sentTo(UPLOAD)).toEqual({
      clipartId: 3,
      cliparts: [{clipartName: 'Hound', clipartUrl: CLIPART.clipartUrl}],
      categoryId: 4,
    });
  });

  it("that is refused is told in the server's words", async () => {
    const test = member();
    test.api.refuse(RENAME, '404', 'It is gone');
    expect(await renameDesign(test.context, DESIGN, 'Better')).toBe(false);
    expect(test.editor.state.notices).toMatchObject([{tone: 'error', values: {message: 'It is gone'}}]);
  });
});

describe('opening a saved design', () => {
  const PAINTLESS: OwnDesign = {...DESIGN, isPaintless: true};

  it('[ED-190] that is not paintless goes to its own address', async () => {
    const test = member();
    test.api.answer('/design/category/getById', {id: 7, categoryUrl: '/design/lapel-pins/'});
    await test.give(openDesign, DESIGN);
    expect(test.browser.visited).toEqual(['/design/lapel-pins?saved=12']);
    await test.give(openDesign, {...DESIGN, address: '/templates/star'});
    expect(test.browser.visited.at(-1)).toBe('/templates/star');
    expect(contentOf(test.side)).toEqual([]);
  });

  it('[ED-189] that is paintless is loaded onto an empty canvas', async () => {
    const test = await member().give(openDesign, PAINTLESS);
    expect(test.browser.visited).toEqual([]);
    expect(test.side.order).toEqual(['workspace', 'base', 'words']);
    expect(test.editor.state).toMatchObject({dialog: null, loading: false});
  });

  it("[ED-189] that is paintless exchanges the base picture beside the visitor's own objects", async () => {
    const test = await member([someText({id: 'own'})]).give(openDesign, PAINTLESS);
    expect(test.side.order).toEqual(['workspace', 'base', 'own']);
  });

  it('asks for the layers that a long list leaves out', async () => {
    const test = member();
    test.api.answer('/app/designUser/getUserTemplateById', {id: 12, templateFile: FILE});
    await test.give(openDesign, {...PAINTLESS, templateFile: undefined});
    expect(test.side.order).toEqual(['workspace', 'base', 'words']);
  });

  it('that is damaged leaves the canvas as it is', async () => {
    const test = await member([someText({id: 'own'})]).give(openDesign, {...PAINTLESS, templateFile: '{'});
    expect(test.side.order).toEqual(['workspace', 'own']);
    expect(test.editor.state).toMatchObject({loading: false, notices: [{tone: 'error'}]});
  });

  it('[ED-395] deletes it only when that is confirmed', async () => {
    const test = member();
    test.api.answer('/app/designUser/deleteUserTemplates', null);
    const first = deleteDesign(test.context, DESIGN);
    test.editor.reply(false);
    expect(await first).toBe(false);
    expect(test.api.seen).toEqual([]);
    const second = deleteDesign(test.context, DESIGN);
    test.editor.reply(true);
    expect(await second).toBe(true);
    expect(test.api.sentTo('/app/designUser/deleteUserTemplates')).toEqual({id: 12});
  });
});

describe('own cliparts', () => {
  const file = (name: string, size = 10): File => new File([new Uint8Array(size)], name);

  it('go onto the canvas without a place in the gallery', async () => {
    const test = await (await member().run(openMyCreation)).give(addOwnClipart, CLIPART);
    const [picture] = contentOf(test.side);
    expect(picture).toMatchObject({kind: 'image', src: CLIPART.clipartUrl});
    expect(picture).not.toHaveProperty('artId');
    expect(test.editor.state).toMatchObject({dialog: null, panel: {status: 3, art: 3}});
  });

  it('[ED-310] are under 10 MB', () => {
    const test = member();
    expect(chosenFiles(test.context, [file('a.png', 10 * 1024 * 1024 - 1)])).toHaveLength(1);
    expect(chosenFiles(test.context, [file('a.png', 10 * 1024 * 1024)])).toBeUndefined();
  });

  it('[ED-311] are jpg, jpeg or png', () => {
    for (const name of ['a.jpg', 'a.JPEG', 'a.png'])
      expect(chosenFiles(member().context, [file(name)])).toHaveLength(1);
    for (const name of ['a.gif', 'a.svg', 'a.pdf', 'png'])
      expect(chosenFiles(member().context, [file(name)])).toBeUndefined();
  });

  it('[ED-312] one bad file refuses the whole choice', () => {
    const test = member();
    expect(chosenFiles(test.context, [file('a.png'), file('b.gif')])).toBeUndefined();
    expect(test.editor.state.notices).toMatchObject([{tone: 'error'}]);
  });

  it('[ED-313] confirming without a file', async () => {
    const test = member();
    expect(await uploadCliparts(test.context, [], 0)).toBe(false);
    expect(said(test)).toEqual(['Unuploaded file']);
    expect(test.api.seen).toEqual([]);
  });

  it(`[ED-303] [ED-314] [ED-379]
    are stored under the names they were given once confirmed; a blank one keeps the old`, async () => {
    const test = member();
    test.api.storeAt('/files/public/x/a.png').answer(UPLOAD, []);
    const chosen = chosenFiles(test.context, [file('first.png'), file('second.jpg')]) ?? [];
    const named = chosen.map((entry, index) => ({...entry, name: index === 0 ? 'Renamed' : '  '}));
    expect(test.api.seen).toEqual([]);
    expect(await uploadCliparts(test.context, named, 4)).toBe(true);
    expect(test.api.sentTo(UPLOAD)).toEqual({
      clipartId: 0,
      categoryId: 4,
      cliparts: [
        {clipartName: 'Renamed', clipartUrl: '/files/public/x/a.png'},
        {clipartName: 'second', clipartUrl: '/files/public/x/a.png'},
      ],
    });
  });

  it('[ED-343] [ED-394] are moved when some are checked; else that is told and nothing is sent', async () => {
    const test = member();
    test.api.answer(MOVE, null);
    expect(await moveCliparts(test.context, [], 4)).toBe(false);
    expect(test.editor.state.notices).toMatchObject([{tone: 'warning', text: 'creation.noneChecked'}]);
    expect(test.api.seen).toEqual([]);
    expect(await moveCliparts(test.context, [3], 4)).toBe(true);
    expect(test.api.sentTo(MOVE)).toEqual({idList: [3], cateId: 4});
  });

  it('[ED-165] [ED-380] [ED-381] [ED-385] lie in folders', async () => {
    const test = member();
    test.api.answer(FOLDER, 44).answer('/app/designUser/getClipartCategoryList', [{id: 44, categoryName: 'Pets'}]);
    expect(await saveFolder(test.context, 0, ' Pets ')).toBe(true);
    expect(test.api.sentTo(FOLDER)).toEqual({categoryName: 'Pets'});
    expect(await test.api.myCreation.createFolder('Pets')).toBe(44);
    expect(await saveFolder(test.context, 44, 'Dogs')).toBe(true);
    expect(test.api.sentTo(FOLDER)).toEqual({id: 44, categoryName: 'Dogs'});
    expect(await test.api.myCreation.folders()).toEqual([{id: 44, categoryName: 'Pets'}]);
  });
});
