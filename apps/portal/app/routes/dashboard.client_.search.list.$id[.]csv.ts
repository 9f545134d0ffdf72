import { page } from '../adapters/page.server';
import { download } from '../money/download.server';
import { listCsv } from '../search/kept.server';

/** A list for a spreadsheet, where the plan has files. */
export const loader = page('client', async (visit) => {
  const { name, csv } = await listCsv(visit);
  return download(csv, { name, mime: 'text/csv; charset=utf-8' });
});
