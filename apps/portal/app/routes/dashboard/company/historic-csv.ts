import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { projectsCsv, statementCsv } from '../../../money/files.server';
import { loadHistoric } from '../../../money/historic.server';

/** The statement as CSV, filtered like the page; with `?of=projects` the projects. */
export const loader = page('company', async (ctx) => {
  const historic = await loadHistoric(ctx);
  if (!historic) throw notFound();
  const { locale, url } = ctx;
  const t = i18nOf(locale).getFixedT(locale, 'shared');
  const projects = url.searchParams.get('of') === 'projects';
  const name = projects ? t('historic.projects') : t('historic.statement');
  return download(projects ? projectsCsv(historic, ctx) : statementCsv(historic, locale), {
    name: `${name}${historic.month && !projects ? ` ${historic.month}` : ''}.csv`,
    mime: 'text/csv; charset=utf-8',
  });
});
