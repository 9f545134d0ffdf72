import { page } from '../../../adapters/page.server';
import { reportXlsx } from '../../../report/files.server';
import { frozenReport } from '../../../report/load.server';

/** A closed report as workbook. */
export const loader = page('company', async (ctx) => reportXlsx(ctx, ctx.actor, await frozenReport(ctx)));
