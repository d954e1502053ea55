import {group} from '../actions/placement/group';
import {selectObject} from '../actions/selection/select';
import {someImage, somePath, someText} from '../testing/designs';
import {TestEditor} from '../testing/test-editor';
import {barTools, selectionMode} from './selection';

const some = () =>
  new TestEditor({
    objects: [
      someText({id: 't', left: 300, top: 300}),
      someImage({id: 'i', left: 150, top: 500}),
      somePath({id: 'p', left: 100, top: 100}),
    ],
  });
const mode = (test: TestEditor) => selectionMode(test.editor.selected);
const tools = (test: TestEditor) => barTools(test.editor);
/** A right click, as the canvas passes it on. */
const rightClick = (test: TestEditor, x: number, y: number): TestEditor => {
  const {zoom, x: dx, y: dy} = test.editor.state.camera;
  test.hand.menu({
    id: 1,
    x: x * zoom + dx,
    y: y * zoom + dy,
    button: 2,
    shift: false,
    mod: false,
    alt: false,
    touch: false,
  });
  return test;
};

describe('the selection', () => {
  it('[ED-248] is none, one of a kind, or multiple', () => {
    const test = some();
    expect(mode(test)).toEqual({mode: 'none'});
    expect(mode(test.click(300, 300))).toEqual({mode: 'one', kind: 'text'});
    expect(mode(test.click(150, 500))).toEqual({mode: 'one', kind: 'image'});
    expect(mode(test.click(300, 300, {shift: true}))).toEqual({mode: 'multiple'});
  });
});

describe('the bar of the selection', () => {
  it('[ED-249] [ED-250] shows the tools of one text, of one image', () => {
    expect(tools(some().click(300, 300))).toBe('text');
    expect(tools(some().click(150, 500))).toBe('picture');
  });

  it('[ED-251] is hidden for anything else, while several objects can still be grouped', () => {
    expect(tools(some().click(100, 100))).toBeNull();
    const several = some().click(300, 300).click(150, 500, {shift: true});
    expect(tools(several)).toBeNull();
    expect(group.isEnabled(several.context)).toBe(true);
  });

  it('[ED-252] is hidden by a right click until the next press or selection', async () => {
    const test = rightClick(some().click(300, 300), 300, 300);
    expect(test.selection).toEqual(['t']);
    expect(tools(test)).toBeNull();
    expect(tools(test.click(300, 300))).toBe('text');
    expect(tools(rightClick(test, 150, 500))).toBeNull();
    expect(test.selection).toEqual(['i']);
    expect(tools(await test.give(selectObject, 't'))).toBe('text');
  });

  it('[ED-253] is hidden by a click on empty canvas', () => {
    expect(tools(some().click(300, 300).click(600, 60))).toBeNull();
  });
});

describe('gathering', () => {
  it('[ED-288] with Ctrl and letting go of it makes a group', async () => {
    const test = some().click(300, 300, {mod: true}).click(150, 500, {mod: true});
    expect(test.hand.gathered()).toBe(true);
    await test.run(group);
    expect(test.editor.selected).toMatchObject([{kind: 'group'}]);
    expect(test.hand.gathered()).toBe(false);
  });
});
