import { deliverables } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';

type Picture = { readonly sha256: string; readonly size: number };

/**
 * Returns a picture as a thumbnail that browsers may cache.
 * @throws 404 if there is no picture or it cannot be drawn
 */
export async function thumbnailResponse(
  { thumbnail }: Pick<RequestContext, 'thumbnail'>,
  picture: Picture | null | undefined,
): Promise<Response> {
  const bytes = picture && (await thumbnail(picture));
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400',
    },
  });
}

/**
 * Returns the URLs of the deliverables' pictures, by deliverable id. Deliverables without a picture are left
 * out.
 */
export async function picturesOf(
  { app }: Pick<RequestContext<'company'>, 'app'>,
  pieces: readonly { readonly id: number; readonly briefingId: number | null }[],
): Promise<Record<number, string>> {
  const found = await app.reports.piecePictures(pieces.map(({ id }) => id));
  const briefingOf = new Map(pieces.map(({ id, briefingId }) => [id, briefingId]));
  return Object.fromEntries(
    found.map(({ deliverableId, sha256 }) => [
      deliverableId,
      // A new draft has a new URL, so that browsers do not show the old picture from their cache.
      `${areaPath.company}/${briefingOf.get(deliverableId)}/new-report/${PIECE}${deliverableId}.jpg?v=${sha256.slice(0, 8)}`,
    ]),
  );
}

/** Prefix of the name of a deliverable's picture; the name of a post's picture is its id alone. */
const PIECE = 'piece-';

/** Returns the id of the deliverable whose picture the URL contains; undefined for the picture of a post. */
export function pieceIn({ params }: Pick<RequestContext, 'params'>): number | undefined {
  const name = params.post ?? '';
  return name.startsWith(PIECE) ? idIn({ params: { id: name.slice(PIECE.length) } }) : undefined;
}

/** Returns the picture of a deliverable of the briefing in the URL. */
export async function piecePicture(ctx: RequestContext<'company'>, piece: number): Promise<Response> {
  const { id, briefingId } = await ctx.app.get(deliverables, ctx.actor, piece);
  if (briefingId !== idIn(ctx)) throw notFound();
  const [picture] = await ctx.app.reports.piecePictures([id]);
  return thumbnailResponse(ctx, picture);
}
