import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { download } from '../../../money/download.server';
import { heldStatement, statementName } from '../../../money/files.server';
import { loadWholeStatement, statementFilters } from '../../../money/statement.server';

/** The statement of a period as PDF: its balance counts every line, so it has no other filters. */
export const loader = page('company', async (ctx) => {
  const { actor, locale, url } = ctx;
  if (actor.role !== 'company') throw notFound();
  const { period } = statementFilters(url.searchParams);
  const statement = await loadWholeStatement(ctx, { period, kind: null, project: null });
  return download(await heldStatement(statement, { ...ctx, actor }), {
    name: `${statementName(statement, locale)}.pdf`,
    mime: 'application/pdf',
  });
});
