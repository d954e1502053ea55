/** How parts look: small, flat, aligned to one grid, and with a visible focus. */
import type {Theme, ThemeOptions} from '@mui/material';
import {cellStyles} from './cells';

const FOCUS = {outline: '2px solid', outlineOffset: 1} as const;

export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      body: {overflowY: 'scroll', fontVariantNumeric: 'tabular-nums'},
      ':focus-visible': FOCUS,
      '@media (prefers-reduced-motion: reduce)': {'*, ::before, ::after': {transitionDuration: '0s !important'}},
      'code, pre': {fontFamily: '"JetBrains Mono", "SFMono-Regular", Menlo, Consolas, monospace', fontSize: '0.75rem'},
      ...cellStyles(theme),
    }),
  },
  MuiButtonBase: {styleOverrides: {root: {'&.Mui-focusVisible': FOCUS}}},
  MuiButton: {
    defaultProps: {size: 'small', disableElevation: true},
    styleOverrides: {
      root: {textTransform: 'none', fontWeight: 600, borderRadius: 6, minHeight: 32, paddingInline: 12},
      startIcon: {marginRight: 6},
      outlined: ({theme}) => ({borderColor: theme.palette.divider}),
    },
  },
  MuiIconButton: {defaultProps: {size: 'small'}, styleOverrides: {root: {borderRadius: 6}}},
  // What is hidden but for screen readers must not widen the page from within a table that scrolls.
  MuiTableContainer: {styleOverrides: {root: {position: 'relative'}}},
  MuiPaper: {defaultProps: {elevation: 0}, styleOverrides: {root: {backgroundImage: 'none'}}},
  MuiCard: {styleOverrides: {root: ({theme}) => ({border: `1px solid ${theme.palette.divider}`, borderRadius: 8})}},
  MuiMenu: {
    // Within the dialog that it was opened from, else in a landmark, where those who hear the page look for it.
    defaultProps: {
      container: () => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main'),
    },
    styleOverrides: {paper: ({theme}) => ({border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[3]})},
  },
  MuiPopover: {
    styleOverrides: {paper: ({theme}) => ({border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[3]})},
  },
  MuiDialog: {styleOverrides: {paper: ({theme}) => ({border: `1px solid ${theme.palette.divider}`, borderRadius: 10})}},
  MuiDialogTitle: {styleOverrides: {root: {fontSize: '1rem', fontWeight: 650, paddingBlock: 14}}},
  MuiDialogActions: {styleOverrides: {root: {paddingInline: 24, paddingBottom: 16}}},
  MuiMenuItem: {styleOverrides: {root: {minHeight: 34, fontSize: '0.8125rem'}}},
  MuiListItemIcon: {styleOverrides: {root: {minWidth: 32, color: 'inherit'}}},
  MuiTextField: {defaultProps: {size: 'small', variant: 'outlined', fullWidth: true}},
  MuiFormControl: {defaultProps: {size: 'small'}},
  MuiInputBase: {styleOverrides: {root: {fontSize: '0.8125rem'}}},
  MuiInputLabel: {styleOverrides: {root: {fontSize: '0.8125rem'}}},
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({theme}) => ({
        borderRadius: 6,
        '& .MuiOutlinedInput-notchedOutline': {borderColor: theme.palette.mode === 'light' ? '#c3cad3' : '#46515e'},
      }),
    },
  },
  MuiFormHelperText: {styleOverrides: {root: {marginInline: 2, marginTop: 3, fontSize: '0.75rem'}}},
  MuiAutocomplete: {
    defaultProps: {size: 'small'},
    styleOverrides: {
      paper: ({theme}) => ({border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[3]}),
      option: {fontSize: '0.8125rem'},
    },
  },
  MuiSelect: {defaultProps: {size: 'small'}},
  MuiChip: {
    defaultProps: {size: 'small'},
    styleOverrides: {root: {borderRadius: 5, fontWeight: 550, height: 22}, label: {paddingInline: 7}},
  },
  MuiTooltip: {
    defaultProps: {enterDelay: 400, disableInteractive: true},
    styleOverrides: {tooltip: {fontSize: '0.75rem'}},
  },
  MuiTabs: {styleOverrides: {root: {minHeight: 36}}},
  MuiTab: {
    styleOverrides: {
      root: {textTransform: 'none', minHeight: 36, paddingBlock: 6, paddingInline: 12, fontWeight: 600, minWidth: 0},
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({theme}) => ({
        borderColor: theme.palette.divider,
        paddingBlock: 5,
        paddingInline: 10,
        fontSize: '0.8125rem',
      }),
      head: ({theme}) => ({
        fontWeight: 600,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
      }),
      sizeSmall: {paddingBlock: 4, paddingInline: 10},
    },
  },
  MuiTableSortLabel: {styleOverrides: {root: {'&.Mui-active': {fontWeight: 700}}}},
  MuiCheckbox: {defaultProps: {size: 'small'}},
  MuiSwitch: {defaultProps: {size: 'small'}},
  MuiAlert: {styleOverrides: {root: {borderRadius: 6, fontSize: '0.8125rem'}}},
  MuiLinearProgress: {styleOverrides: {root: {height: 2}}},
  MuiLink: {defaultProps: {underline: 'hover'}},
};
