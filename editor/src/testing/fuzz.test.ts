import {FuzzEditor} from './fuzz-editor';

const seeds = Number(process.env.FUZZ_SEEDS ?? 100);
const steps = Number(process.env.FUZZ_STEPS ?? 100);

describe('an editor that random visitors work on', () => {
  it(`stays whole through ${seeds} visitors of ${steps} steps each`, async () => {
    let created = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const {test} = await new FuzzEditor({seed, steps}).run();
      created += test.side.order.length;
    }
    expect(created).toBeGreaterThan(seeds);
  });

  it('stays whole when the history has no limit', async () => {
    for (let seed = 1001; seed <= 1000 + seeds / 5; seed += 1) await new FuzzEditor({seed, steps, historyLimit: Infinity}).run();
  });
});
