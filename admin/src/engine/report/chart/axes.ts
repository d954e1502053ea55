/** The axes that charts share. */
import {useMediaQuery, useTheme, type Theme} from '@mui/material';
import {titleOf, type Mark} from './props';
import {textWidth, widestOf} from './text-width';

/** Half of a name at the end of an axis stands beyond it. */
export function marginRight(marks: readonly Mark[]): number {
  return Math.max(24, Math.ceil(textWidth(marks.at(-1)?.name ?? '') / 2) + 6);
}

/** Two marks may be called the same; the place tells them apart. */
export function namesAxis(marks: readonly Mark[]) {
  return {
    data: marks.map((_, index) => index),
    valueFormatter: (at: number, {location}: {readonly location: string}) =>
      location === 'tick' ? (marks[at]?.name ?? '') : titleOf(marks[at]),
  };
}

/** Pixels that an axis of steps has at least, on a phone, beside the menu, and on a wide screen. */
const ROOM = {phone: 260, menu: 560, wide: 800} as const;
const NAME_GAP = 12;

function useRoom(): number {
  const hasMenu = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return isWide ? ROOM.wide : hasMenu ? ROOM.menu : ROOM.phone;
}

/** Steps are named in even distances, as many of them as have room: the chart's own choice would be uneven. */
export function evenly(names: readonly string[], room: number): (at: number) => boolean {
  const most = Math.max(1, Math.floor(room / (widestOf(names) + NAME_GAP)));
  const distance = Math.ceil(names.length / most);
  return at => at % distance === 0;
}

export function useStepsAxis(marks: readonly Mark[]) {
  const isNamed = evenly(
    marks.map(({name}) => name),
    useRoom(),
  );
  return {...namesAxis(marks), tickInterval: isNamed, tickLabelInterval: isNamed};
}

/** An axis that begins elsewhere than at nothing makes small changes look great; what is counted has no halves. */
export function valuesAxis(marks: readonly Mark[], axisFormat: (value: number) => string) {
  const values = marks.flatMap(({value, earlier}) => [value ?? 0, earlier ?? 0]);
  return {
    min: values.some(value => value < 0) ? undefined : 0,
    tickMinStep: values.every(value => Number.isInteger(value)) ? 1 : undefined,
    valueFormatter: axisFormat,
    disableLine: true,
    disableTicks: true,
  };
}

/** What is, and what was before it, which steps back. */
export function useColours() {
  const {palette} = useTheme();
  return {now: palette.primary.main, earlier: palette.text.secondary, rest: palette.grey[500]};
}
