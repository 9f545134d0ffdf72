import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/figtree';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { I18nProvider } from 'ra-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { wordsIn } from './kit/words';
import { makeAuthProvider } from './providers/auth';
import { makeDataProvider } from './providers/data';
import { httpClient } from './providers/http';
import { makeI18nProvider } from './providers/i18n';
import { askOnce } from './providers/me';
import { makePortal } from './providers/portal';
import { chosenLook, makeStore } from './providers/store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

// Styles are written by script, so they must carry the answer's nonce (see the server's content security policy).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });

let i18n: I18nProvider;
const http = httpClient(
  (code, params) => wordsIn(i18n.translate, i18n.getLocale()).problem(code, params),
  async () => (await me()).csrfToken ?? '',
);
const me = askOnce(http);
const portal = makePortal(me);
const look = chosenLook();
// Whoever is signed out is sent away by the auth provider.
const [texts, userId] = await Promise.all([
  makeI18nProvider(portal.prefer),
  me().then(
    ({ user }) => user.id,
    () => 0,
  ),
]);
i18n = texts;

const app = (
  <App
    auth={makeAuthProvider(me, portal)}
    data={makeDataProvider(http)}
    i18n={i18n}
    look={look}
    store={makeStore(userId, look.scheme, portal.prefer)}
  />
);
// Only a router that is made like this can be held when somebody leaves what is not saved. It loads nothing itself.
const router = createBrowserRouter([{ path: '*', element: app }], {
  basename: '/dashboard/admin',
  future: {
    v7_fetcherPersist: true,
    v7_normalizeFormMethod: true,
    v7_partialHydration: true,
    v7_relativeSplatPath: false,
    v7_skipActionErrorRevalidation: true,
  },
});

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} future={{ v7_startTransition: false }} />
    </CacheProvider>
  </StrictMode>,
);
