import { isProblem, Problem } from '@elenco/core/kit';
import { isUnavailable } from '@elenco/db';
import type { ServerBuild } from '@remix-run/server-runtime';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { caller } from './address';
import { agreeFirst } from './agreeFirst';
import { mountApi } from './api';
import { headersOf, limitedCalls } from './api/calls';
import { answerProblem, comeAgain } from './api/problem';
import { strippedArrival } from './arrival';
import { mountBackoffice } from './backoffice';
import { mountCards } from './cards';
import { mountRobots, mountSitemap } from './crawlers';
import { csrfCheck } from './csrf';
import { mountDevMail } from './dev-mail';
import { mountDrawings } from './drawings';
import { earlyAnswer } from './earlyAnswer';
import { securityHeaders } from './headers';
import { mountHealth } from './health';
import { identify, nobody } from './identity';
import { requestLog } from './log';
import { mountMeasure } from './measure';
import { mountMetaCallbacks } from './metaCallbacks';
import { mountOneClick } from './oneClick';
import { pages } from './pages';
import { mountPhotos } from './photos';
import { mountPortraits } from './portraits';
import { mountPostalCodes } from './postalCodes';
import { prelaunchGuard } from './prelaunchGate';
import { mountProviderMessages } from './providerMessages';
import { isShown, refusedPage, wantsPage } from './refusedPage';
import type { Runtime } from './runtime';
import { mountShortLinks } from './shortLinks';
import { readFolder, staticFiles } from './static';
import type { Env, Identity } from './types';
import { mountUploads } from './uploads';

type Parts = {
  runtime: Runtime;
  pages: ServerBuild | (() => Promise<ServerBuild>);
  clientFolder: string;
  backofficeFolder: string;
};

/** The whole HTTP face of a portal process. */
export async function makeApp({
  runtime,
  pages: build,
  clientFolder,
  backofficeFolder,
}: Parts): Promise<Hono<Env>> {
  const app = new Hono<Env>();
  app.use(earlyAnswer, caller(runtime.settings), requestLog(runtime.log), securityHeaders(runtime));
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
    known(c, nobody);
    return next();
  });
  app.use(calls.byAddress, strippedArrival);
  app.use(async (c, next) => {
    known(c, await identify(c, runtime, new Date().toISOString()));
    return next();
  });
  app.use(calls.byCaller, runtime.visits.middleware);
  const render = pages(build, runtime);
  if (!runtime.settings.production) mountDevMail(app, runtime.database);
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

/** When to come back. */
function headersFor({ code }: Problem, c: Context<Env>): Record<string, string> {
  if (code === 'too_often') return headersOf(c.get('rateLimitStates') ?? []);
  return code === 'unavailable' ? comeAgain : {};
}

/** Leaves who sends the request to what comes after. */
function known(c: Context<Env>, { actor, user, session, scopes, impersonatedBy, mustAgree }: Identity): void {
  c.set('actor', actor);
  c.set('user', user);
  c.set('session', session);
  c.set('scopes', scopes);
  c.set('impersonatedBy', impersonatedBy);
  c.set('mustAgree', mustAgree);
}
