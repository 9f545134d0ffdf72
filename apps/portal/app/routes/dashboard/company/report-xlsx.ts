import { page } from '../../../adapters/page.server';
import { reportXlsx } from '../../../report/files.server';
import { frozenReport } from '../../../report/load.server';

/** The same as a workbook. */
export const loader = page('company', async (ctx) => reportXlsx(ctx, ctx.actor, await frozenReport(ctx)));
