import { csvOf } from '@elenco/core/kit';
import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { projectsTable, statementName, statementTable } from '../../../money/files.server';
import { loadHistoric } from '../../../money/historic.server';
import { loadWholeStatement } from '../../../money/statement.server';

/**
 * The statement as CSV, filtered like the page. With `?of=projects`, the CSV contains the projects instead.
 */
export const loader = page('company', async (ctx) => {
  const { actor, locale, url } = ctx;
  if (actor.role !== 'company') throw notFound();
  const mime = 'text/csv; charset=utf-8';
  if (url.searchParams.get('of') === 'projects') {
    const historic = await loadHistoric(ctx);
    if (!historic) throw notFound();
    const name = i18nOf(locale).getFixedT(locale, 'shared')('historic.projects');
    return download(csvOf(projectsTable(historic, ctx), locale), { name: `${name}.csv`, mime });
  }
  const statement = await loadWholeStatement(ctx);
  const body = csvOf(statementTable(statement, locale), locale);
  return download(body, { name: `${statementName(statement, locale)}.csv`, mime });
});
