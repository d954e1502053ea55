import {FairQueue} from './fair-queue';

/** All that may begin now. */
function begun(queue: FairQueue<string>): readonly string[] {
  const all: string[] = [];
  for (let work = queue.next(); work !== undefined; work = queue.next()) all.push(work);
  return all;
}

describe('a fair queue', () => {
  it('lets people take turns, however much one has brought', () => {
    const queue = new FairQueue<string>(9);
    for (const work of ['a1', 'a2', 'a3']) queue.add('a', work);
    for (const work of ['b1', 'b2']) queue.add('b', work);
    queue.add('c', 'c1');
    expect(begun(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('does so much of one person at a time, and goes on when that is done', () => {
    const queue = new FairQueue<string>(1);
    for (const work of ['a1', 'a2']) queue.add('a', work);
    queue.add('b', 'b1');
    expect(begun(queue)).toEqual(['a1', 'b1']);
    queue.done('a');
    expect(begun(queue)).toEqual(['a2']);
  });

  it('forgets what is taken back', () => {
    const queue = new FairQueue<string>(1);
    for (const work of ['a1', 'a2']) queue.add('a', work);
    expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.waitingOf('a')]).toEqual([true, false, 1]);
    expect(begun(queue)).toEqual(['a2']);
  });
});
