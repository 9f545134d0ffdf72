import { page } from '../../../adapters/page.server';
import { exportMembers } from '../../../community/export.server';
import { download } from '../../../money/download.server';

/** The community as CSV. The purpose is in the query string, and is stored. */
export const loader = page('shared', async (ctx) => {
  const { name, csv } = await exportMembers(ctx);
  return download(csv, { name, mime: 'text/csv; charset=utf-8' });
});
