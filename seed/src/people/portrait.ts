/** A drawn portrait of somebody, the same by their id. */
import {disc, png, square} from '../drawing/png';
import {Random} from '../random';

const SKIN = ['#f1c27d', '#e0ac69', '#c68642', '#8d5524', '#ffdbac'] as const;
const GROUND = ['#1d3557', '#0b4f6c', '#7f1d1d', '#065f46', '#9a3412', '#4c1d95', '#9d174d', '#3f6212'] as const;
const HAIR = ['#1b1b1b', '#3b2314', '#6b4423', '#b08d57', '#555555'] as const;
const PIXELS = 160;

export function portrait(place: number): Buffer {
  const random = new Random('portrait', place);
  const head = disc(0.42);
  const at = (inside: (x: number, y: number) => boolean, right: number, down: number) => (x: number, y: number) =>
    inside(x - right, y - down);
  return png(PIXELS, [
    {colour: GROUND[place % GROUND.length] ?? GROUND[0], covers: square(1)},
    {colour: random.pick(['#e5e7eb', '#da9f19', '#94a3b8', '#f8fafc']), covers: at(disc(0.75), 0, 1.05)},
    {colour: random.pick(HAIR), covers: at(disc(0.48), 0, -0.22)},
    {colour: random.pick(SKIN), covers: at(head, 0, -0.12)},
  ]);
}
