import {boundsOf} from '../document/geometry';
import {rectsOverlap} from '../document/matrix';
import {contentOf, objectsOf, sideOf} from '../document/side';
import {newWorkspace} from '../document/parse';
import type {DesignObject} from '../document/types';
import {writeDesign} from '../objects/formats';
import {GENERIC_PRODUCT} from '../store/product';
import {someImage, somePath, someSide, someText} from '../testing/designs';
import {TestEditor, TWO_SIDED} from '../testing/test-editor';
import {addClipart, addFiles} from './picture/add-picture';
import {addCurvedText, addText} from './text/add-text';
import {bringForward, reorder, sendBackward} from './placement/arrange';
import {clear} from './selection/clear';
import {copy, cut, duplicate, paste} from './selection/clipboard';
import {deleteSelection} from './selection/delete';
import {editText} from './text/edit-text';
import {group, ungroup} from './placement/group';
import {toggleLocked, toggleVisible} from './placement/layers';
import {openTemplate} from './template/open-template';
import {adapt, centre, flipHorizontal} from './placement/place';
import {getPrice, sendPriceRequest} from './design/price';
import {save} from './design/save';
import {switchPosition} from './design/switch-position';
import {actions, actionFor} from './registry';
import {zoomFit, zoomIn, zoomOut} from './view';

const one = (values = {}) => {
  const test = new TestEditor({objects: [somePath({id: 'a', left: 200, top: 200, ...values})]});
  test.editor.select(['a']);
  return test;
};

const ids = (test: TestEditor): readonly string[] => contentOf(test.side).map(object => object.id);

describe('every command', () => {
  it('has a name and shortcuts of its own', () => {
    const names = actions.map(action => action.id);
    expect(new Set(names).size).toBe(names.length);
    const shortcuts = actions.flatMap(action => action.shortcuts ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});

describe('keys', () => {
  it.each([
    ['ED-134', 'Delete', {}, 'delete'],
    ['ED-135', 'Backspace', {}, 'delete'],
    ['ED-136', 'z', {mod: true}, 'undo'],
    ['ED-137', 'Z', {mod: true, shift: true}, 'redo'],
    ['ED-138', 'c', {mod: true}, 'copy'],
    ['ED-139', 'v', {mod: true}, 'paste'],
    ['ED-140', 'x', {mod: true}, 'cut'],
  ])('[%s] %s with %o', (_, key, {mod = false, shift = false}: {mod?: boolean; shift?: boolean}, id) => {
    expect(actionFor({key, mod, shift, alt: false})?.id).toBe(id);
  });

  it('[ED-134] [ED-135] [ED-247] remove the selected object and return to the start panel', () => {
    for (const key of ['Delete', 'Backspace']) {
      const test = new TestEditor({objects: [someText({id: 't'})]}).click(300, 300);
      expect(test.key(key)).toBe(true);
      expect(ids(test)).toEqual([]);
      expect(test.editor.state.panel.status).toBe(0);
    }
  });

  it('[ED-143] move by 1 px', () => {
    const test = one();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown']) test.key(key);
    expect(test.object('a')).toMatchObject({left: 199, top: 201});
    test.key('ArrowRight', {shift: true});
    expect(test.object('a').left).toBe(209);
  });

  it('do nothing to locked objects', () => {
    const test = one({selectable: false});
    expect([test.key('Delete'), test.key('ArrowLeft')]).toEqual([false, false]);
    expect(ids(test)).toEqual(['a']);
  });
});

describe('copies', () => {
  it('[ED-123] lie 10 px further on', async () => {
    const test = await one().run(duplicate);
    expect(test.object('new1')).toMatchObject({left: 210, top: 210});
    expect(test.selection).toEqual(['new1']);
  });

  it('[ED-138] Ctrl+C copies the selected element: it can be pasted, and the first one stays', async () => {
    const test = one();
    expect(test.key('c', {mod: true})).toBe(true);
    expect(ids(test)).toEqual(['a']);
    test.editor.select([]);
    test.key('v', {mod: true});
    expect(ids(test)).toEqual(['a', 'new1']);
  });

  it('[ED-139] pasted ones too, each a step further', async () => {
    const test = await one().run(copy);
    await test.run(paste);
    await test.run(paste);
    expect(test.object('new1')).toMatchObject({left: 210});
    expect(test.object('new2')).toMatchObject({left: 220});
  });

  it('[ED-140] of what was cut can be pasted', async () => {
    const test = await one().run(cut);
    expect(ids(test)).toEqual([]);
    await test.run(paste);
    expect(ids(test)).toHaveLength(1);
  });
});

describe('placing', () => {
  it('[ED-124] centres in the drawing area', async () => {
    expect((await one().run(centre)).object('a')).toMatchObject({left: 325, top: 325});
  });

  it('[ED-125] mirrors', async () => {
    expect((await one({angle: 30}).run(flipHorizontal)).object('a')).toMatchObject({flipX: true, angle: -30});
  });

  it('[ED-127] fills 80 percent of the drawing area by the tighter side', async () => {
    const object = (await one({width: 200, height: 100}).run(adapt)).object('a');
    expect(object.width * object.scaleX).toBeCloseTo(520);
    expect(object).toMatchObject({left: 325, top: 325});
  });
});

describe('stacking', () => {
  const three = () =>
    new TestEditor({
      objects: [somePath({id: 'base', isBase: true}), somePath({id: 'a'}), somePath({id: 'b'}), somePath({id: 'c'})],
    });

  it('[ED-126] moves one step up and down, above the base picture', async () => {
    const test = three();
    test.editor.select(['b']);
    await test.run(bringForward);
    expect(test.side.order).toEqual(['workspace', 'base', 'a', 'c', 'b']);
    for (let step = 0; step < 4; step += 1) await test.run(sendBackward);
    expect(test.side.order).toEqual(['workspace', 'base', 'b', 'a', 'c']);
  });

  it('[ED-105] follows the order of the layers', async () => {
    const test = await three().give(reorder, ['c', 'a', 'b']);
    expect(test.side.order).toEqual(['workspace', 'base', 'c', 'a', 'b']);
    await test.give(reorder, ['a']);
    expect(test.side.order).toEqual(['workspace', 'base', 'c', 'a', 'b']);
  });
});

describe('groups', () => {
  const two = () => {
    const test = new TestEditor({
      objects: [somePath({id: 'a'}), somePath({id: 'b', left: 300}), somePath({id: 'c', left: 500})],
    });
    test.editor.select(['a', 'b']);
    return test;
  };

  it('[ED-130] combine a selection and dissolve again', async () => {
    const test = await two().run(group);
    expect(ids(test)).toEqual(['new1', 'c']);
    await test.run(ungroup);
    expect(ids(test)).toEqual(['new2', 'new3', 'c']);
    expect(test.object('new3')).toMatchObject({left: 300, top: 100});
  });

  it('[ED-289] are not made of a selection that holds a group', async () => {
    const test = await two().run(group);
    test.editor.select(['new1', 'c']);
    expect(group.isEnabled(test.context)).toBe(false);
  });
});

describe('layers', () => {
  it('[ED-102] [ED-104] hide objects, members of groups too', async () => {
    const test = new TestEditor({objects: [somePath({id: 'a'}), somePath({id: 'b', left: 300})]});
    test.editor.select(['a', 'b']);
    await test.run(group);
    await test.give(toggleVisible, 'a');
    const made = test.object('new1');
    expect(made.kind === 'group' && made.objects.map(object => object.visible)).toEqual([false, true]);
    expect(made.visible).toBe(true);
  });

  it('[ED-103] lock against the hand and free again', async () => {
    const test = await one().give(toggleLocked, 'a');
    expect(test.object('a')).toMatchObject({selectable: false, evented: false, hasControls: false});
    expect(test.click(200, 200).selection).toEqual([]);
    await test.give(toggleLocked, 'a');
    expect(test.click(200, 200).selection).toEqual(['a']);
  });
});

describe('text', () => {
  it('[ED-068] [ED-070] is added in the middle, selected, with its panel open', async () => {
    const test = await new TestEditor().give(addText, 'Happy Star');
    expect(test.object('new1')).toMatchObject({kind: 'text', text: 'Happy Star', fontSize: 50, left: 325, top: 325});
    expect(test.selection).toEqual(['new1']);
    expect(test.editor.state.panel).toMatchObject({status: 2, text: 2});
    expect((await new TestEditor().give(addText, '')).object('new1')).toMatchObject({text: 'CustomText'});
  });

  it(`[ED-069] [ED-234] [ED-070]
    on a curve has radius 1000 and the size 50, in the colour of the text before, seen to be curved and within the
    product`, async () => {
    const before = await new TestEditor().give(addText, 'Red');
    await before.give(editText, {patch: {fill: '#cc0000'}});
    await before.give(addText, 'Blue');
    await before.give(editText, {patch: {fill: '#fdfdfd'}});
    expect((await before.give(addText, 'Seen on white')).object(before.selection[0] ?? '')).toMatchObject({
      fill: '#000000',
    });
    await before.give(editText, {patch: {fill: '#cc0000'}});
    for (const text of [
      'Ring',
      'A longer text that goes around',
      'A text that is far too long to be put on any pin that anybody has ever worn',
    ]) {
      const test = await before.give(addCurvedText, text);
      const object = test.object(test.selection[0] ?? '');
      expect(object).toMatchObject({kind: 'curved-text', radian: 1000, fill: '#cc0000'});
      if (object.kind !== 'curved-text') throw new Error('No curved text was added');
      if (text.length < 20) expect(object.fontSize * object.scaleX).toBeCloseTo(50);
      const line = object.fontSize * 1.13;
      expect(object.height / line).toBeGreaterThan(1.15);
      const {left, top, width, height} = boundsOf(object);
      expect(Math.min(left, top, 650 - left - width, 650 - top - height)).toBeGreaterThanOrEqual(0);
    }
  });

  it('and whatever else is new is put beside what is there, in view, as long as there is room', async () => {
    const test = new TestEditor();
    for (const text of ['one', 'two', 'three', 'four', 'five']) await test.give(addText, text);
    await test.give(addCurvedText, 'round');
    const boxes = objectsOf(test.side)
      .filter(object => object.kind !== 'workspace')
      .map(boundsOf);
    expect(boxes).toHaveLength(6);
    boxes.forEach((box, index) =>
      boxes.slice(index + 1).forEach(other => expect(rectsOverlap(box, other)).toBe(false)),
    );
    // The upper left quarter of the product is all that is seen.
    test.editor.set({camera: {zoom: 2, x: 0, y: 0}});
    const seen = await test.give(addText, 'seen');
    const {left, top, width, height} = boundsOf(seen.object(seen.selection[0] ?? ''));
    expect(left + width).toBeLessThanOrEqual(350);
    expect(top + height).toBeLessThanOrEqual(350);
  });

  it('[ED-344] gets an outline of 1 when a colour is set without a width', async () => {
    const test = await new TestEditor().give(addText, 'a');
    await test.give(editText, {patch: {stroke: '#ff0000'}});
    expect(test.object('new1')).toMatchObject({stroke: '#ff0000', strokeWidth: 1});
    await test.give(editText, {patch: {strokeWidth: 4}});
    await test.give(editText, {patch: {stroke: '#00ff00'}});
    expect(test.object('new1')).toMatchObject({strokeWidth: 4});
  });

  it('that was typed reaches the text it was meant for, also when another is selected by then', async () => {
    const test = await (await new TestEditor().give(addText, 'a')).give(addText, 'b');
    await test.give(editText, {ids: ['new1'], patch: {text: 'late'}, capture: 'grouped'});
    expect(test.object('new1')).toMatchObject({text: 'late'});
    expect(test.object('new2')).toMatchObject({text: 'b'});
  });
});

describe('history', () => {
  it('[ED-254] makes one step of changes that follow each other within 200 ms', async () => {
    const test = await new TestEditor().give(addText, 'a');
    const before = test.editor.history.states;
    for (const fontSize of [51, 52, 53]) {
      await test.give(editText, {patch: {fontSize}, capture: 'grouped'});
      test.wait(150);
    }
    test.wait(200);
    await test.give(editText, {patch: {fontSize: 80}, capture: 'grouped'});
    test.wait(200);
    expect(test.editor.history.states).toBe(before + 2);
    test.editor.undo();
    expect(test.object('new1')).toMatchObject({fontSize: 53});
    test.editor.undo();
    expect(test.object('new1')).toMatchObject({fontSize: 50});
  });

  it('selects what it brings back, or changes, where nothing is selected', async () => {
    const test = await new TestEditor().give(addText, 'a');
    await test.give(addText, 'b');
    test.editor.select(['new1', 'new2']);
    await test.run(deleteSelection);
    expect(test.editor.state.selection).toEqual([]);
    test.editor.undo();
    expect(test.editor.state.selection).toEqual(['new1', 'new2']);
    test.editor.select(['new2']);
    await test.give(editText, {patch: {fontSize: 99}});
    test.editor.undo();
    expect(test.editor.state.selection).toEqual(['new2']);
    test.editor.select([]);
    test.editor.redo();
    expect([test.editor.state.selection, test.object('new2')]).toMatchObject([['new2'], {fontSize: 99}]);
  });

  it('takes in what is pending before it goes back', async () => {
    const test = await new TestEditor().give(addText, 'a');
    await test.give(editText, {patch: {fontSize: 99}, capture: 'grouped'});
    test.editor.undo();
    expect(test.object('new1')).toMatchObject({fontSize: 50});
  });
});

describe('sides', () => {
  it('[ED-262] [ED-263] keep what was left on them', async () => {
    const test = await new TestEditor().give(addText, 'Front');
    await test.give(switchPosition, 1);
    await test.give(addText, 'Back');
    await test.give(switchPosition, 0);
    expect(contentOf(test.side)).toMatchObject([{text: 'Front'}]);
    await test.give(switchPosition, 1);
    expect(contentOf(test.side)).toMatchObject([{text: 'Back'}]);
  });

  it('[ED-264] are empty when they have no data', async () => {
    const test = await (await new TestEditor().give(addText, 'Front')).give(switchPosition, 1);
    expect(contentOf(test.side)).toEqual([]);
    expect(test.side.order).toEqual(['workspace']);
  });

  it('[ED-265] reset the undo history; a pending change stays on its side', async () => {
    const test = await new TestEditor().give(addText, 'Front');
    await test.give(editText, {patch: {text: 'Pending'}, capture: 'grouped'});
    await test.give(switchPosition, 1);
    test.wait(1000);
    expect(test.editor.state).toMatchObject({canUndo: false, canRedo: false});
    expect(contentOf(test.side)).toEqual([]);
    await test.give(switchPosition, 0);
    expect(contentOf(test.side)).toMatchObject([{text: 'Pending'}]);
    expect(test.editor.state.canUndo).toBe(false);
  });

  it('[ED-003] of the blank generic product: the front alone', async () => {
    const test = new TestEditor({product: GENERIC_PRODUCT});
    await test.give(switchPosition, 1);
    expect(test.editor.state.position).toBe(0);
  });
});

describe('the view', () => {
  it('[ED-151] zooms by 0.05 and never below 0.01', async () => {
    const test = new TestEditor();
    test.editor.set({camera: {zoom: 1, x: 0, y: 0}});
    expect((await test.run(zoomIn)).editor.state.camera.zoom).toBe(1.05);
    expect((await test.run(zoomOut)).editor.state.camera.zoom).toBe(1);
    for (let step = 0; step < 40; step += 1) await test.run(zoomOut);
    expect(test.editor.state.camera.zoom).toBe(0.01);
  });

  it('[ED-153] fits the whole drawing area', async () => {
    const test = await new TestEditor().run(zoomFit);
    const {camera, view} = test.editor.state;
    expect(camera.x).toBeGreaterThan(0);
    expect(camera.x + 650 * camera.zoom).toBeLessThan(view.width);
  });

  it('stays fitted when the canvas changes its size', () => {
    const test = new TestEditor();
    test.editor.resize({width: 390, height: 300});
    expect(650 * test.editor.state.camera.zoom).toBeLessThan(300);
  });
});

describe('templates', () => {
  const file = (id: string, ...objects: readonly DesignObject[]) =>
    JSON.stringify(writeDesign({front: someSide(somePath({id: `${id}-base`, isBase: true}), ...objects), back: null}));
  const template = (templateFile: string, values = {}) => ({
    id: 5,
    templateName: 'Star',
    categoryId: 7,
    isPaintless: 0,
    templateFile,
    ...values,
  });
  const withTemplate = (test: TestEditor, data: unknown): TestEditor => {
    test.api.answer('/app/design/template/getTemplateById', data);
    return test;
  };

  it('[ED-266] load at once onto a side without objects of the visitor', async () => {
    const test = withTemplate(new TestEditor(), template(file('new', somePath({id: 'motif'}))));
    await test.give(openTemplate, 5);
    expect(test.side.order).toEqual(['workspace', 'new-base', 'motif']);
    expect(test.editor.state).toMatchObject({template: {id: 5, name: 'Star'}, loading: false, canUndo: false});
  });

  it('[ED-267] [ED-268] ask before they replace anything', async () => {
    const test = withTemplate(await new TestEditor().give(addText, 'Mine'), template(file('new')));
    const opening = openTemplate.run(test.context, 5);
    while (!test.editor.state.question) await Promise.resolve();
    expect(test.editor.state.question).toMatchObject({
      title: 'question.hint',
      text: 'question.replace',
      confirm: 'question.confirm',
      cancel: 'question.cancel',
    });
    test.editor.reply(false);
    await opening;
    expect(contentOf(test.side)).toMatchObject([{text: 'Mine'}]);

    const again = openTemplate.run(test.context, 5);
    while (!test.editor.state.question) await Promise.resolve();
    test.editor.reply(true);
    await again;
    expect(test.side.order).toEqual(['workspace', 'new-base']);
  });

  it('[ED-269] without paint exchange the base picture only', async () => {
    const test = withTemplate(
      new TestEditor({objects: [somePath({id: 'old-base', isBase: true}), someText({id: 'mine'})]}),
      template(file('new', somePath({id: 'motif'})), {isPaintless: 1}),
    );
    await test.give(openTemplate, 5);
    expect(test.side.order).toEqual(['workspace', 'new-base', 'mine']);
  });

  it('[ED-261] leave no step in the history', async () => {
    const test = withTemplate(
      new TestEditor({objects: [someText({id: 'mine'})]}),
      template(file('new'), {isPaintless: 1}),
    );
    await test.give(openTemplate, 5);
    expect(test.editor.state.canUndo).toBe(false);
  });

  it.each([
    ['refused', undefined],
    ['damaged', template('{"frontData": 7}')],
  ])('[ED-271] that are %s stop the spinner and leave the design as it was', async (_, data) => {
    const test = new TestEditor({objects: [somePath({id: 'base', isBase: true})]});
    if (data) withTemplate(test, data);
    await test.give(openTemplate, 5);
    expect(test.editor.state).toMatchObject({
      loading: false,
      notices: [{tone: 'error', text: 'notice.templateFailed'}],
    });
    expect(test.side.order).toEqual(['workspace', 'base']);
  });
});

describe('pictures', () => {
  it('[ED-426] are added at 30 percent of the drawing area', async () => {
    const test = await new TestEditor().give(addClipart, {id: 9, clipartImage: '/files/star.svg'});
    const object = test.object('new1');
    expect(object).toMatchObject({kind: 'image', artId: 9, src: '/files/star.svg'});
    expect(object.width * object.scaleX).toBeCloseTo(195);
  });

  it('from elsewhere are not added', async () => {
    const test = await new TestEditor().give(addClipart, {id: 9, clipartImage: 'https://elsewhere.test/x.svg'});
    expect(contentOf(test.side)).toEqual([]);
    expect(test.editor.state.notices).toMatchObject([{text: 'notice.pictureMissing'}]);
  });

  it('that cannot be stored are told', async () => {
    const test = await new TestEditor().give(addFiles, [new File(['x'], 'a.png')]);
    expect(test.editor.state.notices).toMatchObject([{tone: 'error', text: 'upload.failed'}]);
  });
});

describe('uploads', () => {
  it('[ED-302] travel ten at a time, the others wait', async () => {
    const test = new TestEditor();
    let most = 0;
    test.editor.subscribe(() => {
      most = Math.max(most, test.editor.state.uploading.length);
    });
    await test.give(
      addFiles,
      Array.from({length: 23}, (_, index) => new File(['x'], `${index}.png`)),
    );
    expect(most).toBe(10);
    expect(test.editor.state.uploading).toEqual([]);
  });
});

describe('asking for a price', () => {
  it('[ED-007] needs no login and sends the design of both sides with the product and the template', async () => {
    const test = new TestEditor({objects: [someText({id: 't'})]});
    test.api.answer('/gyoss/oss/web/config', {
      data: {policy: 'p', accessid: 'a', signature: 's', dir: 'public/x/', url: '/files'},
    });
    test.api.answer('/app/inquiry/addFromDesign', {number: 'INQ2026000001'});
    test.api.fileAddress = '/files/public/x/design.png';
    await test.run(getPrice);
    expect(test.editor.state.dialog).toBe('price');
    const number = await sendPriceRequest(test.context, {
      name: 'Ada',
      email: 'ada@example.com',
      quantity: 100,
      remark: '',
    });
    expect(number).toBe('INQ2026000001');
    const sent: unknown = JSON.parse(test.api.seen.at(-1)?.body ?? '');
    expect(sent).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      quantity: 100,
      categoryId: TWO_SIDED.id,
      templateId: 0,
      designImg: '/files/public/x/design.png',
    });
    expect(sent).toHaveProperty('design', JSON.stringify(writeDesign(test.editor.state.design)));
  });
});

describe('saving', () => {
  it('[ED-354] asks visitors to sign in, members for a name', async () => {
    const test = await new TestEditor({objects: [someImage({id: 'i'})]}).run(save);
    expect(test.editor.state.dialog).toBe('sign-in-to-save');
    test.editor.set({member: {id: 1, name: 'Grace', email: 'grace@example.com'}});
    await test.run(save);
    expect(test.editor.state.dialog).toBe('save');
  });

  it('does not begin on an empty canvas', async () => {
    expect((await new TestEditor().run(save)).editor.state).toMatchObject({
      dialog: null,
      notices: [{text: 'notice.emptyCanvas'}],
    });
  });
});

describe('clearing', () => {
  it('[ED-132] empties the side only when confirmed, and leaves what belongs to the product', async () => {
    const test = new TestEditor({objects: [somePath({id: 'base', isBase: true}), someText({id: 't'})]});
    const first = clear.run(test.context);
    test.editor.reply(false);
    await first;
    expect(ids(test)).toEqual(['t']);
    const second = clear.run(test.context);
    test.editor.reply(true);
    await second;
    expect(test.side.order).toEqual(['workspace', 'base']);
  });
});

describe("the editor's panels", () => {
  it.each([1, 2, 3, 4, 5] as const)('[ED-046] [ED-047] tab %s deselects; closing leads to the start panel', status => {
    const test = new TestEditor({objects: [someText({id: 't'})]}).click(300, 300);
    test.editor.openPanel(status);
    expect(test.selection).toEqual([]);
    expect(test.editor.state.panel).toMatchObject({status, text: 1, art: 1});
    test.editor.closePanel();
    expect(test.editor.state.panel.status).toBe(0);
  });

  it('[ED-272] isDefault turns off when the first object is added', async () => {
    const test = new TestEditor();
    expect(test.editor.state.isDefault).toBe(true);
    await test.give(addText, 'a');
    expect(test.editor.state.isDefault).toBe(false);
  });

  it('[ED-424] [ED-425] the drawing area is 650 px, for stickers 600', () => {
    const size = (isSticker: boolean) => new TestEditor().editor.blankSide({...TWO_SIDED, isSticker}).objects.workspace;
    expect(size(false)).toMatchObject({width: 650, height: 650});
    expect(size(true)).toMatchObject({width: 600, height: 600});
  });

  it('a product with a back only opens on its back', () => {
    const test = new TestEditor();
    test.editor.open(
      {...TWO_SIDED, positions: TWO_SIDED.positions.filter(entry => entry.designPostion === 1)},
      {front: sideOf([newWorkspace({width: 650, height: 650})]), back: null},
      null,
    );
    expect(test.editor.state.position).toBe(1);
    expect(test.side.order).toEqual(['workspace']);
  });
});
