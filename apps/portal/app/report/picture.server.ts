import { posts } from '@elenco/core/hiring';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { guestReport } from './guest.server';

/**
 * Returns the thumbnail of a post, cacheable by the browser.
 * @throws 404 if the post's draft is no picture
 */
async function pictureOf(
  { app, thumbnail }: RequestContext<'company' | 'guest'>,
  id: number,
): Promise<Response> {
  const [post] = await app.reports.reportedPosts([id]);
  const bytes = post?.picture && (await thumbnail(post.picture));
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400',
    },
  });
}

/** Returns the picture of a post of the briefing in the address. */
export async function postPicture(ctx: RequestContext<'company'>): Promise<Response> {
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
