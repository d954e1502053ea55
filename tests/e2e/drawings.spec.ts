/**
 * What the server makes of a drawing looks as its author meant it or says that it does not, and is printed as it is
 * shown.
 */
import {readFileSync} from 'node:fs';
import {normaliseSvg, SvgError} from '@emblem/print/svg';
import {iconSvg, loadIcons} from '@emblem/seed';
import {expect, type Page} from '@playwright/test';
import {compared, TOLERATED} from '../drawings/compare';
import {FEATURES} from '../drawings/features';
import {drawingsOfPackages} from '../drawings/packages';
import {isSampled, isWholeMatrix} from '../harness/sample';
import {test} from './test';

const SAMPLE = 6;

test('drawings of every kind are shown as they were meant and printed as they are shown', async ({page}) => {
  test.setTimeout(600_000);
  for (const {name, svg, told = [], byComputer} of FEATURES.filter(feature => isSampled(feature.name, SAMPLE))) {
    await test.step(name, async () => {
      const {svg: plain, notes} = await normaliseSvg(Buffer.from(svg));
      expect
        .soft(
          notes.map(({code}) => code),
          `${name}: what is told`,
        )
        .toEqual(told);
      const {meant, printed} = await compared(page, Buffer.from(svg), plain);
      if (told.length === 0 && !byComputer)
        expect.soft(meant, `${name}: shown otherwise than meant`).toBeLessThan(TOLERATED);
      expect.soft(printed, `${name}: printed otherwise than shown`).toBeLessThan(TOLERATED);
    });
  }
});

/** One of so many pictures of the element library. */
const OF_LIBRARY = isWholeMatrix ? 29 : 580;

test('pictures of the element library are shown as they are printed', async ({page}) => {
  test.setTimeout(600_000);
  const icons = [...loadIcons('fluent-emoji-flat'), ...loadIcons('noto')].filter(
    (_, index) => index % OF_LIBRARY === 0,
  );
  for (const icon of icons) expect.soft(await outcomeOf(page, Buffer.from(iconSvg(icon))), icon.name).toBe('alike');
});

type Outcome = 'alike' | 'told' | 'refused' | 'otherwise' | 'printed otherwise';

async function outcomeOf(page: Page, content: Buffer): Promise<Outcome> {
  try {
    const {svg, notes} = await normaliseSvg(content);
    const {meant, printed} = await compared(page, content, svg);
    if (printed >= TOLERATED) return 'printed otherwise';
    return notes.length > 0 ? 'told' : meant < TOLERATED ? 'alike' : 'otherwise';
  } catch (error) {
    if (error instanceof SvgError) return 'refused';
    throw error;
  }
}

const MANY = 500;

test('99 of 100 drawings by other hands are shown and printed as they were meant', async ({page}) => {
  test.skip(!isWholeMatrix, 'They are fetched for the whole matrix only.');
  test.setTimeout(3_600_000);
  const outcomes = new Map<Outcome, string[]>();
  for (const path of drawingsOfPackages(MANY)) {
    const outcome = await outcomeOf(page, readFileSync(path));
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), path]);
  }
  const counted = Object.fromEntries([...outcomes].map(([outcome, paths]) => [outcome, paths.length]));
  test.info().annotations.push({type: 'measured', description: JSON.stringify(counted)});
  expect(
    outcomes.get('alike')?.length,
    JSON.stringify([...outcomes].filter(([outcome]) => outcome !== 'alike')),
  ).toBeGreaterThanOrEqual(MANY * 0.99);
});
