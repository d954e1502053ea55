import {pathName} from './names';

describe('pathName', () => {
  it.each([
    ['Happy Star Badge', 'happy-star-badge'],
    ['  Lapel   Pins ', 'lapel-pins'],
    ['Rock & Roll', 'rock-&-roll'],
    ['珐琅 徽章', '珐琅-徽章'],
  ])('turns "%s" into "%s"', (name, path) => {
    expect(pathName(name)).toBe(path);
  });
});
