import {contentOf} from '../../document/side';
import {someImage, someText} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {carriedAway, pasteCarried, type Carried} from './carry';
import {copy, paste} from '../selection/clipboard';

const NOTHING: Carried = {objects: '', files: [], text: ''};

async function copied(): Promise<{readonly test: TestEditor; readonly objects: string; readonly text: string}> {
  const test = new TestEditor({objects: [someText({id: 'a', text: 'Words'}), someImage({id: 'b'})]});
  test.editor.select(['a', 'b']);
  await test.run(copy);
  return {test, ...carriedAway(test.context)};
}

const kinds = (test: TestEditor): readonly string[] => contentOf(test.side).map(({kind}) => kind);

it('takes objects to another editor, where each paste lies a step further on', async () => {
  const {objects, text} = await copied();
  expect(text).toBe('Words');
  const other = new TestEditor();
  for (let time = 1; time <= 2; time += 1) await other.give(pasteCarried, {...NOTHING, objects, text});
  expect(kinds(other)).toEqual(['text', 'image', 'text', 'image']);
  const [first, , second] = contentOf(other.side);
  expect([second?.left, second?.top]).toEqual([Number(first?.left) + 10, Number(first?.top) + 10]);
  expect(new Set(contentOf(other.side).map(({id}) => id)).size).toBe(4);
});

it('goes on from its own copy where the clipboard still holds it', async () => {
  const {test, objects} = await copied();
  await test.give(pasteCarried, {...NOTHING, objects});
  await test.run(paste);
  expect(kinds(test)).toEqual(['text', 'image', 'text', 'image', 'text', 'image']);
});

it('adds words and pictures of other programs, and nothing of nothing', async () => {
  const test = new TestEditor();
  await test.give(pasteCarried, {...NOTHING, text: '  Team pin \n'});
  await test.give(pasteCarried, {...NOTHING, files: [new File(['x'], 'image.png', {type: 'image/png'})]});
  await test.give(pasteCarried, NOTHING);
  expect(contentOf(test.side)).toMatchObject([{kind: 'text', text: 'Team pin'}]);
  // There is no store here to take the picture.
  expect(test.editor.state.notices).toMatchObject([{text: 'upload.failed'}]);
});

it.each(['{', '[]', '{"objects":1}', `{"frontData":{"objects":${'['.repeat(200)}${']'.repeat(200)}}}`])(
  'tells that %.40s cannot be read, and changes nothing',
  async objects => {
    const test = new TestEditor({objects: [someText({id: 'a'})]});
    await test.give(pasteCarried, {...NOTHING, objects});
    expect(kinds(test)).toEqual(['text']);
    expect(test.editor.state.notices).toMatchObject([{text: 'notice.notPasted'}]);
  },
);
