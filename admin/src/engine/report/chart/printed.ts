/** Charts on paper: black on white, told apart by their strokes and shades, as wide as the paper. */

/** Of the parts of a whole, in their order. */
const SHADES = ['#111', '#555', '#888', '#aaa', '#ccc', '#e6e6e6'] as const;

const shades = Object.fromEntries(
  SHADES.flatMap((shade, index) => [
    [`.MuiPieChart-arc:nth-of-type(${index + 1})`, {fill: `${shade} !important`, stroke: '#000 !important'}],
    [`[data-legend="shares"] li:nth-of-type(${index + 1}) [data-colour]`, {backgroundColor: `${shade} !important`}],
  ]),
);

export const printedChart = {
  '@media print': {
    breakInside: 'avoid',
    // A drawing lies over its place on the screen; here it fills as much of it as is as wide as the paper.
    '.MuiChartsSurface-root': {display: 'block', height: 'auto !important'},
    svg: {display: 'block', position: 'static !important', width: '100% !important', height: 'auto !important'},
    text: {fill: '#000 !important'},
    line: {stroke: '#bbb !important'},
    circle: {fill: '#fff !important', stroke: '#000 !important'},
    'path[data-series]': {stroke: '#000 !important'},
    'path[data-series="earlier"]': {strokeDasharray: '1 3', strokeLinecap: 'round'},
    // Hatched bars keep their hatching.
    '.MuiBarChart-element:not([fill^="url"])': {fill: '#444 !important'},
    'pattern rect': {fill: '#444 !important'},
    '[data-series="earlier"] .MuiBarChart-element': {fill: '#fff !important', stroke: '#000 !important'},
    '[data-colour]': {printColorAdjust: 'exact', border: '1px solid #000', backgroundColor: '#444 !important'},
    '[data-legend="series"] li:nth-of-type(2) [data-colour]': {backgroundColor: '#fff !important'},
    ...shades,
  },
} as const;
