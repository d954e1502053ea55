/** Figures beside what was aimed at. */

/** A machine is busy now and then: what is above its aim by no more than a fifth is told, and does not fail a check. */
const TOLERANCE = 1.2;

/**
 * `within` the aim, `above` it, or `missed` where it is above by more than a fifth. What is measured beside another in
 * turns is as busy as that other one: its `tolerance` is 1.
 */
export function verdictOf({figure, aim, tolerance = TOLERANCE}) {
  if (!(figure <= aim * tolerance)) return 'missed';
  return figure <= aim ? 'within' : 'above';
}

export function lineOf({name, figure, aim, unit = 'ms'}) {
  const told = Number.isFinite(figure) ? figure.toFixed(0) : String(figure);
  const numbers = `${told.padStart(7)} ${unit}, aim ${String(aim).padStart(6)} ${unit}`;
  return `${name.padEnd(58)}${numbers}: ${verdictOf({figure, aim})}`;
}

/** 1 where one is missed, and where nothing was measured. */
export function exitCodeOf(figures) {
  return figures.length === 0 || figures.some(each => verdictOf(each) === 'missed') ? 1 : 0;
}

/** Prints each with its aim; the process ends with 1 where one is missed. */
export function judge(figures) {
  for (const each of figures) process.stdout.write(`${lineOf(each)}\n`);
  if (exitCodeOf(figures) !== 0) process.exitCode = 1;
}
