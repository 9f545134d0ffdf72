import { type ShareLink, shareLinks } from '../../hiring';
import { type Change, type Find, moveTo } from '../../kit';
import type { Actor } from '../../people';

/** Locks the active links by which a member lets guests approve in the company's name. */
export async function approvalLinksOf(
  find: Find<Actor>,
  companyId: number,
  createdById: number,
): Promise<ShareLink[]> {
  const active = await find.lockMany(shareLinks, { companyId, createdById, status: 'active' });
  return active.filter(({ actions }) => actions.includes('approve-proposal'));
}

/** A link binds no further than its maker: with the maker's right it goes. */
export const revoked = (links: readonly ShareLink[]): Change[] =>
  links.map(({ id }) => moveTo(shareLinks, id, 'revoke'));
