import type { Actor, ShareLink } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { tableOf } from '../kernel/table';
import { digest } from './secrets';

export type Guest = Extract<Actor, { role: 'guest' }>;

/**
 * Returns the guest of a share link's token, with the entered name (empty before that); undefined for
 * unknown, expired and revoked links. Records the use.
 */
export async function findShareLink(
  em: SqlEntityManager,
  token: string,
  name: string,
  now: string,
): Promise<Guest | undefined> {
  const table = tableOf(em, 'share-links');
  const [found] = await em.execute<Record<string, unknown>[]>(
    `update share_links set last_used_at = ? where token_hash = ? and status = 'active' and expires_at > ?
     returning ${table.selection}`,
    [now, digest(token), now],
  );
  if (!found) return undefined;
  const { id: shareLinkId, ...shareLink } = table.toRow(found) as unknown as ShareLink;
  const {
    createdById: issuedById,
    companyId,
    briefingId,
    contractId,
    listId,
    reportId,
    payContractId,
    withNotes,
    creatorIds,
    actions,
  } = shareLink;
  const about = { briefingId, contractId, listId, reportId, payContractId, withNotes, creatorIds, actions };
  return { role: 'guest', shareLinkId, issuedById, name, companyId, ...about };
}

/** Returns the user who created a share link, on whose behalf the guest acts. */
export async function creatorOfShareLink(em: SqlEntityManager, shareLinkId: number): Promise<number> {
  const [row] = await em.execute<[{ id: number }]>(
    'select created_by_id as id from share_links where id = ?',
    [shareLinkId],
  );
  return row.id;
}
