import {
  type Actor,
  canCorrectEmail,
  holds,
  isOwnChange,
  maskedEmail,
  mayCorrectEmail,
  Problem,
  users,
  type WaitingEmail,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { get, pick } from '../kernel/read';
import { pendingChange } from './emailChanges';

/**
 * Returns the unconfirmed change of a user's e-mail address, for staff who may correct the address. Returns
 * null if there is no unconfirmed change. Shows an address that support entered in full, and masks an address
 * that the user entered.
 * @throws Problem `not_found` if the actor may not correct this user's address, `not_allowed` for the actor's
 * own address
 */
export async function waitingEmail(
  em: SqlEntityManager,
  actor: Actor,
  userId: number,
  now: string,
): Promise<WaitingEmail | null> {
  const person = await get(em, users, actor, userId);
  if (!holds(mayCorrectEmail(actor), person)) throw new Problem('not_found');
  if (!canCorrectEmail(actor, person)) throw new Problem('not_allowed');
  const change = await pendingChange(em, userId, now);
  if (!change) return null;
  const { newEmail, askedById, createdAt, expiresAt, reason } = change;
  const own = isOwnChange(change);
  const [by] = await pick(em, users, actor, ['name'], { id: askedById });
  return {
    newEmail: own ? maskedEmail(newEmail) : newEmail,
    own,
    askedById,
    askedByName: by?.name ?? '',
    askedAt: createdAt,
    expiresAt,
    reason,
  };
}
