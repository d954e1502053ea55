/** The axes that charts share. */
import {useTheme} from '@mui/material';
import {titleOf, type Mark} from './props';
import {textWidth} from './text-width';

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
