import '../../testing/window';
import {printedOf, stickerShapeOf} from '../../document/side';
import type {StickerEffect} from '../../document/types';
import {readDesign, writeDesign} from '../../objects/formats';
import {ProductSettings} from '../../panels/ProductSettings';
import {GENERIC_PRODUCT, type Product} from '../../store/product';
import {ORIGIN, someImage, someSide, someText} from '../../testing/designs';
import {Screen} from '../../testing/screen';
import {TestEditor} from '../../testing/test-editor';
import {save} from '../design/save';
import {undo} from '../history';
import {lengthOf, setStickerShape, setStickerSize, withoutOthers} from './sticker';

const stickers = (stickerEffectType: StickerEffect = 2): Product => ({
  ...GENERIC_PRODUCT,
  id: 9,
  name: 'Stickers',
  isSticker: true,
  stickerEffectType,
});

function editor(effect?: StickerEffect): TestEditor {
  const test = new TestEditor();
  test.editor.open(stickers(effect), null, null);
  return test;
}

const outline = (test: TestEditor) => stickerShapeOf(test.side);

describe('a sticker', () => {
  it('[ED-004] is printed within the outline that the designer picks', async () => {
    const test = editor();
    expect(printedOf(test.side)).toBe(outline(test));
    for (const shape of [1, 2, 3, 4] as const) {
      await test.give(setStickerShape, shape);
      expect(printedOf(test.side)).toMatchObject({kind: 'sticker-shape', shape});
    }
    test.editor.open(GENERIC_PRODUCT, null, null);
    expect(printedOf(test.side)).toMatchObject({kind: 'workspace'});
  });

  it.each([
    [1, 2],
    [2, 1],
    [3, 3],
    [4, 4],
  ] as const)(
    '[ED-436] of effect %i begins with outline %i: die-cut, rectangle, circle, rounded rectangle',
    (effect, shape) => {
      expect(outline(editor(effect))).toMatchObject({shape, width: 540, height: 540});
    },
  );

  it('keeps its size with the shape, in the design file and through undo', async () => {
    const test = await editor().give(setStickerSize, {width: '4', height: '2'});
    await test.give(setStickerShape, 3);
    expect(outline(test)).toMatchObject({
      shape: 3,
      width: 540,
      height: 270,
      left: 300,
      top: 300,
      stickerWidth: 4,
      stickerHeight: 2,
    });
    const read = readDesign(writeDesign({front: test.side, back: null}), {
      origin: ORIGIN,
      newId: () => 'new',
      workspace: {width: 600, height: 600},
    });
    expect(stickerShapeOf(read.design.front)).toEqual(outline(test));
    await test.run(undo);
    await test.run(undo);
    expect(outline(test)).toMatchObject({shape: 1, width: 540, height: 540, stickerWidth: 3, stickerHeight: 3});
  });
});

describe('the size of a sticker', () => {
  it('[ED-320] is typed in digits and dots', () => {
    expect(withoutOthers('-1a.5 e,3')).toBe('1.53');
  });

  it('[ED-321] is a number above 0; several dots are none', () => {
    expect(['1', '0.5', '.5', '2.', '12.25'].map(lengthOf)).toEqual([1, 0.5, 0.5, 2, 12.25]);
    expect(['0', '', '.', '0.0', '1.2.3', '..'].map(lengthOf)).toEqual(Array.from({length: 6}));
  });

  it('[ED-324] changes the outline only when both lengths are valid', async () => {
    const test = editor();
    const before = outline(test);
    await test.give(setStickerSize, {width: '', height: '2'});
    await test.give(setStickerSize, {width: '.', height: '2'});
    expect(outline(test)).toBe(before);
    await test.give(setStickerSize, {width: '1', height: '2'});
    expect(outline(test)).toMatchObject({width: 270, height: 540, stickerWidth: 1, stickerHeight: 2});
  });

  it('[ED-323] keeps a wrong one from being saved: 尺寸格式错误', async () => {
    const test = editor();
    test.editor.set({member: {id: 1, name: 'Ada', email: 'a@b.cd'}});
    test.editor.change(side => ({
      objects: {...side.objects, text: someText({id: 'text'})},
      order: [...side.order, 'text'],
    }));
    await test.give(setStickerSize, {width: '0', height: '2'});
    await test.run(save);
    expect(test.editor.state).toMatchObject({dialog: null, notices: [{tone: 'error', text: 'sticker.wrongSize'}]});
    await test.give(setStickerSize, {width: '3', height: '2'});
    await test.run(save);
    expect(test.editor.state.dialog).toBe('save');
  });
});

describe('the settings of a sticker', () => {
  let screen: Screen;
  afterEach(() => screen.close());
  const open = async (): Promise<void> => {
    screen = await Screen.show(<ProductSettings />, test => test.editor.open(stickers(), null, null));
  };
  const fields = () => screen.all('input').map(input => (input instanceof HTMLInputElement ? input.value : ''));

  it('[ED-005] offer four shapes and two lengths', async () => {
    await open();
    expect(screen.all('.sticker-shape').map(shape => shape.getAttribute('aria-label'))).toEqual([
      'Rectangle',
      'Rectangle with border',
      'Ellipse',
      'Rounded rectangle',
    ]);
    expect(screen.texts('label')).toEqual(['Width (inch)', 'Height (inch)']);
    await screen.press('Ellipse');
    expect(outline(screen.test)?.shape).toBe(3);
  });

  it('[ED-320] [ED-322] let in digits and dots only, and mark a wrong length with This field is required', async () => {
    await open();
    await screen.type('input', '2.5cm');
    expect(fields()).toEqual(['2.5', '3']);
    expect(screen.texts('.popover')).toEqual([]);
    await screen.type('input', '0');
    expect(screen.texts('.popover')).toEqual(['This field is required']);
    expect(screen.find('input').getAttribute('aria-invalid')).toBe('true');
  });

  it('[ED-325] have five square presets from 1x1 to 5x5 inches', async () => {
    await open();
    expect(screen.texts('.chip')).toEqual(['1×1', '2×2', '3×3', '4×4', '5×5']);
    await screen.press('5 × 5 inch');
    expect(fields()).toEqual(['5', '5']);
    expect(outline(screen.test)).toMatchObject({stickerWidth: 5, stickerHeight: 5});
  });

  it("show the sticker's own size again after undo", async () => {
    await open();
    await screen.press('5 × 5 inch');
    await screen.does(() => screen.test.editor.undo());
    expect(fields()).toEqual(['3', '3']);
  });
});

describe('metal finishes', () => {
  it.each([
    [true, 8],
    [false, 0],
  ] as const)('[ED-443] are offered where the category is metal: %s', async (isMetal, count) => {
    const screen = await Screen.show(<ProductSettings />, test => {
      test.editor.open(
        {...GENERIC_PRODUCT, isMetal},
        {front: someSide(someImage({id: 'base', isBase: true})), back: null},
        null,
      );
    });
    expect(screen.all('.finish')).toHaveLength(count);
    await screen.close();
  });
});
