import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { download } from '../../../money/download.server';
import { companyStatement, statementName } from '../../../money/files.server';
import { loadWholeStatement } from '../../../money/statement.server';

/** The statement as PDF, filtered like the page. */
export const loader = page('company', async (ctx) => {
  const { actor, locale } = ctx;
  if (actor.role !== 'company') throw notFound();
  const statement = await loadWholeStatement(ctx);
  return download(await companyStatement(statement, { ...ctx, actor }), {
    name: `${statementName(statement, locale)}.pdf`,
    mime: 'application/pdf',
  });
});
