import { parseWithZod } from '@conform-to/zod/v4';
import { briefings } from '@elenco/core/hiring';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { budgetAdvice, feeFor } from './budget.server';
import { pricedFields } from './drafts';

/**
 * Returns the recommended budget for the unsaved values of an open form. `advice` is null while a value is
 * invalid.
 */
export async function loadTypedAdvice(ctx: RequestContext<'company'>) {
  const row = await ctx.app.get(briefings, ctx.actor, idIn(ctx));
  const typed = parseWithZod(ctx.url.searchParams, { schema: pricedFields });
  if (typed.status !== 'success') return { creators: row.creatorsWanted, advice: null };
  const priced = { ...row, ...typed.value };
  const feeBp = await feeFor(ctx, row.companyId);
  return { creators: priced.creatorsWanted, advice: await budgetAdvice(ctx, priced, feeBp) };
}
