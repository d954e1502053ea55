import fc from 'fast-check';
import {sideOf} from '../document/side';
import type {Side} from '../document/types';
import {somePath} from '../testing/designs';
import {applyDelta, diffSides, mergeDeltas} from './delta';
import {History} from './history';

/** A small random side: up to six objects out of ten ids, in any order, each at one of a few places. */
const sides = fc
  .uniqueArray(fc.record({id: fc.integer({min: 0, max: 9}), left: fc.integer({min: 0, max: 3})}), {
    selector: entry => entry.id,
    maxLength: 6,
  })
  .map(entries => sideOf(entries.map(entry => somePath({id: `o${entry.id}`, left: entry.left}))));

const plain = (side: Side): unknown => JSON.parse(JSON.stringify(side));

describe('delta', () => {
  it('leads from one side to the other and back', () => {
    fc.assert(
      fc.property(sides, sides, (before, after) => {
        expect(plain(applyDelta(before, diffSides(before, after)))).toEqual(plain(after));
        expect(plain(applyDelta(after, diffSides(after, before)))).toEqual(plain(before));
      }),
    );
  });

  it('squashes two changes into one that does the same', () => {
    fc.assert(
      fc.property(sides, sides, sides, (a, b, c) => {
        expect(plain(applyDelta(a, mergeDeltas(diffSides(a, b), diffSides(b, c))))).toEqual(plain(c));
      }),
    );
  });
});

describe('history', () => {
  const chain = fc
    .array(sides, {minLength: 2, maxLength: 30})
    .filter(list =>
      list.every((side, index) => index === 0 || JSON.stringify(side) !== JSON.stringify(list[index - 1])),
    );

  function replay(states: readonly Side[], limit: number): {history: History; side: Side} {
    const history = new History({limit});
    let side = states[0] as Side;
    for (const next of states.slice(1)) {
      history.record(diffSides(side, next));
      side = next;
    }
    return {history, side};
  }

  it('undoes to the oldest kept state and redoes to the end', () => {
    fc.assert(
      fc.property(chain, fc.integer({min: 2, max: 25}), (states, limit) => {
        const {history, side: end} = replay(states, limit);
        let side = end;
        for (let delta = history.undo(); delta; delta = history.undo()) side = applyDelta(side, delta);
        expect(plain(side)).toEqual(plain(states[Math.max(0, states.length - limit)] as Side));
        for (let delta = history.redo(); delta; delta = history.redo()) side = applyDelta(side, delta);
        expect(plain(side)).toEqual(plain(end));
      }),
    );
  });

  const moved = (left: number): Side => sideOf([somePath({id: 'a', left})]);

  it('[ED-255] keeps 20 states, the present one included, and drops the oldest', () => {
    const states = Array.from({length: 30}, (_, left) => moved(left));
    const {history} = replay(states, 20);
    expect(history.states).toBe(20);
    let steps = 0;
    while (history.undo()) steps += 1;
    expect(steps).toBe(19);
  });

  it('[ED-256] a change after an undo drops the later states', () => {
    const {history} = replay([moved(0), moved(1), moved(2)], 20);
    history.undo();
    history.record(diffSides(moved(1), moved(9)));
    expect(history.canRedo).toBe(false);
    expect(history.redo()).toBeUndefined();
  });

  it('[ED-258] has nothing to undo at the first state', () => {
    const {history} = replay([moved(0), moved(1)], 20);
    expect(history.canUndo).toBe(true);
    history.undo();
    expect(history.canUndo).toBe(false);
    expect(history.undo()).toBeUndefined();
  });

  it('makes one step of everything between mark and settle', () => {
    const history = new History({limit: 20});
    const states = [moved(0), moved(1), moved(2), moved(3)];
    history.mark();
    states.slice(1).forEach((state, index) => history.record(diffSides(states[index] as Side, state)));
    history.settle();
    expect(history.states).toBe(2);
    expect(plain(applyDelta(moved(3), history.undo() ?? {objects: {}}))).toEqual(plain(moved(0)));
  });

  it('leaves no trace of a marked step that came back to where it began', () => {
    const history = new History({limit: 20});
    const [start, away] = [moved(0), moved(1)];
    history.mark();
    history.record(diffSides(start, away));
    history.record(diffSides(away, start));
    history.settle();
    expect(history.canUndo).toBe(false);
  });

  it('leaves no trace of a drag that ends where it began', () => {
    const history = new History({limit: 20});
    history.mark();
    history.record(diffSides(moved(0), moved(5)));
    history.record(diffSides(moved(5), moved(0)));
    history.settle();
    expect(history.canUndo).toBe(false);
  });

  it('keeps the later states when a marked step is given up', () => {
    const {history} = replay([moved(0), moved(1)], 20);
    history.undo();
    history.mark();
    history.record(diffSides(moved(0), moved(5)));
    history.bail();
    expect(history.canRedo).toBe(true);
  });

  it('bails out of a marked step', () => {
    const history = new History({limit: 20});
    history.mark();
    history.record(diffSides(moved(0), moved(5)));
    const back = history.bail();
    expect(plain(applyDelta(moved(5), back ?? {objects: {}}))).toEqual(plain(moved(0)));
    expect(history.canUndo).toBe(false);
  });

  it('records one change among 500 objects as that one record, shared and not copied', () => {
    const objects = Array.from({length: 500}, (_, index) => somePath({id: `o${index}`}));
    const before = sideOf(objects);
    const after: Side = {...before, objects: {...before.objects, o7: somePath({id: 'o7', left: 99})}};
    const delta = diffSides(before, after);
    expect(Object.keys(delta.objects)).toEqual(['o7']);
    expect(delta.objects.o7?.[0]).toBe(before.objects.o7);
  });
});
