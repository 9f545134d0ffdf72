import { page } from '../../../adapters/page.server';
import { exportMembers } from '../../../community/export.server';
import { download } from '../../../money/download.server';

/** The community as CSV. The query string contains the purpose of the export, which is stored. */
export const loader = page('shared', async (ctx) => {
  const { name, csv } = await exportMembers(ctx);
  return download(csv, { name, mime: 'text/csv; charset=utf-8' });
});
