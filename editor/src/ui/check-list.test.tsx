import {Screen} from '../testing/screen';
import {focusFirstWrong} from '../dialogs/focus';
import {CheckList, type CheckEntry} from './CheckList';

const ENTRIES: readonly CheckEntry<number>[] = [
  {key: 1, name: 'Red', group: 'Colours'},
  {key: 2, name: 'Round', group: 'Shapes'},
  {key: 3, name: 'Blue', group: 'Colours'},
  {key: 4, name: 'New', group: ''},
  {key: 5, name: 'Sale'},
];

let screen: Screen;
const chosen: (readonly number[])[] = [];
const show = async (entries: readonly CheckEntry<number>[], error?: string): Promise<void> => {
  chosen.length = 0;
  screen = await Screen.show(
    <CheckList
      label="Tags"
      empty="Nothing to choose"
      error={error}
      entries={entries}
      checked={[1, 2]}
      onChange={keys => chosen.push(keys)}
    />,
  );
};

afterEach(() => screen.close());

describe('a check list', () => {
  it('puts entries under their groups, each heading once, those without a group first', async () => {
    await show(ENTRIES);
    expect(screen.texts('h3, label')).toEqual(['New', 'Sale', 'Colours', 'Red', 'Blue', 'Shapes', 'Round']);
  });

  it('adds and takes away single keys', async () => {
    await show(ENTRIES);
    const boxes = screen.all('input');
    await screen.does(() => boxes[0]?.click());
    await screen.does(() => boxes[2]?.click());
    expect(chosen).toEqual([[1, 2, 4], [2]]);
  });

  it('says that it has no entries', async () => {
    await show([]);
    expect(screen.text).toContain('Nothing to choose');
  });

  it('is described by its error and gets the focus as the first fault of a form', async () => {
    await show(ENTRIES, 'Choose one');
    const list = screen.find('fieldset');
    expect(list.hasAttribute('aria-invalid')).toBe(false);
    expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
    await screen.does(async () => {
      focusFirstWrong(document.body);
      await new Promise(requestAnimationFrame);
    });
    expect(document.activeElement).toBe(list);
  });
});
