/** Whatever is opened, the reader answers with a sound design or with its own error. */
import {DESIGN_LIMITS} from '@emblem/schemas';
import {objectsOf, allOf} from './side';
import {countingIds} from './ids';
import {DesignError} from './parse';
import type {Design} from './types';
import {readDesign, writeDesign} from '../objects/formats';
import {ORIGIN, someImage, somePath, someSide, someText} from '../testing/designs';
import {mutate} from '../testing/mutations';
import {Random} from '../testing/random';

const read = (value: unknown): Design =>
  readDesign(value, {origin: ORIGIN, workspace: {width: 650, height: 650}, newId: countingIds('made')}).design;

const group = {
  type: 'group',
  id: 'group',
  left: 200,
  top: 200,
  width: 300,
  height: 200,
  objects: [
    {
      type: 'path',
      path: [['M', 0, 0], ['L', 10, 10], ['A', 5, 5, 0, 0, 1, 20, 20], ['Z']],
      left: 1,
      top: 2,
      width: 20,
      height: 20,
      fill: {type: 'linear', colorStops: [{offset: 0, color: '#abcdef'}]},
    },
    {
      type: 'group',
      id: 'inner',
      objects: [
        {
          type: 'Polygon',
          points: [
            {x: 0, y: 0},
            {x: 10, y: 0},
            {x: 5, y: 9},
          ],
          fill: '#123',
        },
      ],
    },
  ],
};
const old = {
  version: '5.3.0',
  objects: [
    {type: 'rect', id: 'workspace', left: 0, top: 0, width: 650, height: 650},
    group,
    {type: 'textbox', text: 'Old', styles: [{start: 0, end: 1, style: {fill: 'red'}}]},
    {type: 'circle', radius: 20},
    {type: 'image', src: '/files/a.png', picPath: '/files/b.png', filters: [{type: 'Grayscale'}], cropX: 3},
    {type: 'curved-text', text: 'Round', radian: 300},
  ],
};
const ours = writeDesign({
  front: someSide(someText({id: 'text'}), someImage({id: 'image'}), somePath({id: 'path'})),
  back: someSide(someText({id: 'behind'})),
});
const DOCUMENTS: readonly unknown[] = [
  old,
  ours,
  {frontData: old, backData: ours.frontData},
  {frontData: JSON.stringify(old), backData: JSON.stringify(ours.frontData)},
];

/** Every number of the design, and whatever is none but should be, is finite. */
function expectSound(design: Design): void {
  for (const side of [design.front, ...(design.back ? [design.back] : [])]) {
    const all = allOf(objectsOf(side));
    expect(all.length).toBeLessThanOrEqual(DESIGN_LIMITS.objects + 1);
    for (const object of all) {
      for (const value of Object.values(object))
        if (typeof value === 'number') expect([object, Number.isFinite(value)]).toEqual([object, true]);
      for (const value of [
        object.left,
        object.top,
        object.width,
        object.height,
        object.scaleX,
        object.scaleY,
        object.angle,
      ])
        expect(typeof value).toBe('number');
      if (object.kind === 'image')
        expect(
          [object.src, object.picPath ?? '/'].every(
            address => address.startsWith('/') || address.startsWith('data:image/'),
          ),
        ).toBe(true);
    }
  }
  const saved = JSON.stringify(writeDesign(design));
  expect(JSON.stringify(writeDesign(read(saved)))).toBe(saved);
}

const runs = Number(process.env.FUZZ_SEEDS ?? 400);

describe('the reader of designs', () => {
  it(`makes something sound of ${runs} broken documents, or says that they are none`, () => {
    let opened = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const random = new Random(seed);
      const broken = mutate(random.pick(DOCUMENTS), random);
      try {
        expectSound(read(broken));
        opened += 1;
      } catch (error) {
        if (!(error instanceof DesignError)) throw new Error(`Seed ${seed}`, {cause: error});
      }
    }
    expect(opened).toBeGreaterThan(runs / 2);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('makes something sound of texts that were cut off or garbled, or says that they are none', () => {
    const text = JSON.stringify(ours);
    for (let seed = 1; seed <= runs; seed += 1) {
      const random = new Random(seed);
      const at = random.whole(0, text.length);
      const garbled = random.flag()
        ? text.slice(0, at)
        : text.slice(0, at) +
          (random.pick(['\u0000', '"', '}', '[', '-', 'e', '9'.repeat(400)]) ?? '') +
          text.slice(at + random.whole(0, 3));
      try {
        expectSound(read(garbled));
      } catch (error) {
        if (!(error instanceof DesignError)) throw new Error(`Seed ${seed}`, {cause: error});
      }
    }
  });

  it.each([
    ['a type that cannot be named', {type: {toString: 1}, id: 'x'}],
    ['a clipart id that is no number', {type: 'text', text: 'x', artId: {valueOf: 1, toString: 1}}],
    [
      'an origin that every object has',
      {type: 'rect', width: 10, height: 10, originX: 'constructor', originY: '__proto__'},
    ],
    ['a path of lists in lists', {type: 'path', path: [['M', [[[[0]]]], 0]]}],
    ['a path with what is no number', {type: 'path', path: [['M', {toString: 1}, 0]]}],
    ['a path that ends too early', {type: 'path', path: 'M 0 0 L 5'}],
    ['a path beyond all numbers', {type: 'path', path: 'M 0 0 L 1e300 99999999999'}],
    ['a colour of colours', {type: 'text', text: 'x', fill: {colorStops: [{color: {colorStops: [{color: 'red'}]}}]}}],
  ])('is not broken by %s', (_, object) => {
    expectSound(read({version: '7.4.0', objects: [object]}));
  });

  it('reads an address of several million characters', () => {
    const src = `data:image/png;base64,${'A'.repeat(DESIGN_LIMITS.characters - 1000)}`;
    expect(allOf(objectsOf(read({objects: [{type: 'image', src}]}).front)).map(object => object.kind)).toContain(
      'image',
    );
    expect(
      allOf(objectsOf(read({objects: [{type: 'image', src: `${src}<`}]}).front)).map(object => object.kind),
    ).not.toContain('image');
  });

  it('refuses lists in lists without end', () => {
    for (const level of ['[', '{"objects":[', '{"fill":{"colorStops":[{"color":']) {
      expect(() => read(`{"frontData":{"objects":[${level.repeat(30_000)}`)).toThrow(DesignError);
    }
    const endless = `{"objects":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`;
    expect(() => read(endless)).toThrow(new DesignError('too-nested'));
    expect(() => read({frontData: endless})).toThrow(new DesignError('too-nested'));
  });
});
