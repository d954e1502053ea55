import {contentOf} from '../../document/side';
import {somePath} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {setPen, startDrawing, stopDrawing} from './pen';
import {deselect} from './select';

const drawingEditor = async (): Promise<TestEditor> =>
  new TestEditor({objects: [somePath({id: 'p', left: 100, top: 100})]}).run(startDrawing);

describe('the pen', () => {
  it('[ED-146] draws with the main button once started, over objects too, and says so', async () => {
    const test = await drawingEditor();
    expect(test.editor.state.notices).toMatchObject([{tone: 'success', text: 'pen.started'}]);
    test.press(100, 100).moveTo(150, 120).moveTo(200, 100).release();
    expect(test.object('new1')).toMatchObject({
      kind: 'path',
      fill: null,
      strokeLineCap: 'round',
      strokeLineJoin: 'round',
    });
    expect(test.object('p')).toMatchObject({left: 100, top: 100});
    expect(test.selection).toEqual([]);
    test.editor.undo();
    expect(contentOf(test.side)).toMatchObject([{id: 'p'}]);
  });

  it('[ED-147] selects again once stopped, and says so', async () => {
    const test = await (await drawingEditor()).run(stopDrawing);
    expect(test.editor.state.notices.at(-1)).toMatchObject({tone: 'success', text: 'pen.stopped'});
    expect(test.click(100, 100).selection).toEqual(['p']);
  });

  it('is put away by selecting something', async () => {
    const test = await drawingEditor();
    test.editor.select(['p']);
    expect(test.editor.state.pen.drawing).toBe(false);
  });

  it('is put away by Escape', async () => {
    const test = await (await drawingEditor()).run(deselect);
    expect(test.editor.state.pen.drawing).toBe(false);
  });

  it('[ED-144] [ED-145] draws in its colour, 1 to 100 px wide', async () => {
    const test = await (await drawingEditor()).give(setPen, {size: 30, colour: '#ff8800'});
    test.press(300, 300).moveTo(340, 300).release();
    expect(test.object('new1')).toMatchObject({stroke: '#ff8800', strokeWidth: 30});
    await test.give(setPen, {size: 1000});
    expect(test.editor.state.pen).toMatchObject({size: 100, colour: '#ff8800'});
    await test.give(setPen, {size: 0});
    expect(test.editor.state.pen.size).toBe(1);
  });

  it('lies where it was drawn', async () => {
    const test = (await drawingEditor()).press(200, 400).moveTo(300, 400).moveTo(300, 500).release();
    const {left, top, width, height} = test.object('new1');
    expect(left - width / 2).toBeCloseTo(200);
    expect(top + height / 2).toBeCloseTo(500);
    expect(left + width / 2).toBeLessThanOrEqual(300);
  });

  it('makes a dot of a press, and nothing of a cancelled one', async () => {
    const test = (await drawingEditor()).click(250, 260);
    expect(test.object('new1')).toMatchObject({top: 260});
    test.press(10, 10).moveTo(50, 50);
    test.hand.cancel();
    expect(contentOf(test.side)).toHaveLength(2);
    expect(test.editor.state.stroke).toBeNull();
  });
});
