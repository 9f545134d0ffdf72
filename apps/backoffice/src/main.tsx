import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/figtree';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import type { I18nProvider } from 'ra-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { prefetchFirstRows } from './firstRows';
import { wordsIn } from './kit/words';
import { makeAuthProvider } from './providers/auth';
import { reportPages } from './providers/browserReports';
import { connection } from './providers/connection';
import { makeDataProvider } from './providers/data';
import { httpClient } from './providers/http';
import { makeI18nProvider } from './providers/i18n';
import { embeddedUser, fetchUserOnce } from './providers/me';
import { makePortal } from './providers/portal';
import { chosenLook, makeStore } from './providers/store';
import { loadScreenAt } from './screens';
import { openedPath } from './shell/opened';
import { styleCache } from './theme/styles';

reportPages();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = styleCache(nonce);

let i18n: I18nProvider;
const words = () => wordsIn(i18n.translate, i18n.getLocale());
const http = httpClient({
  translate: (code, params) => words().problem(code, params),
  csrfToken: async () => (await me()).csrfToken ?? '',
  connection,
  noAnswer: () => words().t('kit.connection.noAnswer'),
});
const me = fetchUserOnce(http, embeddedUser(document));
const portal = makePortal(me);
const look = chosenLook();
const base = '/dashboard/admin';
// While the browser is offline, a change fails immediately, and the form keeps its input. Nothing is sent
// later without an action of the user.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
const plainData = makeDataProvider(http);
const pathname = window.location.pathname.slice(base.length);
// The auth provider redirects users without a session.
const sitting = me().catch(() => undefined);
const [texts, known, , data] = await Promise.all([
  makeI18nProvider(portal.prefer),
  sitting,
  loadScreenAt(pathname),
  sitting.then((one) =>
    one
      ? prefetchFirstRows({ data: plainData, actor: one.actor, pathname, search: window.location.search })
      : plainData,
  ),
]);
i18n = texts;

// Navigation within the back office sets a history state; a newly opened window has none.
const { history, location } = window;
const opened = known ? openedPath(known.actor, pathname, location.search) : pathname;
if (history.state === null && opened !== pathname) history.replaceState(null, '', `${base}${opened}`);

const app = (
  <App
    auth={makeAuthProvider(me, portal)}
    data={data}
    i18n={i18n}
    look={look}
    queries={queries}
    store={makeStore(known?.user.id ?? 0, look.scheme, portal.prefer)}
  />
);
// Uses a data router without loaders, since only a data router can block navigation away from unsaved
// changes.
const router = createBrowserRouter([{ path: '*', element: app }], {
  basename: base,
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
