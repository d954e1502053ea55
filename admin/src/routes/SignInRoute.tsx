/** The sign-in page with the little it needs of the console, which comes while the password is typed. */
import {useEffect, useMemo} from 'react';
import {CssBaseline} from '@mui/material';
import {I18nContextProvider, StoreContextProvider} from 'ra-core';
import {ThemeProvider, ThemesContext} from 'ra-ui-materialui';
import {i18nProvider} from '../i18n/i18n';
import {consoleStore} from '../preferences/store';
import {darkTheme, lightTheme} from '../theme/theme';
import SignInPage from '../sign-in/SignInPage';

const THEMES = {lightTheme, darkTheme};

/** The console, and what nearly everybody opens first in it. */
function fetchConsole(): void {
  // A page that does not come now comes when it is opened.
  void Promise.all([
    import('./Console'),
    import('../pages/sales/Dashboard'),
    import('../engine/list/ListPage'),
    import('./RecordRoutes'),
  ]).catch(() => undefined);
}

export default function SignInRoute() {
  const store = useMemo(consoleStore, []);
  useEffect(fetchConsole, []);
  return (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={i18nProvider}>
        <ThemesContext.Provider value={THEMES}>
          <ThemeProvider>
            <CssBaseline enableColorScheme />
            <SignInPage />
          </ThemeProvider>
        </ThemesContext.Provider>
      </I18nContextProvider>
    </StoreContextProvider>
  );
}
