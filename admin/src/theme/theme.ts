/** The console's look: calm, dense, the same in light and dark. */
import type {PaletteOptions, ThemeOptions} from '@mui/material';
import {components} from './components';
import {dark, light} from './palette';

/** The face that comes with the console, and for Chinese that of the system. */
const FONTS =
  '"Inter Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif';

/** Pixels; CO-709, CO-710. */
export const SIDEBAR_WIDTH = 250;
export const SIDEBAR_COLLAPSED_WIDTH = 64;
export const HEADER_HEIGHT = 48;

/** What react-admin makes the theme of. */
function themeOf(palette: PaletteOptions): ThemeOptions {
  return {
    palette,
    shape: {borderRadius: 6},
    spacing: 8,
    // The lowest of what lies above a page is at 1100 (CO-730); the others keep their distances to it.
    zIndex: {appBar: 1100},
    motion: {reducedMotion: 'system'},
    typography: {
      fontFamily: FONTS,
      fontSize: 13,
      htmlFontSize: 16,
      h1: {fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35},
      h2: {fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4},
      h3: {fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4},
      body1: {fontSize: '0.875rem', lineHeight: 1.5},
      body2: {fontSize: '0.8125rem', lineHeight: 1.5},
      caption: {fontSize: '0.75rem', lineHeight: 1.4},
      overline: {
        fontSize: '0.6875rem',
        fontWeight: 650,
        letterSpacing: '0.04em',
        lineHeight: 1.8,
        textTransform: 'none',
      },
    },
    components,
  };
}

export const lightTheme = themeOf(light);
export const darkTheme = themeOf(dark);
