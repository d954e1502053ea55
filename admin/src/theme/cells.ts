/**
 * How the hundreds of small values on a list look: plain classes, because a styled component for each would be the
 * slowest part of opening it.
 */
import {alpha, type Theme} from '@mui/material/styles';

const TINT = {light: 0.1, dark: 0.16};
const COLOURS = ['info', 'success', 'warning', 'error'] as const;

/** Joined to a class of the table below: the whole look of a value. */
export const CELL = {
  line: 'cell-line',
  empty: 'cell-empty',
  chip: 'cell-chip',
  coloured: 'cell-coloured',
  table: 'cell-table',
  actions: 'cell-actions',
  number: 'cell-number',
  check: 'cell-check',
  frozen: 'cell-frozen',
  link: 'cell-link',
  box: 'cell-box',
  button: 'cell-button',
  head: 'cell-head',
  resizer: 'cell-resizer',
  icon: 'cell-icon',
  unfolded: 'cell-unfolded',
} as const;

function chips(theme: Theme) {
  return Object.fromEntries(
    COLOURS.map(colour => {
      const {main} = theme.palette[colour];
      return [`.${CELL.chip}.${colour}`, {color: main, backgroundColor: alpha(main, TINT[theme.palette.mode])}];
    }),
  );
}

/**
 * The text of a row is cut off; its name and its actions stay in sight while the table is scrolled sideways, in the
 * colour of the row.
 */
function table({palette}: Theme) {
  const tint = (colour: string) => ({backgroundImage: `linear-gradient(${colour}, ${colour})`});
  return {
    [`.${CELL.table}`]: {tableLayout: 'fixed'},
    [`.${CELL.table} th.${CELL.head}`]: {overflow: 'hidden', textOverflow: 'ellipsis', userSelect: 'none'},
    [`.${CELL.table} tbody tr`]: {height: 37, cursor: 'pointer'},
    '[data-row]:focus-visible': {outlineOffset: -2, outlineColor: palette.primary.main},
    // On the cells: those that stay in sight lie above their row.
    'tr[data-row]:focus-visible': {
      outline: 0,
      '& > td': {boxShadow: `inset 0 2px ${palette.primary.main}, inset 0 -2px ${palette.primary.main}`},
    },
    // Below what stays at the top of the page, and above the pager.
    'li[data-row]': {scrollMarginBlock: '96px 56px'},
    [`.${CELL.table} tbody tr[data-gone]`]: {cursor: 'default'},
    [`.${CELL.table} tbody tr:hover`]: {backgroundColor: palette.action.hover},
    [`.${CELL.table} tbody tr[data-selected]`]: {backgroundColor: palette.action.selected},
    [`.${CELL.table} tbody tr[data-previewed]`]: {
      backgroundColor: palette.action.selected,
      '& > td:first-of-type': {boxShadow: `inset 3px 0 ${palette.primary.main}`},
    },
    [`.${CELL.table} tbody td`]: {
      padding: '4px 10px',
      borderBottom: `1px solid ${palette.divider}`,
      fontSize: '0.8125rem',
      lineHeight: 1.43,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'inherit',
      color: palette.text.primary,
    },
    [`.${CELL.table} tbody td:focus-visible`]: {outline: `2px solid ${palette.primary.main}`, outlineOffset: -2},
    [`.${CELL.table} td.${CELL.number}`]: {textAlign: 'right', fontVariantNumeric: 'tabular-nums'},
    [`.${CELL.table} td.${CELL.check}`]: {padding: 0, textAlign: 'center', overflow: 'visible'},
    [`.${CELL.table} td.${CELL.actions}`]: {
      position: 'sticky',
      right: 0,
      zIndex: 1,
      padding: '0 4px 0 0',
      textAlign: 'right',
      overflow: 'visible',
      backgroundColor: palette.background.paper,
    },
    [`.${CELL.table} td.${CELL.frozen}`]: {position: 'sticky', zIndex: 1, backgroundColor: palette.background.paper},
    [`.${CELL.table} tr:hover > :is(td.${CELL.actions}, td.${CELL.frozen})`]: tint(palette.action.hover),
    [`.${CELL.table} tr:is([data-selected], [data-previewed]) > :is(td.${CELL.actions}, td.${CELL.frozen})`]: tint(
      palette.action.selected,
    ),
    [`.${CELL.table} tbody tr.${CELL.unfolded}`]: {height: 'auto', cursor: 'default', backgroundColor: 'transparent'},
    [`.${CELL.table} tbody tr.${CELL.unfolded} > td`]: {padding: 0, overflow: 'visible', whiteSpace: 'normal'},
    // As wide as what is in sight of the table, and there however far that is scrolled.
    [`.${CELL.table} tbody tr.${CELL.unfolded} > td > div`]: {
      position: 'sticky',
      left: 0,
      boxSizing: 'border-box',
      padding: '8px 16px 12px 42px',
    },
    [`.${CELL.link}`]: {
      color: palette.text.primary,
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': {textDecoration: 'underline'},
    },
  };
}

/** The edge of a head by which its column is made wider. */
function resizers({palette}: Theme) {
  const line = {content: '""', position: 'absolute', right: 0, top: 2, bottom: 2, width: 1};
  return {
    [`.${CELL.resizer}`]: {
      position: 'absolute',
      right: 0,
      top: 6,
      bottom: 6,
      width: 9,
      cursor: 'col-resize',
      touchAction: 'none',
      '&::after': {...line, backgroundColor: palette.divider},
      '&:hover::after, &:focus-visible::after': {backgroundColor: palette.primary.main, width: 2},
    },
  };
}

/** What others do to the rows that are shown. */
function others({palette}: Theme) {
  return {
    '@keyframes cell-changed': {from: {backgroundColor: alpha(palette.warning.main, 0.35)}},
    'tr[data-changed] > td, li[data-changed]': {animation: 'cell-changed 2.5s ease-out'},
    [`tr[data-left] > td:not(.${CELL.actions}), li[data-left]`]: {opacity: 0.5, textDecoration: 'line-through'},
  };
}

/** How close rows stand, where a person has chosen otherwise than the usual. */
function densities() {
  const rows = (density: string, height: number, padding: number) => ({
    [`[data-density="${density}"] .${CELL.table} tbody tr`]: {height},
    [`[data-density="${density}"] .${CELL.table} tbody td:not(.${CELL.check}, .${CELL.actions})`]: {
      paddingBlock: padding,
    },
    [`[data-density="${density}"] ul.blocks > li[data-row]`]: {paddingBlock: padding * 2 + 2},
  });
  return {
    ...rows('compact', 29, 1),
    ...rows('comfortable', 49, 9),
    [`[data-density="compact"] :is(.${CELL.button}, .${CELL.box})`]: {height: 26},
  };
}

/** Boxes and buttons of rows; the whole of a box's cell can be pressed. */
function handles({palette}: Theme) {
  return {
    [`.${CELL.box}`]: {
      display: 'inline-grid',
      placeItems: 'center',
      width: '100%',
      minWidth: 30,
      height: 30,
      cursor: 'pointer',
      userSelect: 'none',
    },
    [`.${CELL.box} input`]: {
      width: 16,
      height: 16,
      margin: 0,
      cursor: 'pointer',
      accentColor: palette.primary.main,
      colorScheme: palette.mode,
    },
    [`.${CELL.button}`]: {
      display: 'inline-grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': {backgroundColor: palette.action.hover},
      '&:focus-visible': {outline: `2px solid ${palette.primary.main}`, outlineOffset: -2},
    },
  };
}

/** For the baseline of the theme. */
export function cellStyles(theme: Theme) {
  return {
    [`.${CELL.line}`]: {display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap'},
    [`.${CELL.empty}`]: {color: theme.palette.text.disabled},
    [`.${CELL.chip}`]: {
      display: 'inline-block',
      maxWidth: '100%',
      height: 22,
      lineHeight: '22px',
      paddingInline: 7,
      borderRadius: 5,
      fontSize: '0.75rem',
      fontWeight: 600,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      color: theme.palette.text.secondary,
      backgroundColor: theme.palette.action.selected,
    },
    [`.${CELL.coloured} > :first-of-type`]: {marginRight: 5, verticalAlign: -1},
    [`.${CELL.coloured} + .${CELL.coloured}`]: {marginLeft: 4},
    ...chips(theme),
    ...table(theme),
    ...densities(),
    ...others(theme),
    ...handles(theme),
    ...resizers(theme),
    [`.${CELL.icon}`]: {
      width: theme.typography.pxToRem(20),
      height: theme.typography.pxToRem(20),
      fill: 'currentColor',
    },
  };
}
