/** The press by itself: what one person's design may take of it. */
import {Departure} from '@emblem/backend/dist/departure';
import {Press} from '@emblem/backend/dist/print/press';
import type {PrintOrder} from '@emblem/backend/dist/print/order';

const side = (...objects: readonly object[]): object => ({
  version: '7.4.0',
  objects: [
    {
      originX: 'center',
      originY: 'center',
      type: 'rect',
      id: 'workspace',
      left: 325,
      top: 325,
      width: 650,
      height: 650,
      fill: '#ffffff',
    },
    ...objects,
  ],
});
const picture = (src: string): object =>
  side({originX: 'center', originY: 'center', type: 'image', src, left: 325, top: 325, width: 100, height: 100});
const SQUARE = side({
  originX: 'center',
  originY: 'center',
  type: 'path',
  path: 'M 0 0 H 100 V 100 H 0 Z',
  left: 325,
  top: 325,
  width: 100,
  height: 100,
  fill: '#c33',
});
const order = (frontData: object): PrintOrder => {
  const size = {widthMm: 40, heightMm: null, bleedMm: 2};
  return {
    design: {frontData, backData: null},
    kind: 'pdf',
    position: undefined,
    sizes: [size, size],
    spots: [],
    title: 'Test',
    date: '2026-01-02T03:04:05Z',
  };
};

const stays = new Departure();
const nothing = async (): Promise<undefined> => undefined;
/** A picture that never comes: whoever waits for it works for as long as they may. */
const never = (): Promise<undefined> => new Promise(() => undefined);

let press: Press;
const start = (limits: {seconds?: number; memoryMb?: number; presses?: number}): Press => {
  press = new Press({presses: 2, seconds: 60, memoryMb: 1024, waiting: 2, ...limits});
  return press;
};
afterEach(() => press.stop());

const endless = (person: string, gone = stays) =>
  press.print(order(picture('/files/never.png')), never, {person, gone});
const simple = (person: string) => press.print(order(SQUARE), nothing, {person, gone: stays});

describe('the press', () => {
  it('prints for others while one person has brought designs without end, and ends those with the reason', async () => {
    start({seconds: 10});
    const rest = new Departure();
    const [first, ...others] = [endless('a'), endless('a', rest), endless('a', rest)].map(each =>
      each.then(
        () => 'printed',
        (error: unknown) => String(error),
      ),
    );
    expect(await Promise.race([first, simple('b')])).toMatchObject({problems: []});
    await expect(endless('a')).rejects.toMatchObject({code: 'too-many', detail: '2'});
    expect(await first).toBe('PrintError: too-long 10');
    rest.leave();
    expect(await Promise.all(others)).toEqual(['PrintError: given-up', 'PrintError: given-up']);
    await expect(simple('a')).resolves.toMatchObject({problems: []});
  });

  it('ends a design whose drawing takes more memory than it may, and goes on', async () => {
    start({memoryMb: 300});
    const heavy = (): Promise<Buffer> => Promise.resolve(Buffer.alloc(400 * 1024 * 1024));
    await expect(
      press.print(order(picture('/files/heavy.png')), heavy, {person: 'a', gone: stays}),
    ).rejects.toMatchObject({code: 'too-heavy'});
    await expect(simple('a')).resolves.toMatchObject({problems: []});
  });

  it('prints nothing for who has gone, whether it was begun or waited', async () => {
    start({});
    const gone = new Departure();
    const both = Promise.allSettled([endless('a', gone), endless('a', gone)]);
    gone.leave();
    expect((await both).map(each => (each.status === 'rejected' ? String(each.reason) : each.status))).toEqual([
      'PrintError: given-up',
      'PrintError: given-up',
    ]);
    await expect(simple('a')).resolves.toMatchObject({problems: []});
  });
});
