import fc from 'fast-check';
import {boundsOf} from '../document/geometry';
import {matrixOf, multiplyMatrices, unionOf} from '../document/matrix';
import {countingIds} from '../document/ids';
import {flipObject, scaleObject, rotateObject} from '../interaction/transform';
import {somePath, someText} from '../testing/designs';
import {glyphLines, layoutCurve} from './curved-text/geometry';
import {ADDED_RADIUS, curvedTextFormat, newCurvedText} from './curved-text/definition';
import {Fields} from '../document/read';
import {commonOf} from '../document/common';
import {groupOf, releaseMembers} from './group/geometry';
import {newStickerShape} from './sticker-shape/definition';
import {stickerPath} from './sticker-shape/geometry';
import {resizeText} from './text/geometry';
import {ADDED_FONT_SIZE, newText} from './text/definition';
import {fontOf} from './text/fonts';

describe('groups', () => {
  const members = [
    somePath({id: 'a', left: 100, top: 100, angle: 20}),
    somePath({id: 'b', left: 320, top: 180, scaleX: 2, scaleY: 2}),
  ];

  it('lie where their members lay', () => {
    const around = unionOf(members.map(boundsOf));
    const box = boundsOf(groupOf('g', members));
    expect(box.left).toBeCloseTo(around?.left ?? 0);
    expect(box.top).toBeCloseTo(around?.top ?? 0);
    expect(box.width).toBeCloseTo(around?.width ?? 0);
    expect(box.height).toBeCloseTo(around?.height ?? 0);
  });

  it(`[ED-290]
    set their members free where they were seen, with new ids, however the group was moved, turned, scaled or
    mirrored`, () => {
    fc.assert(
      fc.property(
        fc.integer({min: -180, max: 180}),
        fc.double({min: 0.2, max: 4, noNaN: true}),
        fc.boolean(),
        fc.boolean(),
        (angle, scale, x, y) => {
          let group = groupOf('g', members);
          const moved = [
            rotateObject(group, angle, {x: 10, y: 300}),
            scaleObject(group, scale, scale, {x: 0, y: 0}, 0),
          ].at(x ? 0 : 1);
          if (moved?.kind === 'group') group = moved;
          const mirrored = y ? flipObject(group, 'x') : group;
          if (mirrored.kind !== 'group') throw new Error('A group stays a group');
          const free = releaseMembers(mirrored, countingIds('free'));
          expect(free.map(object => object.id)).toEqual(['free1', 'free2']);
          free.forEach((object, index) => {
            const member = mirrored.objects[index];
            const expected = member ? multiplyMatrices(matrixOf(mirrored), matrixOf(member)) : [];
            matrixOf(object).forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 6));
          });
        },
      ),
    );
  });
});

describe('curved text', () => {
  const curve = {fontSize: 40, lineHeight: 1.2, charSpacing: 0, textAlign: 'center'} as const;
  const lay = (text: string, {radian = 200, flipped = false} = {}) =>
    layoutCurve(
      glyphLines(text, () => 20),
      {...curve, radian, flipped},
    );

  it('stands upright in the middle and leans outwards to both sides', () => {
    const angles = lay('abcde').glyphs.map(glyph => glyph.angle);
    expect(angles[2]).toBeCloseTo(0);
    expect(angles[0]).toBeCloseTo(-(angles[4] ?? 0));
    expect(angles[0]).toBeLessThan(0);
    expect(lay('abcde', {flipped: true}).glyphs[0]?.angle).toBeGreaterThan(0);
  });

  it('is hardly curved on a large circle', () => {
    const flat = lay('abc', {radian: 100_000});
    expect(flat.width).toBeCloseTo(60, 0);
    expect(Math.max(...flat.glyphs.map(glyph => Math.abs(glyph.angle)))).toBeLessThan(0.1);
  });

  it('keeps all glyphs inside its box', () => {
    fc.assert(
      fc.property(
        fc.string({minLength: 1, maxLength: 30}),
        fc.integer({min: 100, max: 2000}),
        fc.boolean(),
        (text, radian, flipped) => {
          const {glyphs, width, height} = layoutCurve(
            glyphLines(text, () => 20),
            {...curve, radian, flipped},
          );
          for (const {x, y} of glyphs) {
            expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 1e-6);
            expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 1e-6);
          }
        },
      ),
    );
  });

  it('[ED-233] takes radius 250, size 24, black and Times New Roman from a file that does not say', () => {
    const context = {origin: '', report: () => undefined, readMembers: () => []};
    const read = curvedTextFormat.read(
      new Fields({text: 'x'}),
      commonOf('c', {left: 0, top: 0, width: 1, height: 1}),
      context,
    );
    expect(read).toMatchObject({radian: 250, fontSize: 24, fill: '#000000', fontFamily: 'Times New Roman'});
  });

  it('[ED-234] is added with radius 1000', () => {
    expect(newCurvedText('c', 'Hello', {left: 0, top: 0}, 120).radian).toBe(1000);
    expect(ADDED_RADIUS).toBe(1000);
  });
});

describe('text', () => {
  it('[ED-070] is added at size 50, as CustomText when nothing was typed', () => {
    expect(newText('t', '  ', {left: 0, top: 0})).toMatchObject({text: 'CustomText', fontSize: 50});
    expect(ADDED_FONT_SIZE).toBe(50);
  });

  it.each([
    ['left', 100],
    ['center', 50],
    ['right', 0],
  ] as const)('aligned %s grows from that edge', (textAlign, left) => {
    const before = {...someText({id: 't', textAlign, left: 50, top: 0}), width: 100, height: 40, angle: 0};
    const after = resizeText(before, {width: 200, height: 40});
    expect(after.left).toBe(left);
  });

  it('is drawn with an open font of the same widths where it names one of the system', () => {
    expect(fontOf('Times New Roman').face).toBe('Tinos');
    expect(fontOf('arial').face).toBe('Arimo');
    expect(fontOf('Wingdings').face).toBe('Tinos');
  });
});

describe('sticker outlines', () => {
  it('[ED-431] take nine tenths of the width', () => {
    expect(newStickerShape(1, {width: 600, height: 600}, {width: 3, height: 2})).toMatchObject({
      width: 540,
      height: 360,
      left: 300,
      top: 300,
    });
  });

  it('fit a tall sticker into the height', () => {
    expect(newStickerShape(1, {width: 600, height: 600}, {width: 1, height: 3})).toMatchObject({
      height: 540,
      width: 180,
    });
  });

  it(`[ED-432] [ED-433] [ED-434] [ED-435]
    are rectangle, rectangle with a border inside, ellipse and rounded rectangle`, () => {
    const outline = (shape: 1 | 2 | 3 | 4): string => stickerPath({shape, width: 100, height: 60});
    expect(outline(1)).toBe('M 0 0 H 100 V 60 H 0 Z');
    expect(outline(2)).toContain('M 5 5 H 95 V 55 H 5 Z');
    expect(outline(3)).toMatch(/^M 50 0 H 50 C/);
    expect(outline(4)).toMatch(/^M 10 0 H 90 C/);
  });
});
