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
