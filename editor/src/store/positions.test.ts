import {addText} from '../actions/text/add-text';
import {switchPosition} from '../actions/design/switch-position';
import type {Side} from '../document/types';
import {TestEditor} from '../testing/test-editor';
import {followMinimaps, positionConfigs} from './positions';

/** Lets a finished drawing be taken in. */
const drawn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

function followed() {
  const test = new TestEditor();
  const asked: {readonly side: Side; readonly scale: number}[] = [];
  const stop = followMinimaps(test.editor, async (_position, side, scale) => {
    asked.push({side, scale});
    return `data:${asked.length}`;
  });
  return {test, asked, stop};
}

describe('small pictures of the sides', () => {
  it('[ED-427] follow a change after 300 ms without another, at scale 0.4', async () => {
    const {test, asked} = followed();
    test.wait(300);
    expect(asked).toHaveLength(1);
    await test.give(addText, 'a');
    test.wait(299);
    await test.give(addText, 'b');
    test.wait(299);
    expect(asked).toHaveLength(1);
    test.wait(1);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({side: test.side, scale: 0.4});
  });

  it('are drawn of the side that changed only, and no longer once nobody follows', async () => {
    const {test, asked, stop} = followed();
    await test.give(switchPosition, 1);
    test.wait(300);
    expect(asked.map(call => call.side)).toEqual([test.editor.state.design.front, test.editor.state.design.back]);
    await test.give(addText, 'Back');
    test.wait(300);
    expect(asked.slice(2).map(call => call.side)).toEqual([test.editor.state.design.back]);
    stop();
    await test.give(addText, 'More');
    test.wait(300);
    expect(asked).toHaveLength(3);
  });
});

describe('positions', () => {
  it('[ED-225] carry their small picture and the canvas data of their side', async () => {
    const {test} = followed();
    await test.give(addText, 'Front words');
    test.wait(300);
    await drawn();
    const [front, back] = positionConfigs(test.editor.state);
    expect(front).toMatchObject({
      designPostion: 0,
      url: 'data:1',
      templateData: {objects: [{id: 'workspace'}, {text: 'Front words'}]},
    });
    expect(back).toMatchObject({designPostion: 1, url: null, templateData: null});
  });
});
