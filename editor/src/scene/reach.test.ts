import {commonOf} from '../document/common';
import {boundsOf} from '../document/geometry';
import type {GroupObject} from '../document/types';
import {someImage, somePath, someText} from '../testing/designs';
import {reachOf} from './reach';

describe('how far an object paints', () => {
  it('is its box for a picture, a letter more for text, and the tips of mitred corners for outlines', () => {
    const picture = someImage({id: 'a', angle: 30});
    expect(reachOf(picture)).toEqual(boundsOf(picture));
    const text = someText({id: 'b', fontSize: 40, scaleX: 2, scaleY: 2});
    expect(boundsOf(text).left - reachOf(text).left).toBeCloseTo(80);
    expect(reachOf(somePath({id: 'c', stroke: '#000000', strokeWidth: 10})).left).toBe(25);
  });

  it('of a group holds what its members paint, also outside its own box', () => {
    const members = [somePath({id: 'inside', left: 0, top: 0}), somePath({id: 'outside', left: 300, top: 0})];
    const group: GroupObject = {
      ...commonOf('g', {left: 100, top: 100, width: 100, height: 100}),
      kind: 'group',
      objects: members,
      scaleX: 2,
      scaleY: 2,
    };
    expect(reachOf(group)).toEqual({left: 0, top: 0, width: 800, height: 200});
  });
});
