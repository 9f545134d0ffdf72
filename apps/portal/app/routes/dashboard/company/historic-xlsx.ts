import { Readable } from 'node:stream';
import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { download } from '../../../money/download.server';
import { statementName, statementTable } from '../../../money/files.server';
import { loadWholeStatement } from '../../../money/statement.server';
import { workbookOf } from '../../../search/workbook.server';

/** The statement as a workbook, filtered like the page. */
export const loader = page('company', async (ctx) => {
  if (ctx.actor.role !== 'company') throw notFound();
  const statement = await loadWholeStatement(ctx);
  const name = statementName(statement, ctx.locale);
  const body = await workbookOf(name, statementTable(statement, ctx.locale), ctx.locale);
  return download(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    name: `${name}.xlsx`,
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
});
