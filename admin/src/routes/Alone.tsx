/** The language and the look of pages that load without the console. */
import {useMemo, type ReactNode} from 'react';
import {CssBaseline} from '@mui/material';
import {I18nContextProvider, StoreContextProvider} from 'ra-core';
import {ThemeProvider, ThemesContext} from 'ra-ui-materialui';
import {i18nProvider} from '../i18n/i18n';
import {consoleStore} from '../preferences/store';
import {darkTheme, lightTheme} from '../theme/theme';

const THEMES = {lightTheme, darkTheme};

export function Alone({children}: {readonly children: ReactNode}) {
  const store = useMemo(consoleStore, []);
  return (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={i18nProvider}>
        <ThemesContext.Provider value={THEMES}>
          <ThemeProvider>
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </ThemesContext.Provider>
      </I18nContextProvider>
    </StoreContextProvider>
  );
}
