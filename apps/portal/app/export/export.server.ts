import { businessDate } from '@elenco/brazil';
import { impersonatorOf, refuseWhileImpersonating } from '@elenco/core';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { secretPage } from '../access/secretPage';
import { formHandler } from '../adapters/form.server';
import { authorize, type RequestContext } from '../adapters/requestContext.server';

/** Loads past exports, and whether the user may request another; one per day is allowed. */
export async function loadExports({ app, user, now, url }: RequestContext<'shared'>) {
  const exports = await app.exports.list(user.id, now);
  const today = businessDate(now);
  const may = exports.every(({ state, askedAt }) => state === 'failed' || businessDate(askedAt) !== today);
  return { list: [...exports], may, email: user.email, linkOver: url.searchParams.has(linkOver) };
}
export type ExportsData = Awaited<ReturnType<typeof loadExports>>;

/** Query parameter of the redirect from an expired e-mailed link. */
const linkOver = 'link-over';

const noFields = z.object({});

export const exportHandlers = {
  /** A repeated submission returns the first request, which the page then shows. */
  askForData: formHandler<'shared', typeof noFields>(noFields, async (_, ctx) => {
    refuseWhileImpersonating(ctx.actor);
    const asked = await ctx.app.exports.ask(ctx.user, ctx);
    return { to: '/dashboard/privacy#export', ...(asked ? { toast: 'exportAsked' } : {}) };
  }),
};

/**
 * Returns the archive to its owner, who is identified by the key in the e-mailed link. For any other key,
 * redirects to the request form without revealing whether the archive exists.
 */
export async function downloadExport(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = authorize('shared', args);
  const { app, user, now, ip, url } = ctx;
  const key = (url.searchParams.get('key') ?? '').slice(0, 100);
  const may = !impersonatorOf(ctx.actor) && (await app.identity.allowed('link', { ip }, now));
  const owner = may ? await app.identity.ownerOfLink(key, 'export', now) : undefined;
  const found = owner?.id === user.id ? await app.exports.ready(user.id, now) : undefined;
  const bytes = found && (await ctx.openExport(found.file));
  if (!bytes) throw redirect(`/dashboard/privacy?${linkOver}=#export`, { headers: secretPage() });
  return new Response(bytes, {
    headers: {
      ...secretPage(),
      'Content-Type': 'application/zip',
      'Content-Length': String(found.size),
      'Content-Disposition': `attachment; filename="elenco-${found.readyAt.slice(0, 10)}.zip"`,
    },
  });
}
