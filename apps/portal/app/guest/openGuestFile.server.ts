import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { download } from '../money/download.server';

/** Returns a file that the guest's grant opens, or the range that a player requests. */
export async function openGuestFile(ctx: RequestContext<'guest'>) {
  const file = await ctx.app.files.openable(ctx.actor, idIn(ctx, 'file'));
  const part = await ctx.openFile(file);
  return download(part.body, file, part);
}
