import {
  createKitLink,
  mediaKitLink,
  mediaKitLinks,
  mediaKitOf,
  revokeKitLink,
} from '@elenco/core/discovery';
import { areaPath, creators } from '@elenco/core/people';
import { newSecret } from '@elenco/db';
import { z } from 'zod';
import { command, formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import type { CreatorContext } from '../creator/page.server';
import { inviteAddress } from './invite';
import { kitPdf } from './pdf.server';

const kitPage = `${areaPath.creator}/media-kit`;
const shown = ['id', 'version', 'label', 'expiresAt', 'lastUsedAt'] as const;

/**
 * Returns the creator's own media kit as recipients of a link see it, or with the prices that brands with an
 * account see.
 * @throws 404 if the creator has no profile
 */
async function ownKit({ app, actor }: CreatorContext, asBrand = false) {
  const row = await app.get(creators, actor, actor.creatorId);
  const [found, brands] = await Promise.all([
    app.profiles.asIfOpen(asBrand ? { ...row, pricePublic: true } : row),
    app.profiles.brandsWorkedWith(actor.creatorId),
  ]);
  if (!found) throw notFound();
  return { kit: mediaKitOf({ ...found, brands }), pricePublic: row.pricePublic, isPublic: row.publicProfile };
}

/** Loads the creator's media kit with its valid links, newest first. */
export async function loadOwnKit(ctx: CreatorContext) {
  const { app, actor, now, url } = ctx;
  const asBrand = url.searchParams.get('as') === 'brand';
  const active = { creatorId: actor.creatorId, status: 'active' } as const;
  const [own, rows] = await Promise.all([
    ownKit(ctx, asBrand),
    app.pick(mediaKitLinks, actor, shown, active, { by: 'createdAt', down: true }),
  ]);
  return { ...own, asBrand, links: rows.filter(({ expiresAt }) => expiresAt > now) };
}
export type OwnKit = Awaited<ReturnType<typeof loadOwnKit>>;

export async function loadOwnPdf(ctx: CreatorContext) {
  const { kit, isPublic } = await ownKit(ctx);
  return kitPdf(kit, ctx, inviteAddress(ctx.baseUrl, kit, isPublic));
}

const form = z.object({ label: mediaKitLink.shape.label, days: createKitLink.input.shape.days });

export const kitActions = {
  createLink: formHandler<'creator', typeof form>(form, async (given, ctx) => {
    const { token, hash: tokenHash } = newSecret();
    await ctx.app.perform(createKitLink, { ...given, tokenHash }, ctx);
    const link = `${ctx.baseUrl}/media-kit/guest?grant=${token}`;
    return { to: kitPage, shown: { link } };
  }),
  revokeLink: command(revokeKitLink, {
    schema: z.object({ id: z.int().positive(), version: z.int().positive() }),
    input: (value) => value,
    next: (_, _ctx: RequestContext<'creator'>) => ({ to: kitPage, toast: 'shareLinkRevoked' }),
  }),
};
