import type { RequestContext } from '../adapters/requestContext.server';
import { loadCompanyFrame, loadStaffFrame } from './shared.server';

/** Loads the frame of brand pages: that of the company, or for staff that of staff. */
export async function loadBrandFrame(ctx: RequestContext<'company'>) {
  return ctx.actor.role === 'company' ? loadCompanyFrame(ctx, ctx.actor.companyId) : loadStaffFrame(ctx);
}
export type BrandFrameData = Awaited<ReturnType<typeof loadBrandFrame>>;
