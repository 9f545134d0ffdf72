import { page } from '../../../adapters/page.server';
import { reportPaper } from '../../../report/files.server';
import { frozenReport } from '../../../report/load.server';

/** A closed report as PDF. */
export const loader = page('company', async (ctx) => reportPaper(ctx, ctx.actor, await frozenReport(ctx)));
