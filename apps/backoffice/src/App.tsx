import type { AuthProvider, I18nProvider } from 'ra-core';
import { Admin, memoryStore } from 'react-admin';
import { PreferContext } from './kit/prefer';
import type { ElencoDataProvider } from './providers/data';
import { type Prefer, readPreferences } from './providers/preferences';
import { screens } from './screens';
import { Layout } from './shell/Layout';
import { NotFound } from './shell/NotFound';
import { themeOf } from './theme/theme';

interface Props {
  readonly auth: AuthProvider;
  readonly data: ElencoDataProvider;
  readonly i18n: I18nProvider;
  readonly prefer: Prefer;
}

/** Colours follow the portal's cookie, and where that is silent the system. */
function chosenThemes() {
  const chosen = readPreferences(document.cookie);
  const high = chosen.get('contrast') === 'high';
  const dark =
    chosen.get('scheme') ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  return {
    theme: themeOf(high ? 'high' : 'light'),
    darkTheme: themeOf(high ? 'high' : 'dark'),
    // Not kept by react-admin too: the cookie is the one place, for both sides of the product.
    store: memoryStore({ theme: dark === 'dark' ? 'dark' : 'light' }),
  };
}

const themes = chosenThemes();

export function App({ auth, data, i18n, prefer }: Props) {
  return (
    <PreferContext.Provider value={prefer}>
      <Admin
        {...themes}
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
    </PreferContext.Provider>
  );
}
