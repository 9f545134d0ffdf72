import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/aids.css';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { dashboardOf } from './access/dashboard.server';
import { differOnlyInModal } from './access/modal';
import type { RouteHandle } from './handle';
import { tags } from './i18n/locales';
import { useLocale } from './i18n/use';
import { useNonce } from './nonce';
import type { RootData } from './rootData';
import { ConfigureZod } from './shell/ConfigureZod';
import { FlashToast } from './shell/FlashToast';
import { flashIn } from './shell/flash.server';
import { ImpersonationBar } from './shell/ImpersonationBar';
import { KeptFocus } from './shell/KeptFocus';
import { linksFor } from './shell/links.server';
import { Oops } from './shell/Oops';
import { PageTitle } from './shell/PageTitle';
import { useContentFocus } from './shell/useContentFocus';
import display from './styles/fonts/bricolage-grotesque-latin-650.woff2?url';
import { LazyToasts } from './ui';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  font(text),
  font(display),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const handle = { i18n: ['problems'] };

/** Opening a modal needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === undefined && differOnlyInModal(currentUrl, nextUrl) ? false : defaultShouldRevalidate);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences, csrfToken, now, impersonatedBy, user, session } = context;
  const flash = flashIn(request.headers.get('cookie') ?? '');
  const { impersonatorName: by = '', until = '' } = impersonatedBy?.impersonation ?? {};
  const impersonation = impersonatedBy && user ? { person: user.name, by, until } : null;
  const links = await linksFor(context, new URL(request.url).pathname);
  const to = user && dashboardOf(context.actor, user);
  // The back office is another app, so the browser has to load a new document.
  const dashboard = to && { to, reloadDocument: context.actor.role === 'admin' };
  const feed = user && session ? { userId: user.id, cursor: session.feedCursor } : null;
  const forAll: RootData = {
    now: now().toISOString(),
    csrfToken,
    cards: context.provider.cards !== null,
    flash,
  };
  return { ...forAll, preferences, impersonation, dashboard, links, feed };
}

export function Layout({ children }: { children: ReactNode }) {
  const { preferences, impersonation } = useRouteLoaderData<typeof loader>('root') ?? {};
  const locale = useLocale();
  const nonce = useNonce();
  const still = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.still);
  return (
    <html
      lang={tags[locale]}
      data-locale={locale}
      data-scheme={preferences?.scheme}
      data-contrast={preferences?.contrast}
      data-links={preferences?.links}
      data-saturation={preferences?.saturation}
      data-zerosaturation={preferences?.zerosaturation}
      style={preferences?.zoom ? { fontSize: `${preferences.zoom}%` } : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PageTitle />
        <Meta />
        <Links />
      </head>
      <body>
        <div className="app">
          {impersonation && <ImpersonationBar {...impersonation} />}
          {children}
        </div>
        <LazyToasts />
        {!still && <ConfigureZod />}
        {!still && <ScrollRestoration nonce={nonce} />}
        {!still && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  const { flash } = useLoaderData<typeof loader>();
  useContentFocus();
  return (
    <>
      <KeptFocus />
      <FlashToast flash={flash} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <Oops />;
}
