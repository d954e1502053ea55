/** A world is the same on every day: its records, and the states that they are in. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {Calendar} from '../../seed/src/calendar';
import {Random} from '../../seed/src/random';
import {asList, asObject} from '../harness/json';

/** A week, ends of months, the leap day, both changes of the clock in New York and in Berlin, New Year. */
const DAYS = (
  '2026-11-23 2026-11-24 2026-11-25 2026-11-26 2026-11-27 2026-11-28 2026-11-29 2026-01-31 ' +
  '2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 ' +
  '2026-10-31 2026-11-30 2026-12-31 2028-02-28 2028-02-29 2028-03-01 2024-02-29 2026-03-07 ' +
  '2026-03-08 2026-03-09 2026-03-28 2026-03-29 2026-03-30 2026-10-24 2026-10-25 2026-10-26 ' +
  '2026-11-01 2026-11-02 2027-01-01 2027-01-02 2025-12-31 2025-01-01 2030-06-15 2020-06-01'
).split(' ');
const FEW_DAYS = ['2026-11-26', '2026-03-08', '2026-10-25', '2028-02-29', '2026-12-31', '2027-01-01'];
const days = process.env.MATRIX === 'full' ? DAYS : FEW_DAYS;

async function compared(world: string): Promise<{readonly differences: unknown; readonly missing: unknown}> {
  const {stdout} = await promisify(execFile)(process.execPath, [join(__dirname, 'days.cjs'), world, ...days], {
    maxBuffer: 64_000_000,
  });
  const {differences, missing} = asObject(JSON.parse(stdout));
  return {differences: asList(differences), missing: asList(missing)};
}

test.each(['tiny', 'demo'])(
  'the world %s has the same records on every day, and one in each state of each workflow',
  async world => {
    expect(await compared(world)).toEqual({differences: [], missing: []});
  },
  600_000,
);

test('a greater age is never a later moment, and a moment tells its age, on every day', () => {
  const random = new Random('ages');
  const ages = [0, ...Array.from({length: 400}, () => random.next() * 800)].sort((a, b) => a - b);
  for (const day of DAYS) {
    const calendar = new Calendar(day);
    const moments = ages.map(age => calendar.ago(age));
    expect([...moments].sort().reverse()).toEqual(moments);
    for (const [index, age] of ages.entries())
      expect(calendar.age(moments[index] ?? '')).toBeCloseTo(Math.max(age, 1 / 1440), 5);
    expect(calendar.ago(0) < calendar.now).toBe(true);
  }
});

test('few things happen at weekends', () => {
  const weekdays = new Calendar('2026-11-26').overLastYear(2000, new Random('weekdays')).map(moment => {
    // The moment as the clock of the office shows it, eight hours ahead.
    return new Date(Date.parse(moment) + 8 * 3_600_000).getUTCDay();
  });
  const weekend = weekdays.filter(day => day === 0 || day === 6).length;
  expect(weekend).toBeGreaterThan(40);
  expect(weekend).toBeLessThan(300);
});
