import {Screen} from '../testing/screen';
import {somePath, someText} from '../testing/designs';
import {TWO_SIDED} from '../testing/test-editor';
import {LayersPanel} from './LayersPanel';

let screen: Screen;
afterEach(() => screen.close());

const show = async (): Promise<Screen> => {
  screen = await Screen.show(<LayersPanel />, test => test.editor.openPanel(4), {
    objects: [
      someText({id: 'a', text: 'Alpha'}),
      somePath({id: 'b', visible: false}),
      someText({id: 'c', text: 'Gamma', selectable: false, evented: false}),
    ],
    product: TWO_SIDED,
  });
  return screen;
};
const names = () => screen.all('.layer-name').map(element => element.getAttribute('aria-label'));
const focused = () => document.activeElement?.getAttribute('data-layer');
const press = (key: string) =>
  screen.does(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})),
  );

const focus = (selector: string) => screen.does(() => screen.find(selector).focus());

describe('the layers by keyboard', () => {
  it('say what each object is', async () => {
    await show();
    expect(names()).toEqual(['Text: Gamma, locked', 'Path, hidden', 'Text: Alpha']);
  });

  it('are one stop of the Tab key, and arrow keys go through them', async () => {
    await show();
    expect(screen.all('.layer-name').map(element => element.tabIndex)).toEqual([0, -1, -1]);
    await focus('.layer-name');
    await press('ArrowDown');
    expect(focused()).toBe('b');
    await press('End');
    expect(focused()).toBe('a');
    await press('ArrowDown');
    expect(focused()).toBe('a');
    expect(screen.all('.layer-name').map(element => element.tabIndex)).toEqual([-1, -1, 0]);
    await press('Home');
    expect(focused()).toBe('c');
  });

  it('are selected by Enter, hidden and shown by Space, edited by F2', async () => {
    await show();
    await focus('[data-layer=a]');
    await press('Enter');
    expect(screen.test.selection).toEqual(['a']);
    expect(screen.test.editor.state.panel.status).toBe(4);
    await press(' ');
    expect(screen.test.object('a').visible).toBe(false);
    await press(' ');
    expect(screen.test.object('a').visible).toBe(true);
    await press('F2');
    expect(screen.test.editor.state.panel).toMatchObject({status: 2, text: 2});
  });

  it('are removed by Delete, which leaves the focus on the next one', async () => {
    await show();
    await focus('[data-layer=b]');
    await press('Delete');
    expect(names()).toEqual(['Text: Gamma, locked', 'Text: Alpha']);
    expect(focused()).toBe('a');
    await press('Delete');
    expect(focused()).toBe('c');
    await press('Delete');
    expect(names()).toEqual(['Text: Gamma, locked']);
  });

  it('mark what the print check has found', async () => {
    await show();
    expect(screen.all('.layer-flaw')).toHaveLength(0);
    await screen.does(() => screen.test.editor.edit(['a'], object => ({...object, left: 0})));
    expect(screen.all('.layer-flaw-red').map(mark => mark.getAttribute('aria-label'))).toEqual([
      'with a hint for print',
    ]);
  });
});
