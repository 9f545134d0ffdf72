import { Problem } from '@elenco/core/kit';
import { pageMeasures, reportPath, slowAboveMs } from '@elenco/core/platform';
import { type BrowserMeasure, measured } from '@elenco/db/measure';
import type { Hono } from 'hono';
import { z } from 'zod';
import { takeForm } from '../forms/takeForm';
import type { Env } from '../types';

/** Maximum size of a report in bytes. */
const MAX_REPORT = 2_048;

const origin = { app: z.enum(['portal', 'backoffice']), path: z.string().startsWith('/').max(500) };
const sent = z.discriminatedUnion('kind', [
  z.strictObject({
    ...origin,
    kind: z.literal('error'),
    name: z.string().regex(/^[A-Za-z]{1,60}$/),
    at: z.string().regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/),
  }),
  z.strictObject({
    ...origin,
    kind: z.enum(pageMeasures),
    ms: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  }),
]);

/**
 * Mounts the endpoint for reports of browsers. It is mounted before the session and the CSRF check, since
 * reports change nothing and their sender is not recorded. The path is replaced by its route pattern before
 * anything is logged or counted.
 * @throws Problem `malformed`, `too_large`
 */
export function mountBrowserReports(app: Hono<Env>, patternOf: (path: string) => string): void {
  app.post(reportPath, async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') throw new Problem('csrf');
    const form = await takeForm(c, { most: MAX_REPORT });
    const report = sent.safeParse(Object.fromEntries(form ?? []));
    if (!report.success) throw new Problem('malformed');
    const { app: from, path, ...facts } = report.data;
    const route = from === 'portal' ? patternOf(path) : '/dashboard/admin/*';
    if (facts.kind === 'error') c.get('log').error({ app: from, route, ...facts }, 'browser error');
    else if (facts.ms > slowAboveMs[facts.kind])
      c.get('log').info({ app: from, route, ...facts }, 'slow page');
    if (measured.browser.hasSubscribers) {
      const measure: BrowserMeasure =
        facts.kind === 'error'
          ? { app: from, route, kind: 'error' }
          : { app: from, route, kind: facts.kind, ms: facts.ms };
      measured.browser.publish(measure);
    }
    return c.body(null, 204);
  });
}
