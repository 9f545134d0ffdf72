import { z } from 'zod';
import { type Find, Problem } from '../../kit';
import { type Actor, id, secret, stamps } from '../../people';
import { type Invitation, invitations } from './invitation';

/** The hash of what stands in a mail; a command never sees the token itself. */
export const linkHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_format');

const invitationLink = z.object({ ...stamps, invitationId: id, tokenHash: secret(linkHash) });

/** What the newest mail of an invitation opens. In no registry, so that no address leads to it. */
export const invitationLinks = { name: 'invitation_links', schema: invitationLink } as const;

/**
 * The invitation that an e-mail opens, locked: of two who follow it at once the second sees what the first did.
 * @throws Problem `not_found` alike for an unknown, replaced, used, withdrawn and expired one
 */
export async function followed(find: Find<Actor>, tokenHash: string, now: string): Promise<Invitation> {
  const [link] = await find.many(invitationLinks, { tokenHash });
  const [row] = link ? await find.lockMany(invitations, { id: link.invitationId }) : [];
  // Looked up again under the lock: it may have been sent anew meanwhile.
  const [still] = row ? await find.many(invitationLinks, { tokenHash, invitationId: row.id }) : [];
  if (!row || !still || row.status !== 'open' || row.expiresAt <= now) throw new Problem('not_found');
  return row;
}
