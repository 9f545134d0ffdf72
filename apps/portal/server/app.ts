import { isProblem, Problem } from '@elenco/core/kit';
import { isUnavailable } from '@elenco/db';
import type { ServerBuild } from '@remix-run/server-runtime';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { mountApi } from './api';
import { headersOf, limitedCalls } from './api/calls';
import { answerProblem, retryAfterHeader } from './api/problem';
import { mountCards } from './cards';
import { mountDevBankFiles } from './dev-bank-files';
import { mountDevMail } from './dev-mail';
import { mountDevNfse } from './dev-nfse';
import { earlyAnswer } from './earlyAnswer';
import { mountDrawings } from './files/drawings';
import { mountPhotos } from './files/photos';
import { mountPortraits } from './files/portraits';
import { mountHealth } from './health';
import { mountMeasure } from './live/measure';
import { requestLog, requestTrace } from './log';
import { mountBrowserReports } from './outside/browserReports';
import { mountMetaCallbacks } from './outside/metaCallbacks';
import { mountPostalCodes } from './outside/postalCodes';
import { mountProviderMessages } from './outside/providerMessages';
import { mountBackoffice } from './pages/backoffice';
import { mountRobots, mountSitemap } from './pages/crawlers';
import { securityHeaders } from './pages/headers';
import { pagePatterns } from './pages/pagePattern';
import { pages } from './pages/pages';
import { prelaunchGuard } from './pages/prelaunchGate';
import { isShown, refusedPage, wantsPage } from './pages/refusedPage';
import { mountShortLinks } from './pages/shortLinks';
import { readFolder, staticFiles } from './pages/static';
import type { Runtime } from './runtime';
import { storeClientIp } from './session/address';
import { agreeFirst } from './session/agreeFirst';
import { stripIdentityParameters } from './session/arrival';
import { csrfCheck } from './session/csrf';
import { identify, signedOutIdentity } from './session/identity';
import { mountOneClick } from './session/oneClick';
import type { Env, Identity } from './types';
import { mountUploads } from './uploads';

type Parts = {
  runtime: Runtime;
  pages: ServerBuild | (() => Promise<ServerBuild>);
  clientFolder: string;
  backofficeFolder: string;
};

/** Returns the whole HTTP app of a portal process. */
export async function makeApp({
  runtime,
  pages: build,
  clientFolder,
  backofficeFolder,
}: Parts): Promise<Hono<Env>> {
  const app = new Hono<Env>();
  app.use(earlyAnswer, storeClientIp(runtime.settings), requestTrace);
  app.use(requestLog(runtime.log), securityHeaders(runtime));
  mountHealth(app, runtime);
  app.use(staticFiles(await readFolder(clientFolder)));
  mountPhotos(app, runtime.settings);
  mountPortraits(app);
  mountRobots(app, runtime);
  app.use(compress());
  mountDrawings(app);
  const calls = limitedCalls({ ...runtime, now: () => new Date().toISOString() });
  mountApi(app, { ...runtime, calls });
  app.use((c, next) => {
    setIdentity(c, signedOutIdentity);
    return next();
  });
  app.use(calls.byAddress, stripIdentityParameters);
  mountBrowserReports(app, pagePatterns(build));
  app.use(async (c, next) => {
    setIdentity(c, await identify(c, runtime, new Date().toISOString()));
    return next();
  });
  app.use(calls.byCaller, runtime.visits.middleware);
  const render = pages(build, runtime);
  if (!runtime.settings.production) {
    mountDevMail(app, runtime.database);
    mountDevNfse(app, runtime.database);
    mountDevBankFiles(app, runtime.database);
  }
  mountMetaCallbacks(app, runtime);
  mountProviderMessages(app, runtime);
  mountOneClick(app, runtime);
  runtime.streams.mount(app);
  app.use(prelaunchGuard(runtime.gate, render), agreeFirst(render));
  app.use(csrfCheck(runtime));
  mountUploads(app, runtime);
  mountPostalCodes(app, runtime);
  mountMeasure(app, runtime);
  mountCards(app, runtime);
  mountSitemap(app, runtime);
  mountShortLinks(app, runtime);
  await mountBackoffice(app, backofficeFolder, render, runtime);
  app.all('*', (c) => render(c));
  app.onError(async (error, c) => {
    if (!isProblem(error)) c.get('log').error({ err: error }, 'request failed');
    const problem = isUnavailable(error)
      ? new Problem('unavailable')
      : isProblem(error)
        ? error
        : new Problem('unexpected');
    const headers = headersFor(problem, c);
    const asProblem = () => answerProblem(c, problem, headers);
    if (!isShown(problem.code) || !wantsPage(c)) return asProblem();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return refusedPage(c, render, problem.code).catch(asProblem);
  });
  return app;
}

/** Returns the headers of a refusal that state when the client can retry. */
function headersFor({ code }: Problem, c: Context<Env>): Record<string, string> {
  if (code === 'too_often') return headersOf(c.get('rateLimitStates') ?? []);
  return code === 'unavailable' ? retryAfterHeader : {};
}

/** Stores the identity of the request for later handlers. */
function setIdentity(
  c: Context<Env>,
  { actor, user, session, scopes, impersonatedBy, mustAgree }: Identity,
): void {
  c.set('actor', actor);
  c.set('user', user);
  c.set('session', session);
  c.set('scopes', scopes);
  c.set('impersonatedBy', impersonatedBy);
  c.set('mustAgree', mustAgree);
}
