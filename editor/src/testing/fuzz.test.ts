import {FuzzEditor} from './fuzz-editor';
import type {Step} from './fuzz-steps';

/** FUZZ_SEEDS=5000 looks further. */
const seeds = Number(process.env.FUZZ_SEEDS ?? 80);
const steps = Number(process.env.FUZZ_STEPS ?? 200);

/** Runs take longer when somebody asks for more of them. */
const TIME_MS = Math.max(300_000, seeds * 2000);

describe('an editor that random visitors work on', () => {
  it(
    `stays whole through ${seeds} visitors of ${steps} steps each`,
    async () => {
      let created = 0;
      for (let seed = 1; seed <= seeds; seed += 1) {
        const {test} = await new FuzzEditor({seed, steps}).run();
        created += test.side.order.length;
      }
      expect(created).toBeGreaterThan(seeds);
    },
    TIME_MS,
  );

  it.each<{readonly found: string; readonly steps: readonly Step[]}>([
    {
      found: 'what was typed was lost when the side was turned before the pause after typing',
      steps: [
        {do: 'text', text: 'Emblem'},
        {do: 'type-then', text: '徽章', next: 'switch-side'},
      ],
    },
    {
      found: 'a whole turn was another angle after loading',
      steps: [
        {do: 'select', place: 1},
        {do: 'angle', value: -360},
      ],
    },
    {
      found: 'a late answer changed the object of the same name on the other side',
      steps: [{do: 'select', place: 1}, {do: 'late', what: 'recolour'}, {do: 'switch-side'}],
    },
  ])('stays whole where once $found', async ({steps}) => {
    for (let seed = 1; seed <= 12; seed += 1) await new FuzzEditor({seed, steps: 0}).replay(steps);
  });

  it(
    'stays whole when the history has no limit',
    async () => {
      for (let seed = 10_001; seed <= 10_000 + seeds / 5; seed += 1)
        await new FuzzEditor({seed, steps, historyLimit: Infinity}).run();
    },
    TIME_MS,
  );
});
