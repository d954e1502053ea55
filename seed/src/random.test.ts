import {Random} from './random';

const draw = (random: Random): readonly number[] => Array.from({length: 1000}, () => random.next());

describe('Random', () => {
  it('repeats itself for the same name and not for another', () => {
    expect(draw(new Random('pins'))).toEqual(draw(new Random('pins')));
    expect(draw(new Random('pins'))).not.toEqual(draw(new Random('pens')));
  });

  it('spreads evenly from 0 to 1', () => {
    const numbers = draw(new Random('spread'));
    expect(numbers.every(number => number >= 0 && number < 1)).toBe(true);
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it('has nothing in common with a stream of nearly the same name', () => {
    const firsts = Array.from({length: 4000}, (_, place) => {
      const random = new Random('order', place + 1);
      return [random.next(), random.next(), random.next()] as const;
    });
    for (const draw of [0, 1, 2] as const) {
      const values = firsts.map(each => each[draw]);
      const tenths = Array.from({length: 10}, (_, tenth) => values.filter(v => Math.floor(v * 10) === tenth).length);
      for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(90);
      const pairs = values.slice(1).filter((value, place) => Math.abs(value - (values[place] ?? 0)) < 0.1).length;
      // Two numbers that know nothing of each other are so near in 19 of 100 cases.
      expect(pairs / 4000).toBeGreaterThan(0.15);
      expect(pairs / 4000).toBeLessThan(0.23);
    }
  });

  it('picks by weight, and never what weighs nothing', () => {
    const random = new Random('weights');
    const picked = Array.from({length: 500}, () =>
      random.weighted([
        ['often', 9],
        ['never', 0],
        ['seldom', 1],
      ]),
    );
    expect(new Set(picked)).toEqual(new Set(['often', 'seldom']));
    expect(picked.filter(item => item === 'often').length).toBeGreaterThan(400);
  });

  it('chooses some, each once, in the order of the list', () => {
    const chosen = new Random('some').some([1, 2, 3, 4, 5, 6], 4);
    expect(chosen).toHaveLength(4);
    expect([...chosen].sort()).toEqual(chosen);
  });
});
