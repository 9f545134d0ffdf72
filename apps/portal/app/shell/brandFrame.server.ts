import type { RequestContext } from '../adapters/requestContext.server';
import { loadCompanyFrame, loadStaffFrame } from './shared.server';

/** Loads the frame of brand pages: for the company its own frame, for staff the staff frame. */
export async function loadBrandFrame(ctx: RequestContext<'company'>) {
  return ctx.actor.role === 'company' ? loadCompanyFrame(ctx, ctx.actor.companyId) : loadStaffFrame(ctx);
}
export type BrandFrameData = Awaited<ReturnType<typeof loadBrandFrame>>;
