import { z } from 'zod';
import { type Find, Problem } from '../../kit';
import { type Actor, id, secret, stamps } from '../../people';
import { type Invitation, invitations } from './invitation';

/** SHA-256 of a link's token. Commands never see the token itself. */
export const linkHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_format');

const invitationLink = z.object({ ...stamps, invitationId: id, tokenHash: secret(linkHash) });

/**
 * Link in the newest e-mail of an invitation. An internal resource that is not listed in resources.ts, so
 * that no route exposes it.
 */
export const invitationLinks = { name: 'invitation_links', schema: invitationLink } as const;

/**
 * Locks and returns the invitation of a link. If the link is opened twice concurrently, the second call sees
 * the result of the first.
 * @throws Problem `not_found` for unknown, replaced, used, withdrawn and expired links
 */
export async function lockInvitationOfLink(
  find: Find<Actor>,
  tokenHash: string,
  now: string,
): Promise<Invitation> {
  const [link] = await find.many(invitationLinks, { tokenHash });
  const [row] = link ? await find.lockMany(invitations, { id: link.invitationId }) : [];
  // The link is checked again after locking, because a new link may have been sent in the meantime.
  const [still] = row ? await find.many(invitationLinks, { tokenHash, invitationId: row.id }) : [];
  if (!row || !still || row.status !== 'open' || row.expiresAt <= now) throw new Problem('not_found');
  return row;
}
