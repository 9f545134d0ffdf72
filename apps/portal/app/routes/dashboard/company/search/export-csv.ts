import { page } from '../../../../adapters/page.server';
import { download } from '../../../../money/download.server';
import { exportCsv } from '../../../../search/export.server';

/** A list or the favorites as CSV, if the plan includes exports. */
export const loader = page('company', async (ctx) => {
  const { name, csv } = await exportCsv(ctx);
  return download(csv, { name, mime: 'text/csv; charset=utf-8' });
});
