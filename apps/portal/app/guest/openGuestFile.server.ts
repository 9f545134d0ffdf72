import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { download } from '../money/download.server';

/** Returns a file that the share link opens, or the range of it that a player requests. */
export async function openGuestFile(ctx: RequestContext<'guest'>) {
  const file = await ctx.app.files.openable(ctx.actor, idIn(ctx, 'file'));
  const part = await ctx.openFile(file);
  return download(part.body, file, part);
}
