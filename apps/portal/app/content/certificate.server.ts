import { issueCertificate } from '@elenco/core/content';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { published } from './published.server';

/** What the code in the address stands for, and whether the path is still as it was then; null without one or of none. */
export async function loadCertificate(ctx: RequestContext<'public'>) {
  const code = ctx.url.searchParams.get('code')?.trim() ?? '';
  const found = code ? await ctx.app.projects.checkedCertificate(code) : undefined;
  const paths = found ? await published(ctx, 'path') : [];
  const path = paths.find(({ id }) => id === found?.contentId);
  if (!found || !path) return { code: code.slice(0, 64), certificate: null };
  const lessons = (await published(ctx, 'lesson')).filter((lesson) => lesson.path === path.slug);
  const { name, issuedOn } = found;
  const changed = lessons.some(
    ({ id, edition }) => !found.lessons.some((done) => done.id === id && done.edition >= edition),
  );
  return {
    code,
    certificate: { name, issuedOn, path: path.title, lessonCount: found.lessons.length, changed },
  };
}

const asked = z.object({ path: z.string() });

/** Gives the certificate of a path, and leads to it. */
export const certify = formHandler<'public', typeof asked>(asked, async ({ path }, ctx, key) => {
  const { app, actor, now, ip } = ctx;
  const by = { actor, now, ip, ...(key ? { key } : {}) };
  const { code } = await app.perform(issueCertificate, { path }, by);
  return { to: `/certificate-check?code=${code}` };
});
