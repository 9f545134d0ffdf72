import { actorOf, holds, type Impersonation, mayImpersonate, userIdOf } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { entityOf, tableOf } from '../kernel/table';
import { type SignedIn, userOf } from './people';

/**
 * Returns the user that a session impersonates now; undefined if there is none. Checks the permission on
 * every request, so that an impersonation ends immediately if the impersonator is suspended or loses the
 * duty.
 */
export async function impersonationIn(
  em: SqlEntityManager,
  { actor: impersonator, sessionId, scopes, reauthenticated }: SignedIn,
  now: string,
): Promise<SignedIn | undefined> {
  if (sessionId === null) return undefined;
  const where = scopeSql(tableOf(em, 'impersonations'), [
    { sessionId, impersonatorId: userIdOf(impersonator), status: 'open' },
  ]);
  const [row] = (await select(em, 'impersonations', where, { limit: 1 })) as unknown as Impersonation[];
  if (!row || row.until <= now) return undefined;
  const user = await userOf(em, row.userId);
  if (!user || !holds(mayImpersonate(impersonator), user)) return undefined;
  const { id, impersonatorId, impersonatorName, reason, until } = row;
  const actor = actorOf(user, { userId: impersonatorId, name: impersonatorName });
  return {
    user,
    actor,
    sessionId,
    scopes,
    ...(reauthenticated ? { reauthenticated } : {}),
    impersonatedBy: { impersonator, impersonation: { id, impersonatorName, reason, until } },
  };
}

/**
 * Records a request that was made while impersonating, with both users. Stores the path of the request. Omits
 * the query string, and secrets in the path.
 */
export async function noteRequest(
  em: SqlEntityManager,
  { user, actor, impersonatedBy }: SignedIn,
  { method, path, ip, now }: { method: string; path: string; ip: string; now: string },
): Promise<void> {
  if (!impersonatedBy) return;
  await em.insert(entityOf('audit'), {
    at: now,
    actorId: user.id,
    impersonatorId: userIdOf(impersonatedBy.impersonator),
    actorRole: actor.role,
    command: 'impersonations.request',
    resource: 'impersonations',
    rowId: impersonatedBy.impersonation.id,
    data: { what: 'request', method, path: path.replace(/[\w-]{24,}/g, '…').slice(0, 300) },
    ip,
  });
}
