import {Screen} from '../testing/screen';
import {scrollToEnd} from '../testing/window';
import {readGalleryType} from '../api/readers';
import {en} from '../i18n/en';
import {Fields} from '../document/read';
import type {TestEditor} from '../testing/test-editor';
import {SidePanel} from '../app/SidePanel';

const TYPES = '/app/design/template/getTemplateTypeListFromApp';
const TEMPLATES = '/app/design/template/getTemplateListFormApp';
const NAMES = '/app/design/template/getAllTemplateNameAndTypeName';
const CLIPART_TYPES = '/app/design/clipartType/list';
const CLIPARTS = '/app/design/clipart/list';
const SEARCH = '/app/design/clipart/likeQuery';
const MARK = '/app/designUser/favoriteClipart';
const MARK_TEMPLATE = '/app/designUser/favoriteTemplate';
const MARKED = '/app/designUser/getFavoriteClipartList';
const TAGS = '/app/design/clipart/likeAllString';

const page = (records: readonly object[], pages = 1): object => ({records, total: records.length, pages});
const template = (id: number): object => ({
  id,
  templateName: `Template ${id}`,
  templateImg: `/files/public/t${id}.png`,
});
const clipart = (id: number): object => ({id, elementName: `Art ${id}`, clipartImage: `/files/public/a${id}.svg`});

function answers({api}: TestEditor): void {
  api
    .answer(TYPES, [
      {
        id: 1,
        templateTypeName: 'Sports',
        displayControl: 1,
        icon: '/icon.svg',
        displayDrawing: '/drawing.svg',
        children: [
          {
            id: 11,
            templateTypeName: 'Football',
            displayControl: 1,
            icon: '',
            children: [{id: 111, templateTypeName: 'Goalkeepers', icon: '', children: []}],
          },
        ],
      },
      {
        id: 2,
        templateTypeName: 'School',
        displayControl: 2,
        icon: '/icon.svg',
        displayDrawing: '/drawing.svg',
        children: [],
      },
    ])
    .answer(TEMPLATES, page([template(1), template(2)]))
    .answer(NAMES, ['Happy Star', 'Harbour', 'Sharp'])
    .answer(CLIPART_TYPES, [
      {id: 5, clipartTypeName: 'Animals', displayControl: 1, icon: '/a.svg', clipartTypeList: []},
    ])
    .answer(CLIPARTS, page([clipart(1)]))
    .answer(SEARCH, {collectionList: [clipart(3)], total: 1, pages: 1})
    .answer(TAGS, ['dog', 'dolphin', 'bulldog']);
}

const MEMBER = {id: 4, name: 'Ada', email: 'ada@example.com', proId: 9};

let screen: Screen;
const open = async (status: 1 | 3): Promise<Screen> => {
  localStorage.clear();
  screen = await Screen.show(<SidePanel />, test => {
    answers(test);
    test.editor.openPanel(status);
  });
  return screen;
};
const panel = () => screen.test.editor.state.panel;
const asked = (path: string) => screen.test.api.seen.filter(call => call.path === path);
const search = async (text: string) => {
  await screen.type('[role=combobox]', text);
  await screen.key('[role=combobox]', 'Enter');
};

afterEach(() => screen.close());

describe('the templates panel', () => {
  it('[ED-039] is that of status 1', async () => {
    await open(1);
    expect(screen.find('.side-panel').dataset.status).toBe('1');
    expect(screen.texts('h2')).toEqual(['Offical Templates']);
    expect(screen.texts('.tiles-templates .tile')).toEqual(['Template 1', 'Template 2']);
  });

  it('[ED-052] [ED-053] has a search box that suggests names of templates and types by their beginning', async () => {
    await open(1);
    expect(asked(NAMES)).toHaveLength(1);
    await screen.type('[role=combobox]', 'ha');
    expect(screen.texts('[role=option]')).toEqual(['Happy Star', 'Harbour']);
  });

  it(`[ED-059] [ED-060] [ED-201]
    shows the icon of a category with displayControl 1, the drawing of one with 2`, async () => {
    await open(1);
    expect(screen.all('.type img').map(image => image.getAttribute('src'))).toEqual(['/icon.svg', '/drawing.svg']);
  });

  it('[ED-058] leads one level down and no further', async () => {
    await open(1);
    await screen.press('Sports');
    expect(screen.texts('h2')).toEqual(['Sports']);
    expect(screen.texts('.type')).toEqual(['Football']);
    await screen.press('Football');
    expect(screen.texts('h2')).toEqual(['Football']);
    expect(screen.text).not.toContain('Goalkeepers');
    expect(screen.all('.type')).toHaveLength(0);
  });

  it('[ED-064] numbers its levels 1 top categories, 2 child categories, 3 no result', async () => {
    await open(1);
    expect(panel().template).toBe(1);
    await screen.press('Sports');
    expect(panel().template).toBe(2);
    await screen.press('Back');
    expect(panel().template).toBe(1);
    screen.test.api.answer(TEMPLATES, page([]));
    await search('nothing like it');
    expect(panel().template).toBe(3);
  });

  it(`[ED-062]
    suggests in the Oops panel to contact us, which opens the price form, and to upload, which opens the Upload
    panel`, async () => {
    await open(1);
    screen.test.api.answer(TEMPLATES, page([]));
    await search('nothing');
    expect(screen.texts('h3')).toContain('Oops');
    await screen.press('Contact customer service');
    expect(screen.test.editor.state.dialog).toBe('price');
    await screen.press('Upload your own cliparts');
    expect(panel().status).toBe(5);
  });

  it('says that its list could not be loaded, and loads it on request', async () => {
    await open(1);
    screen.test.api.refuse(TEMPLATES, '500');
    await search('star');
    expect(screen.texts('.gallery-end p')).toEqual([en['gallery.failed']]);
    screen.test.api.answer(TEMPLATES, page([template(3)]));
    await screen.press(en['app.retry']);
    expect(screen.texts('.tiles-templates .tile')).toEqual(['Template 3']);
    expect(screen.all('.gallery-end')).toHaveLength(0);
  });

  it('[ED-063] appends the next page at the end of the list, until there are no more', async () => {
    await open(1);
    await screen.close();
    screen = await Screen.show(<SidePanel />, test => {
      answers(test);
      test.api.answer(TEMPLATES, page([template(1)], 2));
      test.editor.openPanel(1);
    });
    screen.test.api.answer(TEMPLATES, page([template(2)], 2));
    await screen.does(scrollToEnd);
    expect(screen.texts('.tile')).toEqual(['Template 1', 'Template 2']);
    await screen.does(scrollToEnd);
    expect(asked(TEMPLATES)).toHaveLength(2);
  });
});

describe('the cliparts panel', () => {
  it('[ED-041] is that of status 3', async () => {
    await open(3);
    expect(screen.find('.side-panel').dataset.status).toBe('3');
    expect(screen.all('.tiles-cliparts .tile')).toHaveLength(1);
  });

  it('[ED-095] suggests the tags of the server', async () => {
    await open(3);
    expect(asked(TAGS)).toHaveLength(1);
    await screen.type('[role=combobox]', 'do');
    expect(screen.texts('[role=option]')).toEqual(['dog', 'dolphin']);
  });

  it(`[ED-087] [ED-088]
    numbers its levels 1 categories, 2 sub-categories, 4 no result, where Oops is shown`, async () => {
    await open(3);
    expect(panel().art).toBe(1);
    await screen.press('Animals');
    expect(panel().art).toBe(2);
    screen.test.api.answer(SEARCH, {collectionList: [], total: 0, pages: 0});
    await search('nothing');
    expect(panel().art).toBe(4);
    expect(screen.texts('h3')).toContain('Oops');
  });

  it('[ED-087] numbers the panel of a selected picture 3', async () => {
    await open(3);
    await screen.does(() => {
      screen.test.imported = file => ({file, name: file.name, width: 10, height: 10, isCropped: false});
    });
    screen.test.api.fileAddress = '/files/public/a.png';
    screen.test.api.answer('/gyoss/oss/web/config', {
      data: {policy: 'p', accessid: 'a', signature: 's', dir: 'd/', url: '/files'},
    });
    await screen.press('Add clipart Art 1');
    expect(panel()).toMatchObject({status: 3, art: 3});
    expect(screen.texts('h2')).toEqual(['Edit picture']);
  });

  it('[ED-096] appends the next page of 60 at the end of the list', async () => {
    screen = await Screen.show(<SidePanel />, test => {
      answers(test);
      test.api.answer(CLIPARTS, page([clipart(1)], 2));
      test.editor.openPanel(3);
    });
    screen.test.api.answer(CLIPARTS, page([clipart(2)], 2));
    await screen.does(scrollToEnd);
    expect(screen.all('.tile').map(tile => tile.title)).toEqual(['Art 1', 'Art 2']);
    expect(asked(CLIPARTS).map(call => JSON.parse(call.body))).toMatchObject([
      {page: 1, pageSize: 60},
      {page: 2, pageSize: 60},
    ]);
  });
});

describe('favourites', () => {
  const hearts = () => screen.all('.favourite').map(heart => heart.getAttribute('aria-pressed'));
  const signedIn = async (status: 1 | 3): Promise<void> => {
    localStorage.clear();
    screen = await Screen.show(<SidePanel />, test => {
      answers(test);
      test.api.answer(CLIPARTS, page([{...clipart(1), isCollection: 1}, clipart(2)])).answer(MARKED, [clipart(1)]);
      test.editor.set({member: MEMBER});
      test.editor.openPanel(status);
    });
  };

  it(`[ED-198] [ED-352] [ED-376]
    of cliparts have a full heart, and each press of it marks or takes the mark away`, async () => {
    await signedIn(3);
    expect(hearts()).toEqual(['true', 'false']);
    screen.test.api.answer(MARK, {clipartId: 2, isCollection: 1});
    await screen.press('Favorite Art 2');
    expect(screen.test.api.sentTo(MARK)).toEqual({clipartId: 2, language: 'en-us'});
    expect(hearts()).toEqual(['true', 'true']);
    screen.test.api.answer(MARK, {clipartId: 1, isCollection: 0});
    await screen.press('Favorite Art 1');
    expect(hearts()).toEqual(['false', 'true']);
    screen.test.api.refuse(MARK, '500');
    await screen.press('Favorite Art 1');
    expect(hearts()).toEqual(['false', 'true']);
    await screen.press('Favorites');
    expect(screen.texts('h2')).toEqual(['Favorites']);
    expect(screen.all('.tile').map(tile => tile.title)).toEqual(['Art 1']);
  });

  it('[ED-346] of a visitor lead to signing in, without a call', async () => {
    await open(3);
    await screen.press('Favorite Art 1');
    expect(screen.test.editor.state.dialog).toBe('sign-in');
    expect(asked(MARK)).toEqual([]);
    expect(screen.texts('.type')).not.toContain('Favorites');
  });

  it('of templates are marked as well', async () => {
    await signedIn(1);
    screen.test.api.answer(MARK_TEMPLATE, {templateId: 2, isCollection: 1});
    await screen.press('Favorite Template 2');
    expect(screen.test.api.sentTo(MARK_TEMPLATE)).toEqual({templateId: 2, language: 'en-us'});
    expect(hearts()).toEqual(['false', 'true']);
  });
});

describe('searches', () => {
  it('[ED-238] are remembered for templates and for cliparts apart', async () => {
    await open(1);
    await search('anchor');
    await screen.does(() => screen.test.editor.openPanel(3));
    await search('dog');
    expect(localStorage.getItem('editor.searches.templates')).toBe('["anchor"]');
    expect(localStorage.getItem('editor.searches.art')).toBe('["dog"]');
  });

  it('[ED-236] send the search form and take total and pages from the answer', async () => {
    await open(1);
    await search('dog');
    expect(Object.fromEntries(new URLSearchParams(asked(TEMPLATES).at(-1)?.query))).toEqual({
      page: '1',
      pageSize: '60',
      likeQuery: 'dog',
      searchWord: 'dog',
      categoryId: '7',
      userId: '0',
      proId: '0',
      language: 'en-us',
    });
    await screen.does(() => {
      screen.test.editor.set({member: MEMBER});
      screen.test.editor.openPanel(3);
    });
    await screen.press('Animals');
    expect(JSON.parse(asked(CLIPARTS).at(-1)?.body ?? '')).toEqual({
      page: 1,
      pageSize: 60,
      clipartTypeId: 5,
      categoryId: 7,
      userId: 4,
      proId: 9,
      language: 'en-us',
    });
  });

  it('[ED-373] [ED-389] ask for the types of the platform', async () => {
    await open(1);
    expect(asked(TYPES)[0]?.query).toBe('proId=0&categoryId=7&language=en-us');
    await screen.does(() => {
      screen.test.editor.set({member: MEMBER});
      screen.test.editor.openPanel(3);
    });
    expect(JSON.parse(asked(CLIPART_TYPES).at(-1)?.body ?? '')).toEqual({id: 1, proId: 9, language: 'en-us'});
    await screen.does(() => screen.test.editor.openPanel(1));
    expect(asked(TYPES).at(-1)?.query).toBe('proId=9&categoryId=7&language=en-us');
  });

  it('[ED-391] of cliparts go by words and quote category, and show the collection list', async () => {
    await open(3);
    await search('dog');
    expect(Object.fromEntries(new URLSearchParams(asked(SEARCH).at(-1)?.query))).toMatchObject({
      likeQuery: 'dog',
      quoteName: 'Pins',
      page: '1',
      pageSize: '60',
    });
    expect(screen.all('.tile').map(tile => tile.title)).toEqual(['Art 3']);
    expect(asked(CLIPARTS)).toHaveLength(1);
  });
});

it("[ED-201] a template's own display limit is not read as a tile's picture", () => {
  const read = readGalleryType('templateTypeName', 'children');
  expect(read(new Fields({id: 1, displayControl: 0, icon: '/i.svg', displayDrawing: '/d.svg'}))?.picture).toBe(
    '/i.svg',
  );
  expect(read(new Fields({id: 1, displayControl: 1, icon: '/i.svg', displayDrawing: '/d.svg'}))?.picture).toBe(
    '/i.svg',
  );
});
