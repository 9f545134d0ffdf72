import { posts } from '@elenco/core/hiring';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { pieceIn, piecePicture, thumbnailResponse } from '../pieces/pictures.server';
import { guestReport } from './guest.server';

async function pictureOf(ctx: RequestContext<'company' | 'guest'>, id: number): Promise<Response> {
  const [post] = await ctx.app.reports.reportedPosts([id]);
  return thumbnailResponse(ctx, post?.picture);
}

/**
 * Returns the picture of a post, or of a deliverable, of the briefing in the URL. Both share a route to keep
 * the list of routes short, which every page loads.
 */
export async function postPicture(ctx: RequestContext<'company'>): Promise<Response> {
  const piece = pieceIn(ctx);
  if (piece !== undefined) return piecePicture(ctx, piece);
  const { id, briefingId } = await ctx.app.get(posts, ctx.actor, idIn(ctx, 'post'));
  if (briefingId !== idIn(ctx)) throw notFound();
  return pictureOf(ctx, id);
}

/** Returns the picture of a post in the guest's report. */
export async function guestPicture(ctx: RequestContext<'guest'>): Promise<Response> {
  const id = idIn(ctx, 'post');
  const { figures } = await guestReport(ctx);
  if (figures.posts.every(({ postId }) => postId !== id)) throw notFound();
  return pictureOf(ctx, id);
}
