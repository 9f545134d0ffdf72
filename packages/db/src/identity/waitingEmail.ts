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
 * What waits to be confirmed as somebody's address, for staff who may correct it; null where nothing does. What support
 * asked for is told as it was typed; what the person wishes, who has proved nothing yet, only as its owner knows it.
 * @throws Problem `not_found` for whose address the actor may not correct, `not_allowed` for one's own
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
