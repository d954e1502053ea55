import {contentOf} from '../../document/side';
import {tintOf} from '../../objects/image/definition';
import {readDesign, writeDesign} from '../../objects/formats';
import {countingIds} from '../../document/ids';
import {ORIGIN, someImage, someText} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {replaceColour, resetColours, toggleSingleColour} from './picture-colours';

function withPicture(): TestEditor {
  const test = new TestEditor({objects: [someImage({id: 'i'})]});
  test.editor.select(['i']);
  return test;
}

function picture(test: TestEditor) {
  const object = test.object('i');
  if (object.kind !== 'image') throw new Error('no picture');
  return object;
}

describe('single colour', () => {
  it('[ED-285] tints with alpha 0.8 in the first colour found', async () => {
    const test = await withPicture().run(toggleSingleColour);
    expect(picture(test)).toMatchObject({singleColor: true, singleColorList: ['#cc0000', '#0000cc', '#ffffff']});
    expect(tintOf(picture(test))).toEqual({colour: '#cc0000', alpha: 0.8});
  });

  it('[ED-286] off again takes the tint away', async () => {
    const test = await withPicture().run(toggleSingleColour);
    await test.run(toggleSingleColour);
    expect(picture(test).singleColor).toBe(false);
    expect(tintOf(picture(test))).toBeUndefined();
  });

  it('is one step of the history each way', async () => {
    const test = await withPicture().run(toggleSingleColour);
    test.editor.undo();
    expect(tintOf(picture(test))).toBeUndefined();
    test.editor.redo();
    expect(tintOf(picture(test))).toBeDefined();
  });

  it('says when a picture has no colours, and is not offered for text', async () => {
    const test = withPicture();
    test.colours = [];
    await test.run(toggleSingleColour);
    expect(test.editor.state.notices).toMatchObject([{text: 'picture.noColours'}]);
    const text = new TestEditor({objects: [someText({id: 't'})]});
    text.editor.select(['t']);
    expect(toggleSingleColour.isEnabled(text.context)).toBe(false);
  });
});

describe('replacing colours', () => {
  it('[ED-287] puts the second pick in place of the first', async () => {
    const test = await withPicture().give(replaceColour, {from: '#cc0000', to: '#00cc00'});
    expect(picture(test).colorChanges).toEqual([{from: '#cc0000', to: '#00cc00'}]);
    await test.give(replaceColour, {from: '#0000cc', to: '#112233'});
    await test.give(replaceColour, {from: '#cc0000', to: '#aabbcc'});
    expect(picture(test).colorChanges).toEqual([
      {from: '#0000cc', to: '#112233'},
      {from: '#cc0000', to: '#aabbcc'},
    ]);
    await test.run(resetColours);
    expect(picture(test).colorChanges).toEqual([]);
  });

  it.each([
    {from: null, to: '#00cc00'},
    {from: '#cc0000', to: null},
    {from: null, to: null},
  ])('[ED-339] says what is missing and changes nothing: %o', async replacement => {
    const test = withPicture();
    const before = picture(test);
    await test.give(replaceColour, replacement);
    expect(picture(test)).toBe(before);
    expect(test.editor.state.notices).toMatchObject([{text: 'picture.pickColour'}]);
  });

  it('is kept in the design file, and read from it only where it is made of colours', async () => {
    const test = await withPicture().give(replaceColour, {from: '#cc0000', to: '#00cc00'});
    const options = {origin: ORIGIN, newId: countingIds('n'), workspace: {width: 650, height: 650}};
    const file = JSON.stringify(writeDesign({front: test.side, back: null}));
    expect(contentOf(readDesign(file, options).design.front)).toEqual(contentOf(test.side));
    const hostile = contentOf(readDesign(file.replace('#00cc00', 'url(javascript:1)'), options).design.front);
    expect(hostile).toMatchObject([{colorChanges: []}]);
  });
});
