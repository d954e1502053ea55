/** What the console and the website settings give react-admin alike. */
import {useMemo} from 'react';
import type {AdminProps} from 'react-admin';
import {i18nProvider} from '../i18n/i18n';
import {createDataProvider} from '../request/data-provider';
import {darkTheme, lightTheme} from '../theme/theme';
import {Notices} from './Notices';
import {PageLoading} from '../widgets/PageLoading';
import {consoleStore} from '../preferences/store';

type Own = Required<Pick<AdminProps, 'queryClient' | 'layout' | 'loginPage' | 'catchAll'>>;

export function useAdmin(own: Own): AdminProps {
  const dataProvider = useMemo(createDataProvider, []);
  const store = useMemo(consoleStore, []);
  return {
    ...own,
    dataProvider,
    store,
    i18nProvider,
    theme: lightTheme,
    darkTheme,
    defaultTheme: undefined,
    loading: PageLoading,
    notification: Notices,
    disableTelemetry: true,
    title: 'Emblem',
  };
}
