import { bodyInLanguage, issueCertificate } from '@elenco/core/growth';
import { z } from 'zod';
import { certificatePdf } from '../../server/documents';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { published } from './published.server';

type Visitor = RequestContext<'public'>;

/** Returns the certificate whose code is in the query string; undefined if the code is missing or unknown. */
async function checked({ app, url, locale }: Visitor) {
  const code = url.searchParams.get('code')?.trim() ?? '';
  const found = code ? await app.projects.checkedCertificate(code) : undefined;
  return { code, found, title: found ? bodyInLanguage('path', found.path.body, locale).title : '' };
}

/**
 * Loads the certificate whose code is in the query string, and whether its path has changed since. The
 * certificate is null if the code is missing or unknown.
 */
export async function loadCertificate(ctx: Visitor) {
  const { code, found, title } = await checked(ctx);
  if (!found) return { code: code.slice(0, 64), certificate: null };
  const { name, issuedOn, path } = found;
  const lessons = (await published(ctx, 'lesson')).filter((lesson) => lesson.path === path.slug);
  const changed = lessons.some(
    ({ id, edition }) => !found.lessons.some((done) => done.id === id && done.edition >= edition),
  );
  return {
    code,
    certificate: {
      name,
      issuedOn,
      path: title,
      lessonCount: found.lessons.length,
      changed,
      /** Slug of the path; null if the path is not public any more. */
      slug: path.status === 'published' ? path.slug : null,
    },
  };
}

/**
 * Returns the certificate as PDF.
 * @throws 404 if the code is missing or unknown
 */
export async function certificateFile(ctx: Visitor): Promise<Response> {
  const { code, found, title } = await checked(ctx);
  if (!found) throw notFound();
  const { name, issuedOn, updatedAt: madeAt } = found;
  const titles = new Map((await published(ctx, 'lesson')).map((lesson) => [lesson.id, lesson.title]));
  const file = await certificatePdf({
    name,
    path: title,
    issuedOn,
    madeAt,
    code,
    locale: ctx.locale,
    // Lessons that were withdrawn later have no public title.
    lessons: found.lessons.flatMap(({ id }) => titles.get(id) ?? []),
    checkUrl: `${ctx.baseUrl}/certificate-check?code=${code}`,
  });
  const kind = i18nOf(ctx.locale).getFixedT(ctx.locale, 'content')('certificate.file');
  return download(file, { name: `${kind} - ${title}.pdf`, mime: 'application/pdf' });
}

const asked = z.object({ path: z.string() });

/** Issues the certificate of a completed path, and redirects to it. */
export const certify = formHandler<'public', typeof asked>(asked, async ({ path }, ctx, key) => {
  const { code } = await ctx.app.perform(issueCertificate, { path }, { ...ctx, key });
  return { to: `/certificate-check?code=${code}` };
});
