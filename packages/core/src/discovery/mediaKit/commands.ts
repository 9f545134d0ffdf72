import { z } from 'zod';
import { accept, insert, refuse } from '../../kit';
import { creatorIdOf, creators, defineCommand, defineMove, ownProfile } from '../../people';
import { KIT_LINK_DAYS, MAX_KIT_LINKS, mediaKitLink, mediaKitLinkFlow, mediaKitLinks } from './link';

const DAY_MS = 86_400_000;
const { label, tokenHash } = mediaKitLink.shape;

/**
 * Creates a link to the creator's own media kit. Refuses with `too_many_links` if the creator has the maximum
 * number of valid links.
 */
export const createKitLink = defineCommand({
  name: 'media-kit-links.issue',
  /** Otherwise the link would remain valid after the impersonation. */
  notWhileImpersonating: true,
  input: z.strictObject({
    label,
    days: z.int().min(1, 'too_small').max(365, 'too_big').default(KIT_LINK_DAYS),
    /** Hash of a random token, which the application generates and shows once. */
    tokenHash,
  }),
  async load(find, _input, { actor }) {
    // Locks the creator, so that links created concurrently are counted one after the other.
    const { id: creatorId } = await find.forUpdate(creators, creatorIdOf(actor), ownProfile);
    const [linkId] = await find.ids(mediaKitLinks, 1);
    return {
      creatorId,
      linkId: linkId as number,
      active: await find.many(mediaKitLinks, { creatorId, status: 'active' }),
    };
  },
  decide({ rows: { creatorId, linkId, active }, input: { days, ...given }, now }) {
    const valid = active.filter(({ expiresAt }) => expiresAt > now);
    if (valid.length >= MAX_KIT_LINKS) return refuse('too_many_links', '', { most: MAX_KIT_LINKS });
    const expiresAt = new Date(Date.parse(now) + days * DAY_MS).toISOString();
    const row = {
      ...given,
      id: linkId,
      creatorId,
      status: mediaKitLinkFlow.initial,
      statusSince: now,
      expiresAt,
      lastUsedAt: null,
    };
    return accept([insert(mediaKitLinks, row)], { id: linkId, expiresAt });
  },
});

/** Revokes a link to a media kit. */
export const revokeKitLink = defineMove(mediaKitLinks, 'revoke', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
