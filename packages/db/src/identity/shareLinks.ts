import type { Actor, ShareLink } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { tableOf } from '../kernel/table';
import { digest } from './secrets';

export type Guest = Extract<Actor, { role: 'guest' }>;

/**
 * Returns the guest of a share link's token. The guest's name is still empty. Returns undefined for unknown,
 * expired and revoked links. Records the use of the link.
 */
export async function findShareLink(
  em: SqlEntityManager,
  token: string,
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
  return { role: 'guest', shareLinkId, issuedById, name: '', companyId, ...about };
}

/** An Elenco Pay contract whose link no longer works because the creator revised the contract. */
export interface ReplacedContract {
  readonly creator: string;
  /** When the revised contract was sent; null while the creator still changes it. */
  readonly sentAt: string | null;
}

/**
 * Returns the contract that replaced the contract of a revoked link, if both were sent to the same address.
 * Returns undefined if the addresses differ, so that the recipient of the former contract learns nothing
 * about the new one.
 */
export async function findReplacedContract(
  em: SqlEntityManager,
  token: string,
): Promise<ReplacedContract | undefined> {
  const [found] = await em.execute<{ creator: string; isDraft: boolean; sentAt: Date | null }[]>(
    `select creators.name as creator, pay.status = 'draft' as "isDraft",
       (select min(newer.created_at) from share_links newer
        where newer.pay_contract_id = pay.id and newer.status = 'active' and newer.email = link.email
          and 'pay' = any (newer.actions)) as "sentAt"
     from share_links link
       join pay_contracts pay on pay.id = link.pay_contract_id and pay.client_email = link.email
       join creators on creators.id = pay.creator_id
     where link.token_hash = ? and link.status = 'revoked'`,
    [digest(token)],
  );
  if (!found || (found.sentAt === null && !found.isDraft)) return undefined;
  const { creator, sentAt } = found;
  return { creator, sentAt: sentAt && new Date(sentAt).toISOString() };
}

/**
 * Returns the id of the user who created a share link. The guest has permissions only because this user
 * created the link.
 */
export async function creatorOfShareLink(em: SqlEntityManager, shareLinkId: number): Promise<number> {
  const [row] = await em.execute<[{ id: number }]>(
    'select created_by_id as id from share_links where id = ?',
    [shareLinkId],
  );
  return row.id;
}
