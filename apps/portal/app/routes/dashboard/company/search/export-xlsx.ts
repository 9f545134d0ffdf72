import { page } from '../../../../adapters/page.server';
import { download } from '../../../../money/download.server';
import { exportXlsx } from '../../../../search/export.server';

/** A list or the favorites as workbook, if the plan includes exports. */
export const loader = page('company', async (ctx) => {
  const { name, body } = await exportXlsx(ctx);
  return download(body, { name, mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
});
