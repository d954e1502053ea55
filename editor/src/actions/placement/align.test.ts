import {boundsOf} from '../../document/geometry';
import {commonOf} from '../../document/common';
import type {Rect} from '../../document/matrix';
import {someImage, somePath, someText} from '../../testing/designs';
import {TestEditor} from '../../testing/test-editor';
import {alignments, distributions} from './align';
import {undo} from '../history';
import type {Action} from '../action';

function named(id: string): Action {
  const action = [...alignments, ...distributions].find(each => each.id === id);
  if (!action) throw new Error(`There is no ${id}`);
  return action;
}

/** Two squares, one of them turned, and a picture. */
const some = () =>
  new TestEditor({
    objects: [
      somePath({id: 'a', left: 100, top: 100}),
      somePath({id: 'b', left: 300, top: 250, angle: 45}),
      someImage({id: 'c', left: 560, top: 500, width: 60, height: 40}),
    ],
  });
const bounds = (test: TestEditor, id: string): Rect => boundsOf(test.object(id));

describe('alignment', () => {
  it('puts the seen edges of several objects on the outermost one', async () => {
    const edge: Readonly<Record<string, (rect: Rect) => number>> = {
      'align-left': ({left}) => left,
      'align-right': ({left, width}) => left + width,
      'align-centre': ({left, width}) => left + width / 2,
      'align-top': ({top}) => top,
      'align-bottom': ({top, height}) => top + height,
      'align-middle': ({top, height}) => top + height / 2,
    };
    const expected: Readonly<Record<string, number>> = {
      'align-left': 50,
      'align-right': 590,
      'align-centre': 320,
      'align-top': 50,
      'align-bottom': 520,
      'align-middle': 285,
    };
    for (const [id, at] of Object.entries(edge)) {
      const test = some();
      test.editor.select(['a', 'b', 'c']);
      await test.run(named(id));
      for (const key of ['a', 'b', 'c']) expect(at(bounds(test, key))).toBeCloseTo(expected[id] ?? Number.NaN, 6);
    }
  });

  it('puts a single object on the edge of the drawing area', async () => {
    const test = some();
    test.editor.select(['b']);
    await test.run(named('align-right'));
    await test.run(named('align-bottom'));
    const {left, top, width, height} = bounds(test, 'b');
    expect([left + width, top + height]).toEqual([expect.closeTo(650), expect.closeTo(650)]);
  });

  it('puts a single object on the edge of a sticker', async () => {
    const sticker = {
      ...commonOf('stickerShape', {left: 325, top: 325, width: 400, height: 200}),
      kind: 'sticker-shape',
      shape: 1,
      fill: '#ffffff',
      stroke: null,
      strokeWidth: 0,
    } as const;
    const test = new TestEditor({objects: [sticker, somePath({id: 'a'})]});
    test.editor.select(['a']);
    await test.run(named('align-top'));
    expect(bounds(test, 'a').top).toBeCloseTo(225);
  });

  it('is one step of the history and leaves locked objects alone', async () => {
    const test = some();
    test.editor.select(['a', 'b', 'c']);
    const before = test.side;
    await test.run(named('align-left'));
    await test.run(undo);
    expect(test.side.objects).toEqual(before.objects);
    const locked = new TestEditor({objects: [somePath({id: 'a'}), someText({id: 't', selectable: false})]});
    locked.editor.select(['a', 't']);
    expect(alignments.some(action => action.isEnabled(locked.context))).toBe(false);
  });

  it('has keys', () => {
    const test = some();
    test.editor.select(['a', 'c']);
    expect(test.key('ArrowLeft', {shift: true, mod: true})).toBe(true);
    expect(bounds(test, 'c').left).toBeCloseTo(50);
    expect(test.key('m', {shift: true})).toBe(true);
    expect(bounds(test, 'a').top + 50).toBeCloseTo(bounds(test, 'c').top + 20);
  });
});

describe('distribution', () => {
  it('leaves equal gaps between what is seen', async () => {
    for (const [id, axis, size] of [
      ['distribute-horizontally', 'left', 'width'],
      ['distribute-vertically', 'top', 'height'],
    ] as const) {
      const test = some();
      test.editor.select(['c', 'a', 'b']);
      await test.run(named(id));
      const [a, b, c] = ['a', 'b', 'c'].map(key => bounds(test, key));
      if (!a || !b || !c) throw new Error('An object is gone');
      expect(b[axis] - (a[axis] + a[size])).toBeCloseTo(c[axis] - (b[axis] + b[size]), 6);
      expect(a[axis]).toBeCloseTo(50);
    }
  });

  it('needs three objects', () => {
    const test = some();
    test.editor.select(['a', 'b']);
    expect(distributions.some(action => action.isEnabled(test.context))).toBe(false);
    test.editor.select(['a', 'b', 'c']);
    expect(distributions.every(action => action.isEnabled(test.context))).toBe(true);
  });
});
