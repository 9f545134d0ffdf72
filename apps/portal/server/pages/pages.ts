import { Problem } from '@elenco/core/kit';
import { isUnavailable, storeOf } from '@elenco/db';
import { isTraced, measured, traced } from '@elenco/db/measure';
import { thumbnail } from '@elenco/pictures';
import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/server-runtime';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { forgetPage } from '../../app/access/pageBeforeSignIn.server';
import { secretPage } from '../../app/access/secretPage';
import type { AppContext } from '../../app/context.server';
import { languageIn } from '../../app/i18n/address';
import { detectLocale } from '../../app/i18n/detect.server';
import { preferencesCookie, preferencesFrom, preferencesOf } from '../../app/preferences';
import { retryAfterHeader } from '../api/problem';
import { openExport } from '../files/exports';
import { keepUpload, sentBy } from '../files/keepUpload';
import { hasPhoto, keepPhoto, readPhoto } from '../files/photos';
import { partOf } from '../files/ranges';
import { keepStill } from '../files/stills';
import { loggedPath } from '../log';
import { connectorOf } from '../outside/connector';
import type { Runtime } from '../runtime';
import { csrfSeed, csrfToken } from '../session/csrf';
import { dropSession, keepSession, sessionToken } from '../session/identity';
import { closeImpersonation, loginAs } from '../session/loginAs';
import { type Env, isSecure } from '../types';
import { areaBuild, areaOf } from './areaBuild';
import { type Drawn, pageCache } from './pageCache';
import { pagePatterns } from './pagePattern';
import type { Render } from './refusedPage';

async function contextOf(c: Context<Env>, runtime: Runtime, drawn?: Drawn): Promise<AppContext> {
  const files = storeOf(runtime.settings, 'files');
  const keep = (file: File, of: Parameters<typeof keepUpload>[1]['of']) =>
    keepUpload(file, { database: runtime.database, files, of, now: new Date().toISOString() });
  const preferences = preferencesFrom(c.req.header('cookie'));
  return {
    app: runtime.database,
    actor: c.get('actor'),
    user: c.get('user'),
    ip: c.get('ip'),
    impersonatedBy: c.get('impersonatedBy'),
    ...loginAs(c, runtime),
    secure: isSecure(runtime.settings),
    baseUrl: runtime.settings.baseUrl,
    cookieSecret: runtime.settings.secret,
    google: runtime.settings.google,
    newsletterForm: runtime.settings.newsletterForm ?? null,
    gate: runtime.gate,
    contents: runtime.contents,
    legal: runtime.settings.legal,
    staffSecondFactor: runtime.settings.staffSecondFactor,
    seal: runtime.seal,
    provider: runtime.provider,
    async signIn(userId) {
      await closeImpersonation(c, runtime);
      const from = {
        now: new Date().toISOString(),
        ip: c.get('ip'),
        userAgent: c.req.header('user-agent') ?? '',
        instead: sessionToken(c, runtime.settings),
      };
      c.header('Set-Cookie', forgetPage, { append: true });
      keepSession(c, runtime.settings, await runtime.database.identity.openSession(userId, from));
      const kept = new Map(Object.entries(await runtime.database.identity.displayPreferencesOf(userId)));
      if (kept.size === 0) return;
      const shown = { ...preferences, ...preferencesOf(kept) };
      c.header('Set-Cookie', preferencesCookie(shown), { append: true });
    },
    async signOut() {
      await closeImpersonation(c, runtime);
      const token = sessionToken(c, runtime.settings);
      if (token) await runtime.database.identity.closeSession(token);
      dropSession(c, runtime.settings);
    },
    async keepFile(file) {
      const user = c.get('user');
      if (!user) throw new Problem('signed_out');
      return (await keep(file, sentBy(c.get('actor'), user.id))).id;
    },
    keepGuestFile: (file, of) => keep(file, { ...of, creatorId: null }),
    openFile: (file) => partOf(files, file, { method: c.req.method, range: c.req.header('range') }),
    thumbnail: async ({ sha256 }) => {
      if (!(await files.has(sha256))) return undefined;
      return thumbnail(Buffer.from(await new Response(await files.open(sha256)).arrayBuffer()));
    },
    async keepPhoto(file, kind) {
      if (!c.get('user')) throw new Problem('signed_out');
      return keepPhoto(file, kind, runtime.settings);
    },
    async photoThumbnail(name) {
      const bytes = await readPhoto(name, runtime.settings);
      return bytes && thumbnail(bytes);
    },
    hasPhoto: (name) => hasPhoto(name, runtime.settings),
    async keepStill(video) {
      const user = c.get('user');
      if (!user) throw new Problem('signed_out');
      return keepStill(video, { ...runtime, log: c.get('log'), userId: user.id });
    },
    openExport: (name) => openExport(name, runtime.settings),
    networks: connectorOf(runtime, c),
    session: c.get('session'),
    keepSecret: () => c.set('secret', true),
    locale: drawn?.locale ?? (await detectLocale(c.req.raw, c.get('user')?.locale)),
    nonce: c.get('nonce'),
    form: c.get('form') ?? new FormData(),
    now: () => new Date(),
    csrfToken: drawn?.csrfToken ?? csrfToken(runtime.settings.secret, csrfSeed(c, runtime)),
    preferences,
    developer: !runtime.settings.production && (runtime.mode === 'development' || runtime.settings.demo),
    report: (error) => c.get('log').error({ err: error, path: loggedPath(c.req.path) }, 'page failed'),
  };
}

/**
 * Stores the language in the query string of a page as if the visitor had chosen it, so that the next pages
 * and the page's own requests use it. Signed-in users keep their account's language.
 */
function keepLanguage(c: Context<Env>): void {
  const asked = languageIn(new URL(c.req.url).searchParams);
  const preferences = preferencesFrom(c.req.header('cookie'));
  if (c.req.method !== 'GET' || c.get('user') || !asked || asked === preferences.locale) return;
  c.header('Set-Cookie', preferencesCookie({ ...preferences, locale: asked }), { append: true });
}

type Loader = (args: LoaderFunctionArgs) => unknown;

/**
 * Wraps a loader or action: traces it as `name`, and converts the error of an unavailable database to a 503.
 */
const withUnavailableResponse =
  (name: string, load: Loader): Loader =>
  async (args) => {
    try {
      return await traced(name, {}, () => load(args));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      args.context.report(error);
      throw new Response(null, { status: 503 });
    }
  };

function guarded(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const own = {
      ...(loader && { loader: withUnavailableResponse(`loader ${id}`, loader as Loader) }),
      ...(action && { action: withUnavailableResponse(`action ${id}`, action as Loader) }),
    };
    return [id, { ...route, module: { ...route.module, ...own } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type Handler = ReturnType<typeof createRequestHandler>;

/** Returns the request handler for development, where the build changes while the server runs. */
const developing = (build: () => Promise<ServerBuild>, { mode }: Runtime): Handler =>
  createRequestHandler(async () => guarded(await build()), mode);

function byArea(build: ServerBuild, { mode }: Runtime): Handler {
  const handlers = new Map<string | undefined, Handler>();
  return (request, context) => {
    const area = areaOf(new URL(request.url).pathname);
    const handler = handlers.get(area) ?? createRequestHandler(areaBuild(build, area), mode);
    handlers.set(area, handler);
    return handler(request, context);
  };
}

/**
 * Returns the function that renders pages: it passes a request to Remix, together with the context of the
 * request.
 */
export function pages(build: ServerBuild | (() => Promise<ServerBuild>), runtime: Runtime): Render {
  const handle = typeof build === 'function' ? developing(build, runtime) : byArea(guarded(build), runtime);
  const patternOf = pagePatterns(build);
  const cache = pageCache(runtime, async (c, request, drawn) =>
    handle(request, { ...(await contextOf(c, runtime, drawn)), ...drawn }),
  );
  return async (c, request = c.req.raw) => {
    if (measured.request.hasSubscribers || isTraced()) c.set('route', patternOf(c.req.path));
    // The language is stored only for the requested page itself, not for a page that is rendered in its
    // place, such as a refusal.
    if (request === c.req.raw) keepLanguage(c);
    const keeps = runtime.mode === 'production' && request === c.req.raw;
    const ready = keeps ? await cache(c) : undefined;
    if (ready) return ready;
    const answer = await handle(request, { ...(await contextOf(c, runtime)) });
    if (answer.status === 503) for (const one of Object.entries(retryAfterHeader)) answer.headers.set(...one);
    if (c.get('secret')) for (const one of Object.entries(secretPage())) answer.headers.set(...one);
    // Browsers must not cache pages of signed-in users, since the next user of the computer may press Back.
    const kept = c.get('user') ? 'no-store' : 'no-cache, private';
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', kept);
    // Responds through Hono, which stores the cookies that earlier handlers have set.
    return c.newResponse(answer.body, answer as ResponseInit & { status: StatusCode });
  };
}
