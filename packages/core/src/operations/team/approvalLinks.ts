import { type ShareLink, shareLinks } from '../../hiring';
import { type Change, type Find, moveTo } from '../../kit';
import type { Actor } from '../../people';

/** Locks and returns the valid links with which a member lets guests approve on behalf of the company. */
export async function approvalLinksOf(
  find: Find<Actor>,
  companyId: number,
  createdById: number,
): Promise<ShareLink[]> {
  const active = await find.lockMany(shareLinks, { companyId, createdById, status: 'active' });
  return active.filter(({ actions }) => actions.includes('approve-proposal'));
}

/**
 * Revokes links whose creator has lost the permission, because a link never allows more than its creator may
 * do.
 */
export const revoked = (links: readonly ShareLink[]): Change[] =>
  links.map(({ id }) => moveTo(shareLinks, id, 'revoke'));
