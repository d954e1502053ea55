import {cornersOf} from '../document/geometry';
import {toScreen} from '../store/camera';
import {someImage, somePath, someText} from '../testing/designs';
import {TestEditor} from '../testing/test-editor';
import {frameOf, gripAt, knobOf} from './frame';

/** Two squares of 100 px, far enough from each other and from the area's lines not to snap unless a test wants it. */
const squares = () =>
  new TestEditor({objects: [somePath({id: 'a', left: 111, top: 107}), somePath({id: 'b', left: 413, top: 391})]});

describe('clicking', () => {
  it('[ED-244] opens edit text for a text', () => {
    const editor = new TestEditor({objects: [someText({id: 't', left: 300, top: 300})]}).click(300, 300);
    expect(editor.selection).toEqual(['t']);
    expect(editor.editor.state.panel).toMatchObject({status: 2, text: 2});
  });

  it('[ED-245] opens edit picture for an image', () => {
    const editor = new TestEditor({objects: [someImage({id: 'i', left: 300, top: 300})]}).click(300, 300);
    expect(editor.editor.state.panel).toMatchObject({status: 3, art: 3});
  });

  it('[ED-246] on empty canvas deselects and returns to the start panel', () => {
    const editor = new TestEditor({objects: [someText({id: 't'})]}).click(300, 300).click(50, 600);
    expect(editor.selection).toEqual([]);
    expect(editor.editor.state.panel.status).toBe(0);
  });

  it('picks the topmost, never what is hidden, locked or part of the product', () => {
    const at = {left: 300, top: 300};
    const editor = new TestEditor({
      objects: [
        somePath({id: 'base', ...at, isBase: true}),
        somePath({id: 'low', ...at}),
        somePath({id: 'high', ...at}),
        somePath({id: 'hidden', ...at, visible: false}),
        somePath({id: 'locked', ...at, selectable: false}),
      ],
    });
    expect(editor.click(300, 300).selection).toEqual(['high']);
  });

  it('[ED-141] with Shift adds to the selection and takes away from it', () => {
    const editor = squares().click(111, 107).click(413, 391, {shift: true});
    expect(editor.selection).toEqual(['a', 'b']);
    expect(editor.click(111, 107, {shift: true}).selection).toEqual(['b']);
  });

  it('[ED-142] with Ctrl gathers for a group', () => {
    const editor = squares().click(111, 107, {mod: true}).click(413, 391, {mod: true});
    expect(editor.hand.gathering).toBe(true);
    expect(squares().click(111, 107).click(413, 391, {shift: true}).hand.gathering).toBe(false);
  });

  it('on one of several selected objects selects it alone', () => {
    const editor = squares().click(111, 107).click(413, 391, {shift: true}).click(111, 107);
    expect(editor.selection).toEqual(['a']);
  });
});

describe('dragging', () => {
  it('moves what is selected, as one step', () => {
    const editor = squares().press(111, 107).moveTo(150, 130).moveTo(172, 151).release();
    expect(editor.object('a')).toMatchObject({left: 172, top: 151});
    editor.editor.undo();
    expect(editor.object('a')).toMatchObject({left: 111, top: 107});
    expect(editor.editor.state.canUndo).toBe(false);
  });

  it('moves all of a multiple selection', () => {
    const editor = squares().click(111, 107).click(413, 391, {shift: true}).press(111, 107).moveTo(151, 137).release();
    expect(editor.object('b')).toMatchObject({left: 453, top: 421});
  });

  it('with Shift goes along one axis', () => {
    const editor = squares().press(111, 107, {shift: true}).moveTo(181, 127, {shift: true}).release();
    expect(editor.object('a')).toMatchObject({left: 181, top: 107});
  });

  it('[ED-429] snaps to another object within 4 px and shows a guide, not with Ctrl', () => {
    const editor = squares().press(111, 107).moveTo(410, 107);
    expect(editor.object('a').left).toBe(413);
    expect(editor.editor.state.guides.some(guide => guide.axis === 'x' && guide.at === 413)).toBe(true);
    editor.release();
    expect(editor.editor.state.guides).toEqual([]);
    expect(squares().press(111, 107).moveTo(410, 107, {mod: true}).release().object('a').left).toBe(410);
  });

  it('is taken back by Escape', () => {
    const editor = squares().press(111, 107).moveTo(200, 200);
    editor.hand.cancel();
    expect(editor.object('a')).toMatchObject({left: 111, top: 107});
    expect(editor.editor.state.canUndo).toBe(false);
    expect(editor.hand.name).toBe('idle');
  });

  it('needs a few pixels, so that a click never moves anything', () => {
    expect(squares().press(111, 107).moveTo(112, 108).release().object('a')).toMatchObject({left: 111, top: 107});
  });
});

describe('pulling grips', () => {
  it.each([0, 30, 137])('a corner scales in proportion and leaves the opposite one in place (turned by %s)', angle => {
    const editor = new TestEditor({objects: [somePath({id: 'a', left: 300, top: 300, angle})]}).click(300, 300);
    const before = cornersOf(editor.object('a'));
    const [from, anchor] = [before[2], before[0]];
    editor
      .press(from.x, from.y)
      .moveTo(from.x + (from.x - anchor.x) / 2, from.y + (from.y - anchor.y) / 2)
      .release();
    const object = editor.object('a');
    expect(object.scaleX).toBeCloseTo(1.5);
    expect(object.scaleY).toBeCloseTo(1.5);
    expect(cornersOf(object)[0].x).toBeCloseTo(anchor.x);
    expect(cornersOf(object)[0].y).toBeCloseTo(anchor.y);
  });

  it('a side stretches a shape one way', () => {
    const editor = new TestEditor({objects: [somePath({id: 'a', left: 300, top: 300})]}).click(300, 300);
    editor.press(350, 300).moveTo(400, 300).release();
    expect(editor.object('a')).toMatchObject({scaleX: 1.5, scaleY: 1, left: 325});
  });

  it('a side of a text box sets the width at which it wraps', () => {
    const editor = new TestEditor({
      objects: [someText({id: 't', type: 'textbox', width: 200, left: 300, top: 300})],
    }).click(300, 300);
    editor.press(400, 300).moveTo(460, 300).release();
    expect(editor.object('t')).toMatchObject({width: 260, scaleX: 1});
  });

  it('never turns anything inside out or into nothing', () => {
    const editor = new TestEditor({objects: [somePath({id: 'a', left: 300, top: 300})]}).click(300, 300);
    editor.press(350, 350).moveTo(100, 100).release();
    expect(editor.object('a').scaleX).toBeGreaterThan(0.01);
  });

  it('the knob turns, and lands on a multiple of 45 degrees', () => {
    const editor = new TestEditor({objects: [somePath({id: 'a', left: 300, top: 300})]}).click(300, 300);
    const frame = frameOf(editor.editor.selected);
    const camera = editor.editor.state.camera;
    const knob = frame && knobOf(frame, camera);
    if (!frame || !knob) throw new Error('A selected object has a frame');
    const page = {x: (knob.x - camera.x) / camera.zoom, y: (knob.y - camera.y) / camera.zoom};
    const reach = page.y - 300;
    editor
      .press(page.x, page.y)
      .moveTo(300 - reach, 303)
      .release();
    expect(editor.object('a').angle).toBe(90);
  });

  it('is not offered on locked objects, and leaves room to move small ones', () => {
    const editor = new TestEditor({
      objects: [
        somePath({id: 'a', left: 300, top: 300, scaleX: 0.2, scaleY: 0.2}),
        somePath({id: 'l', selectable: false}),
      ],
    });
    editor.editor.select(['l']);
    expect(frameOf(editor.editor.selected)).toMatchObject({grips: [], rotatable: false});
    editor.editor.select(['a']);
    const frame = frameOf(editor.editor.selected);
    const {camera} = editor.editor.state;
    expect(frame && gripAt(frame, camera, toScreen(camera, {x: 300, y: 300}), 22)).toBeUndefined();
  });
});

describe('empty canvas', () => {
  it('draws a rectangle that selects what it touches', () => {
    const editor = squares().press(20, 20).moveTo(130, 130);
    expect(editor.editor.state.marquee).not.toBeNull();
    expect(editor.selection).toEqual(['a']);
    expect(editor.moveTo(500, 500).selection).toEqual(['a', 'b']);
    expect(editor.release().editor.state.marquee).toBeNull();
  });

  it('moves the view with Space or one finger', () => {
    const editor = squares();
    const {x} = editor.editor.state.camera;
    editor.hand.panKey = true;
    editor.press(111, 107).moveTo(141, 107).release();
    expect(editor.editor.state.camera.x).toBeGreaterThan(x);
    expect(editor.object('a').left).toBe(111);
    editor.hand.panKey = false;
    const moved = editor.editor.state.camera.x;
    editor.press(20, 600, {touch: true}).moveTo(60, 600, {touch: true}).release({touch: true});
    expect(editor.editor.state.camera.x).toBeGreaterThan(moved);
  });

  it('zooms with two fingers around their middle, and puts back what the first one had begun', () => {
    const editor = squares();
    const {zoom} = editor.editor.state.camera;
    editor.press(111, 107, {touch: true}).moveTo(160, 160, {touch: true});
    editor.press(300, 300, {touch: true, id: 2}).moveTo(500, 500, {touch: true, id: 2});
    expect(editor.editor.state.camera.zoom).toBeGreaterThan(zoom);
    expect(editor.object('a')).toMatchObject({left: 111, top: 107});
    editor.release({touch: true, id: 2}).release({touch: true, id: 1});
    expect(editor.hand.name).toBe('idle');
  });
});

describe('typing on the canvas', () => {
  it('begins by a double click and ends by a press elsewhere', () => {
    const editor = new TestEditor({objects: [someText({id: 't', left: 300, top: 300})]}).doubleClick('t');
    expect(editor.editor.state.editing).toBe('t');
    editor.click(50, 600);
    expect(editor.editor.state.editing).toBeNull();
    expect(editor.hand.name).toBe('idle');
  });

  it('is not possible in locked text', () => {
    expect(
      new TestEditor({objects: [someText({id: 't', selectable: false})]}).doubleClick('t').editor.state.editing,
    ).toBeNull();
  });
});
