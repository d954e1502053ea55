import {boundsOf} from '../../document/geometry';
import type {Rect} from '../../document/matrix';
import {writeDesign} from '../../objects/formats';
import type {Product} from '../../store/product';
import {onScreen as placedOnScreen} from '../../store/camera';
import {somePath, someText} from '../../testing/designs';
import {TestEditor, TWO_SIDED} from '../../testing/test-editor';
import {addClipart} from '../picture/add-picture';
import {addText} from '../text/add-text';
import {alignments} from '../placement/align';
import {adapt, centre} from '../placement/place';
import {toggleLines, zoomToDetail, zoomFit, zoomProduct} from '../view';

const LANYARD: Product = {
  ...TWO_SIDED,
  positions: TWO_SIDED.positions.map(position => ({...position, printWidthMm: 900, printHeightMm: 25})),
};

const clipart = {id: 3, elementName: 'Star', clipartImage: '/files/public/seed/star.svg'};
const lanyard = (...objects: Parameters<typeof somePath>[0][]) =>
  new TestEditor({product: LANYARD, objects: objects.map(somePath)});

function areaOf({editor}: TestEditor) {
  if (!editor.area) throw new Error('There is no area');
  return editor.area;
}

const inside = (box: Rect, area: Rect): boolean =>
  box.left >= area.left &&
  box.top >= area.top &&
  box.left + box.width <= area.left + area.width &&
  box.top + box.height <= area.top + area.height;

const onScreen = ({editor}: TestEditor, rect: Rect): Rect => {
  const {x, y, width, height} = placedOnScreen(editor.state.camera, rect);
  return {left: x, top: y, width, height};
};

const view = ({editor}: TestEditor): Rect => ({left: 0, top: 0, ...editor.state.view});

describe('on a product that is not square', () => {
  it('new text and pictures are made small enough to lie where they are safe', async () => {
    const test = lanyard();
    await test.give(addText, 'Summer festival');
    await test.give(addClipart, clipart);
    const boxes = test.side.order.slice(1).map(id => boundsOf(test.object(id)));
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box.height).toBeLessThanOrEqual(areaOf(test).safe.height);
    expect(inside(boxes[0] ?? view(test), areaOf(test).safe)).toBe(true);
  });

  it('a text of usual length keeps its size on a square one', async () => {
    const test = new TestEditor();
    await test.give(addText, 'CustomText');
    expect(test.editor.selected).toMatchObject([{fontSize: 50, scaleX: 1, scaleY: 1}]);
  });

  it('what is adapted, centred or aligned keeps to the product', async () => {
    const test = lanyard({id: 'a', left: 100, top: 100});
    test.editor.select(['a']);
    await test.run(centre);
    expect(test.object('a')).toMatchObject({left: 325, top: 325});
    await test.run(adapt);
    const {cut} = areaOf(test);
    expect(boundsOf(test.object('a')).height).toBeCloseTo(cut.height * 0.8);
    for (const alignment of alignments) await test.run(alignment);
    const box = boundsOf(test.object('a'));
    expect([box.left + box.width, box.top + box.height]).toEqual([
      expect.closeTo(cut.left + cut.width),
      expect.closeTo(cut.top + cut.height),
    ]);
  });

  it('what is dragged snaps to its edge and to its safe line, not to the drawing area', () => {
    const test = lanyard({id: 'a', left: 300, top: 325, width: 8, height: 8, path: 'M 0 0 H 8 V 8 H 0 Z'});
    const {cut, safe} = areaOf(test);
    const pixel = 1 / test.editor.state.camera.zoom;
    test.press(300, 325).moveTo(340, safe.top + 4 + pixel);
    expect(boundsOf(test.object('a')).top).toBeCloseTo(safe.top);
    test.moveTo(340, cut.top - 4 - 2 * pixel);
    expect(boundsOf(test.object('a')).top + 8).toBeCloseTo(cut.top);
    test.moveTo(340, 4 + pixel);
    expect(boundsOf(test.object('a')).top).toBeCloseTo(pixel);
  });

  it('is opened with all of it in view, as large as the view allows; Fit shows the whole drawing area', async () => {
    const test = lanyard();
    const {bleed} = areaOf(test);
    const shown = onScreen(test, bleed);
    expect(inside(shown, view(test))).toBe(true);
    expect(shown.width).toBeGreaterThan(600);
    await test.run(zoomFit);
    expect(inside(onScreen(test, {left: 0, top: 0, width: 650, height: 650}), view(test))).toBe(true);
    await test.run(zoomProduct);
    expect(onScreen(test, bleed)).toEqual(shown);
    test.editor.resize({width: 1400, height: 500});
    expect(onScreen(test, bleed).width).toBeGreaterThan(1200);
  });

  it('is shown close up around what is selected, without what lies beyond its ends', async () => {
    const test = lanyard({id: 'a', left: 640, top: 325, width: 8, height: 8, path: 'M 0 0 H 8 V 8 H 0 Z'});
    test.editor.select(['a']);
    await test.run(zoomToDetail);
    const close = onScreen(test, areaOf(test).bleed);
    expect(close.height).toBeGreaterThan(100);
    expect(close.left + close.width).toBeCloseTo(test.editor.state.view.width);
    expect(inside(onScreen(test, boundsOf(test.object('a'))), view(test))).toBe(true);
  });

  it('is come near to when something is put on it that would be too small to be seen', async () => {
    const test = await lanyard().give(addText, 'Summer festival');
    expect(areaOf(test).cut.height * test.editor.state.camera.zoom).toBeGreaterThan(48);
    const square = new TestEditor();
    const {camera} = square.editor.state;
    await square.give(addText, 'Summer festival');
    expect(square.editor.state.camera).toEqual(camera);
  });

  it('a small object can still be made smaller by hand, seen from near', async () => {
    const test = lanyard({id: 'a', left: 325, top: 325, width: 8, height: 8, path: 'M 0 0 H 8 V 8 H 0 Z'});
    test.editor.select(['a']);
    await test.run(zoomToDetail);
    test.press(329, 329).moveTo(323, 323).release();
    expect(boundsOf(test.object('a')).width).toBeLessThan(4);
  });

  it('lines are shown until they are switched off, where the product says how large it is', async () => {
    const test = await lanyard().run(toggleLines);
    expect(test.editor.state.lines).toBe(false);
    expect(toggleLines.isEnabled(new TestEditor({product: {...LANYARD, positions: []}}).context)).toBe(false);
  });
});

describe('a design of before, drawn for a square', () => {
  it('is opened as it is: nothing is moved, scaled or left out', () => {
    const objects = [somePath({id: 'a', left: 100, top: 80}), someText({id: 'b', left: 325, top: 600})];
    const square = new TestEditor({objects});
    const test = new TestEditor({objects, product: LANYARD});
    expect(writeDesign(test.editor.state.design)).toEqual(writeDesign(square.editor.state.design));
  });
});
