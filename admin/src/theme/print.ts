/** A page on paper: what it says, without what it is worked with, black on white whatever the colours of the screen. */
import {CELL} from './cells';

/** Of what is for the screen alone. */
export const SCREEN_ONLY = 'screen-only';

/** Tools of a page, wherever they stand in it. */
const TOOLS = [
  'button',
  // Figures that somebody has unfolded are part of what the page says.
  'details:not([data-figures][open])',
  'summary',
  '[role="search"]',
  '[role="toolbar"]',
  '[role="tablist"]',
  'nav',
  `.${CELL.actions}`,
  `.${CELL.check}`,
  '.MuiIconButton-root',
  '.MuiButton-root',
  '.MuiTableSortLabel-icon',
  '[role="separator"]',
];

export const printStyles = {
  '@media print': {
    '@page': {margin: '12mm'},
    [`.${SCREEN_ONLY}, [data-notice], ${TOOLS.map(tool => `main ${tool}`).join(', ')}`]: {display: 'none !important'},
    body: {overflow: 'visible !important'},
    'html, body, main, .MuiPaper-root, th, td': {backgroundColor: '#fff !important'},
    'main *': {color: '#000 !important'},
    main: {padding: '0 !important'},
    // All of a table that is scrolled on the screen.
    '.MuiTableContainer-root': {
      maxHeight: 'none !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    '.MuiTable-root': {minWidth: '0 !important', tableLayout: 'auto !important'},
    'th, td': {
      position: 'static !important',
      width: 'auto !important',
      whiteSpace: 'normal !important',
      overflow: 'visible !important',
    },
    // Paper is read later.
    'time[data-exact]': {fontSize: 0},
    'time[data-exact]::after': {content: 'attr(data-exact)', fontSize: '0.8125rem'},
    'tr, section, li': {breakInside: 'avoid'},
  },
} as const;
