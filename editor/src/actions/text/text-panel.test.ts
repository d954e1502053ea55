import {TEXT_WARPS, type DesignObject} from '../../document/types';
import {Debounced} from '../../store/debounce';
import {writeDesign} from '../../objects/formats';
import {TEXT_SHAPES} from '../../objects/text/shapes';
import {FONTS, fallbacksFor, familiesOf, fontOf} from '../../objects/text/fonts';
import {SIZES, THICKNESSES, TYPING_MS} from '../../panels/text-ranges';
import {en} from '../../i18n/en';
import {someImage, someText} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {addText} from './add-text';
import {editText} from './edit-text';
import {setTextShape, showTextView, backToText} from './text-panel';

const withText = (): Promise<TestEditor> => new TestEditor().give(addText, 'Hello');

describe('the text panel', () => {
  it('[ED-040] status 2 shows adding text', () => {
    const test = new TestEditor({objects: [someText({id: 't'})]}).click(300, 300);
    test.editor.openPanel(2);
    expect(test.editor.state).toMatchObject({panel: {status: 2, text: 1}, selection: []});
  });

  it.each([3, 4, 5, 6] as const)(
    '[ED-066] [ED-067] from view %s back leads to editing, never to adding',
    async view => {
      const test = await withText();
      expect(test.editor.state.panel).toMatchObject({status: 2, text: 2});
      await test.give(showTextView, view);
      expect(test.editor.state.panel).toMatchObject({status: 2, text: view});
      await test.run(backToText);
      expect(test.editor.state.panel).toMatchObject({status: 2, text: 2});
      expect(backToText.isEnabled(test.context)).toBe(false);
    },
  );

  it('has no views of a picture', async () => {
    const test = new TestEditor({objects: [someImage({id: 'i'})]});
    test.editor.select(['i']);
    await test.give(showTextView, 3);
    expect(test.editor.state.panel.status).toBe(0);
  });
});

describe('typing', () => {
  it('[ED-071] reaches the canvas 300 ms after the last key', async () => {
    const test = await withText();
    const typed = new Debounced<string>(
      text => void test.give(editText, {patch: {text}, capture: 'grouped'}),
      TYPING_MS,
      (work, after) => test.clock.later(work, after),
    );
    typed.call('H');
    test.wait(299);
    typed.call('Hi');
    test.wait(299);
    expect(test.object('new1')).toMatchObject({text: 'Hello'});
    test.wait(1);
    expect(test.object('new1')).toMatchObject({text: 'Hi'});
  });

  it('is done at once when the field is left', async () => {
    const test = await withText();
    const typed = new Debounced<string>(
      text => void test.give(editText, {patch: {text}}),
      TYPING_MS,
      (work, after) => test.clock.later(work, after),
    );
    typed.call('Hi');
    typed.flush();
    test.wait(TYPING_MS);
    expect(test.object('new1')).toMatchObject({text: 'Hi'});
  });
});

describe('outlines', () => {
  it('[ED-079] have six thicknesses by name', () => {
    expect(THICKNESSES.map(key => en[key])).toEqual(['None', 'Very Thin', 'Thin', 'Medium', 'Thick', 'Very Thick']);
  });

  it('[ED-345] None takes the colour away too; a thickness brings one back', async () => {
    const test = await withText();
    await test.give(editText, {patch: {stroke: '#ff0000'}});
    await test.give(editText, {patch: {strokeWidth: 0}});
    expect(test.object('new1')).toMatchObject({stroke: null, strokeWidth: 0});
    await test.give(editText, {patch: {strokeWidth: 3}});
    expect(test.object('new1')).toMatchObject({stroke: '#ffffff', strokeWidth: 3});
    await test.give(editText, {patch: {stroke: '#00ff00'}});
    expect(test.object('new1')).toMatchObject({stroke: '#00ff00', strokeWidth: 3});
    test.editor.undo();
    expect(test.object('new1')).toMatchObject({stroke: '#ffffff'});
  });

  it('[ED-345] a colour after None has the thickness 1', async () => {
    const test = await withText();
    await test.give(editText, {patch: {strokeWidth: 0}});
    await test.give(editText, {patch: {stroke: '#ff0000'}});
    expect(test.object('new1')).toMatchObject({stroke: '#ff0000', strokeWidth: 1});
  });
});

function withoutBox({width: _width, height: _height, left: _left, top: _top, ...rest}: DesignObject): object {
  return rest;
}

describe('text shapes', () => {
  it('[ED-085] are twelve', () => {
    expect(TEXT_SHAPES).toEqual([
      'normal',
      'curve',
      'arch',
      'bridge',
      'valley',
      'pinch',
      'bulge',
      'perspective',
      'pointed',
      'downward',
      'upward',
      'cone',
    ]);
  });

  it('[ED-086] curve and normal change the text there and back, in place', async () => {
    const test = await withText();
    await test.give(editText, {patch: {fill: '#ff0000', charSpacing: 50}});
    const {left, top} = test.object('new1');
    await test.give(setTextShape, 'curve');
    expect(test.object('new1')).toMatchObject({
      kind: 'curved-text',
      text: 'Hello',
      radian: 100,
      flipped: false,
      fill: '#ff0000',
      charSpacing: 50,
      left,
      top,
    });
    expect(test.selection).toEqual(['new1']);
    await test.give(setTextShape, 'normal');
    expect(test.object('new1')).toMatchObject({kind: 'text', text: 'Hello', fill: '#ff0000', left, top});
    expect(test.object('new1')).not.toHaveProperty('radian');
    test.editor.undo();
    expect(test.object('new1')).toMatchObject({kind: 'curved-text', radian: 100});
  });

  it.each(TEXT_WARPS)(
    '[ED-086] %s bends how the text is drawn and leaves its own properties as they are',
    async shape => {
      const test = await withText();
      await test.give(editText, {patch: {fill: '#ff0000', underline: true}});
      const before = test.object('new1');
      await test.give(setTextShape, shape);
      const {width, height, top, left, ...after} = test.object('new1');
      expect(after).toEqual({...withoutBox(before), textShape: shape});
      expect([width, left, top]).toEqual([before.width, before.left, before.top]);
      expect(height).toBeGreaterThan(before.height * 1.1);
      expect(writeDesign(test.editor.state.design).frontData.objects).toContainEqual(
        expect.objectContaining({type: 'i-text', text: 'Hello', textShape: shape}),
      );
      await test.give(setTextShape, 'curve');
      expect(test.object('new1')).toMatchObject({kind: 'curved-text'});
      expect(test.object('new1')).not.toHaveProperty('textShape');
      test.editor.undo();
      await test.give(setTextShape, 'normal');
      expect(test.object('new1')).toEqual(before);
    },
  );
});

describe('fonts', () => {
  it('[ED-406] are at least forty, each with a name of its own, Chinese ones among them', () => {
    expect(FONTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(FONTS.map(font => font.name)).size).toBe(FONTS.length);
    expect(FONTS.filter(font => font.group === 'chinese').map(font => font.name)).toContain('Noto Sans SC');
  });

  it('draw what they have no signs for in fonts of ours', () => {
    const asked = (name: string, text: string) => fallbacksFor(fontOf(name), text).map(({face}) => face);
    expect(asked('Lobster', 'Emblem 徽章')).toEqual(['Noto Sans SC']);
    expect(asked('Lobster', 'Emblem “Zoë”')).toEqual([]);
    expect(asked('Lobster', 'Знак')).toEqual(['Noto Sans SC']);
    expect(asked('Ma Shan Zheng', '徽章')).toEqual([]);
    expect(asked('Ma Shan Zheng', 'سلام 박지')).toEqual(['Noto Sans KR', 'Noto Sans Arabic']);
    expect(familiesOf('Arial')).toMatch(/^"Arimo", "Noto Sans SC", /);
    expect(familiesOf('Noto Sans SC')).toMatch(/^"Noto Sans SC", "Noto Sans KR", /);
  });

  it('[ED-072] are loaded before they are set', async () => {
    const test = await withText();
    const asked: string[] = [];
    const {services} = test.context;
    const prepareFont = async (family: string, text: string): Promise<void> => {
      asked.push(`${family} ${text}`);
      expect(test.object('new1')).toMatchObject({fontFamily: 'Times New Roman'});
    };
    await editText.run({...test.context, services: {...services, prepareFont}}, {patch: {fontFamily: 'Lobster'}});
    expect(asked).toEqual(['Lobster Hello']);
    expect(test.object('new1')).toMatchObject({fontFamily: 'Lobster'});
  });

  it('[ED-078] sizes to choose at once', () => {
    expect(SIZES).toEqual([30, 40, 50, 60, 70, 80, 90, 100]);
  });
});
