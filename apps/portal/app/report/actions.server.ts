import { makeReport } from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import { reportShareLinkHandlers } from '../shareLinks/actions.server';
import { frozenReport, liveFigures } from './load.server';
import { scopeOf } from './scope.server';

const nothing = z.object({});

const closeReport = formHandler<'company', typeof nothing>(nothing, async (_, ctx, key) => {
  const scope = await scopeOf(ctx);
  const { figures } = await liveFigures(ctx, scope);
  if (!figures) throw new Problem('refused', [{ pointer: '', code: 'nothing_to_report' }]);
  const { briefing, squad, title } = scope;
  const input = { briefingId: briefing.id, squadId: squad?.id ?? null, title, figures };
  const { id, made } = await ctx.app.perform(makeReport, input, { ...ctx, key });
  const to = new URLSearchParams({ report: String(id), ...(squad ? { squad: '' } : {}) });
  return { to: `${ctx.url.pathname}?${to}`, toast: made ? 'reportClosed' : 'reportUnchanged' };
});

/** Form handlers that close the shown report, and manage share links to closed reports. */
export const reportActions = actions('company', {
  closeReport,
  ...reportShareLinkHandlers(async (ctx) => (await frozenReport(ctx)).id),
});
