import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, I18nProvider, Store } from 'ra-core';
import { Admin } from 'react-admin';
import type { ElencoDataProvider } from './providers/data';
import type { Look } from './providers/store';
import { screens } from './screens';
import { Layout } from './shell/Layout';
import { NotFound } from './shell/NotFound';
import { themeOf } from './theme/theme';

interface Props {
  readonly auth: AuthProvider;
  readonly data: ElencoDataProvider;
  readonly i18n: I18nProvider;
  readonly look: Look;
  readonly queries: QueryClient;
  readonly store: Store;
}

export function App({ auth, data, i18n, look, queries, store }: Props) {
  return (
    <Admin
      theme={themeOf(look.high ? 'high' : 'light')}
      darkTheme={themeOf(look.high ? 'high' : 'dark')}
      store={store}
      queryClient={queries}
      authProvider={auth}
      dataProvider={data}
      i18nProvider={i18n}
      layout={Layout}
      catchAll={NotFound}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {screens()}
    </Admin>
  );
}
