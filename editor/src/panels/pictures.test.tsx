import '../testing/window';
import {Dialogs} from '../app/Dialogs';
import {someImage} from '../testing/designs';
import {Screen} from '../testing/screen';
import type {TestEditor} from '../testing/test-editor';
import {SidePanel} from '../app/SidePanel';

const RELATED = '/app/design/clipart/replaceClipart';
const CLIPARTS = '/app/design/clipart/list';
const OWN = '/app/designUser/getUserUploadClipartList';
const HISTORY = '/app/design/uploadHistory/getUploadHistory';
const FORGET = '/app/design/uploadHistory/deleteUploadHistory';

const page = (records: readonly object[]): object => ({records, total: records.length, pages: 1});
const clipart = (id: number): object => ({id, elementName: `Art ${id}`, clipartImage: `/files/public/a${id}.svg`});
const MEMBER = {id: 4, name: 'Ada', email: 'ada@example.com'};

let screen: Screen;
afterEach(() => screen.close());

async function show(ready: (test: TestEditor) => void, image: {artId?: number} = {}): Promise<void> {
  screen = await Screen.show(
    <>
      <SidePanel />
      <Dialogs />
    </>,
    ready,
    {objects: [someImage({id: 'star', scaleX: 1, scaleY: 1, angle: 30, ...image})]},
  );
}

const select = (test: TestEditor): void => {
  test.editor.select(['star']);
  test.editor.openEditPanel();
};

describe('edit picture', () => {
  it('[ED-089] shows the picture with a Replace button', async () => {
    await show(select);
    expect(screen.find('.picture-current img').getAttribute('src')).toBe('/files/public/seed/star.svg');
    expect(screen.button('Replace')).toBeDefined();
  });

  it('[ED-091] [ED-092] turns from -360 to 360 and sizes from 0.01 to 5 by 0.01', async () => {
    await show(select);
    const range = (label: string) => {
      const slider = screen.all('.slider').find(entry => entry.textContent?.startsWith(label));
      const input = slider?.querySelector('input');
      return [input?.min, input?.max, input?.step];
    };
    expect(range('Rotation').slice(0, 2)).toEqual(['-360', '360']);
    expect(range('Size')).toEqual(['0.01', '5', '0.01']);
    await screen.type('.slider-value input[max="5"]', '2.5');
    expect(screen.test.object('star')).toMatchObject({scaleX: 2.5, scaleY: 2.5});
    await screen.type('.slider-value input[max="360"]', '-270');
    expect(screen.test.object('star').angle).toBe(-270);
  });
});

describe('the replace dialog', () => {
  const openIt = async (test: (editor: TestEditor) => void, image: {artId?: number} = {}) => {
    await show(editor => {
      test(editor);
      select(editor);
    }, image);
    await screen.press('Replace');
    await screen.does(() => import('../dialogs/ReplaceDialog'));
  };
  const names = () => screen.all('dialog .tile').map(tile => tile.title);

  it('[ED-090] opens for the selected picture and puts the chosen one in its place', async () => {
    await openIt(({api}) => api.answer(CLIPARTS, page([clipart(8)])), {artId: 3});
    expect(screen.texts('dialog h2')).toEqual(['Replace']);
    await screen.press('Replace by Art 8');
    expect(screen.test.object('star')).toMatchObject({
      src: '/files/public/a8.svg',
      picPath: '/files/public/a8.svg',
      artId: 8,
      left: 200,
      top: 200,
      angle: 30,
      width: 400,
      height: 200,
      scaleX: 0.5,
      scaleY: 0.5,
    });
    expect(screen.test.editor.state.dialog).toBeNull();
    await screen.does(() => screen.test.editor.undo());
    expect(screen.test.object('star')).toMatchObject({src: '/files/public/seed/star.svg', artId: 3, width: 200});
  });

  it('[ED-284] shows the full gallery without related cliparts, and without an artId', async () => {
    await openIt(({api}) => api.answer(CLIPARTS, page([clipart(8), clipart(9)])).answer(RELATED, page([])), {artId: 3});
    expect(names()).toEqual(['Art 8', 'Art 9']);
    await screen.close();
    await openIt(({api}) => api.answer(CLIPARTS, page([clipart(8)])));
    expect(names()).toEqual(['Art 8']);
    expect(screen.test.api.seen.some(call => call.path === RELATED)).toBe(false);
  });

  it('[ED-283] lists related cliparts first, asking by the artId', async () => {
    await openIt(({api}) => api.answer(CLIPARTS, page([clipart(8)])).answer(RELATED, page([clipart(2)])), {artId: 3});
    expect(names()).toEqual(['Art 2', 'Art 8']);
    expect(JSON.parse(screen.test.api.seen.find(call => call.path === RELATED)?.body ?? '')).toMatchObject({
      id: 3,
      page: 1,
      pageSize: 20,
    });
  });

  it('[ED-166] [ED-167] has the tabs Cliparts Gallery and, for members only, My Cliparts', async () => {
    await openIt(({api}) =>
      api
        .answer(CLIPARTS, page([clipart(8)]))
        .answer(OWN, page([{clipartId: 6, clipartName: 'Mine', clipartUrl: '/files/public/mine.png'}])),
    );
    expect(screen.texts('[role=tab]')).toEqual(['Cliparts Gallery']);
    await screen.does(() => screen.test.editor.set({member: MEMBER}));
    expect(screen.texts('[role=tab]')).toEqual(['Cliparts Gallery', 'My Cliparts']);
    await screen.press('My Cliparts');
    expect(names()).toEqual(['Mine']);
    await screen.press('Replace by Mine');
    expect(screen.test.object('star')).toMatchObject({src: '/files/public/mine.png'});
  });

  it('[ED-169] takes JPEG and PNG files only', async () => {
    await openIt(({api}) => api.answer(CLIPARTS, page([])));
    expect(screen.find('dialog input[type=file]').getAttribute('accept')).toBe('image/jpeg,image/png');
  });
});

describe('the upload panel', () => {
  const openIt = (ready: (test: TestEditor) => void = () => undefined) =>
    show(test => {
      ready(test);
      test.editor.openPanel(5);
    });
  const member = (test: TestEditor): void => {
    test.api
      .answer(HISTORY, [
        {id: 21, picPath: '/files/public/one.png'},
        {id: 22, picPath: '/files/public/two.png'},
      ])
      .answer(FORGET, null);
    test.editor.set({member: MEMBER});
  };
  const pictures = () => screen.all('.upload-history img').map(image => image.getAttribute('src'));

  it('[ED-043] [ED-112] [ED-113] is that of status 5, lists the types and says whom to ask about others', async () => {
    await openIt();
    expect(screen.find('.side-panel').dataset.status).toBe('5');
    expect(screen.text).toContain('JPG, JPEG, PNG, SVG, GIF, BMP, PDF, PSD, AI');
    expect(screen.text).toContain('For files of other types please contact us');
    expect(screen.find('input[type=file]').getAttribute('accept')).toBe('.gif,.jpg,.jpeg,.png,.svg,.psd,.pdf,.bmp,.ai');
  });

  it('[ED-114] [ED-353] lists earlier uploads of a member; a visitor sees no such section', async () => {
    await openIt(member);
    expect(screen.texts('.upload-history h3')).toEqual(['Upload History']);
    expect(pictures()).toEqual(['/files/public/one.png', '/files/public/two.png']);
    await screen.close();
    await openIt();
    expect(screen.text).not.toContain('Upload History');
    expect(screen.all('.upload-history')).toEqual([]);
    expect(screen.test.api.seen).toEqual([]);
  });

  it('[ED-116] puts an earlier upload on the canvas', async () => {
    await openIt(member);
    await screen.press('Add upload 2 to the canvas');
    expect(screen.test.selection).toHaveLength(1);
    expect(screen.test.object(screen.test.selection[0] ?? '')).toMatchObject({
      kind: 'image',
      src: '/files/public/two.png',
    });
  });

  it('[ED-117] deletes one', async () => {
    await openIt(member);
    await screen.press('Delete upload 1 from the history');
    expect(screen.test.api.seen.at(-1)).toMatchObject({path: FORGET, body: '[21]'});
    expect(pictures()).toEqual(['/files/public/two.png']);
  });

  it('[ED-115] clears all, once that has been confirmed', async () => {
    await openIt(member);
    await screen.press('Clear All');
    expect(screen.text).toContain('Delete all history?');
    await screen.press('Cancel');
    expect(pictures()).toHaveLength(2);
    expect(screen.test.api.seen.some(call => call.path === FORGET)).toBe(false);
    await screen.press('Clear All');
    await screen.press('Confirm');
    expect(screen.test.api.seen.at(-1)).toMatchObject({path: FORGET, body: '[21,22]'});
    expect(pictures()).toEqual([]);
  });
});
