import { impersonatorOf, refuseWhileImpersonating } from '@elenco/core';
import { businessDate } from '@elenco/core/brazil';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { secretPage } from '../access/secretPage';
import { sending } from '../adapters/form.server';
import { admit, type Visit } from '../adapters/visit.server';

/** What was asked for before, and whether one may ask now: there is at most one a day. */
export async function loadExports({ app, user, now, url }: Visit<'shared'>) {
  const exports = await app.exports.of(user.id, now);
  const today = businessDate(now);
  const may = exports.every(({ state, askedAt }) => state === 'failed' || businessDate(askedAt) !== today);
  return { list: [...exports], may, email: user.email, linkOver: url.searchParams.has(linkOver) };
}
export type ExportsData = Awaited<ReturnType<typeof loadExports>>;

/** Says in the address that a letter's link has opened nothing. */
const linkOver = 'link-over';

const noFields = z.object({});

export const exportSendings = {
  /** A second pressing finds the first one's, which the page then shows. */
  askForData: sending<'shared', typeof noFields>(noFields, async (_, visit) => {
    refuseWhileImpersonating(visit.actor);
    const asked = await visit.app.exports.ask(visit.user, visit);
    return { to: '/dashboard/privacy#export', ...(asked ? { toast: 'exportAsked' } : {}) };
  }),
};

/**
 * The archive, by the key of its letter and to the person whose it is. A foreign key, one that is over and none all
 * lead to where a new one is asked for: nobody learns whether there was one.
 */
export async function downloadExport(args: LoaderFunctionArgs): Promise<Response> {
  const visit = admit('shared', args);
  const { app, user, now, ip, url } = visit;
  const key = (url.searchParams.get('key') ?? '').slice(0, 100);
  const may = !impersonatorOf(visit.actor) && (await app.allowed('link', { ip }, now));
  const owner = may ? await app.identity.ownerOfLink(key, 'export', now) : undefined;
  const found = owner?.id === user.id ? await app.exports.ready(user.id, now) : undefined;
  const bytes = found && (await visit.openExport(found.file));
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
