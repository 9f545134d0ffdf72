import { type Actor, actorOf, type Impersonation, type Proof, type User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** A signed-in user: user, actor, and session. */
export interface SignedIn {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: number | null;
  /** For API tokens: their scopes; null for a browser's session. */
  readonly scopes: readonly string[] | null;
  /** For a browser's session: true if the user's last consent was to an older text. */
  readonly textsChanged?: boolean;
  /** For a browser's session: the feed cursor before anything else was read. */
  readonly feedCursor?: number;
  /** For a browser's session: last authentication, and how the user can reauthenticate. */
  readonly reauthenticated?: { readonly at: string; readonly by: Proof };
  /** Impersonator; while impersonating, `user` and `actor` are the other user. */
  readonly impersonatedBy?: ImpersonatedBy;
}

export interface ImpersonatedBy {
  /** The impersonator, with own permissions. */
  readonly impersonator: Actor;
  readonly impersonation: Pick<Impersonation, 'id' | 'impersonatorName' | 'reason' | 'until'>;
}

/** Returns the user of an address, whether they may sign in or not. For the server only, never for a page. */
export async function byEmail(em: SqlEntityManager, email: string): Promise<User | undefined> {
  const [row] = await select(
    em,
    'users',
    scopeSql(tableOf(em, 'users'), [{ email: email.trim().toLowerCase() }]),
    { limit: 1 },
  );
  return row as User | undefined;
}

/** Returns the user, unless suspended. */
export async function userOf(em: SqlEntityManager, id: number): Promise<User | undefined> {
  const [row] = await select(em, 'users', scopeSql(tableOf(em, 'users'), [{ id, suspendedAt: null }]), {
    limit: 1,
  });
  return row as User | undefined;
}

/**
 * Returns the user of a session or token, with current permissions; undefined before the address is
 * confirmed.
 */
export async function signedIn(
  em: SqlEntityManager,
  userId: number,
  sessionId: number | null,
  scopes: readonly string[] | null,
): Promise<SignedIn | undefined> {
  const user = await userOf(em, userId);
  if (!user?.confirmedAt) return undefined;
  return { user, actor: actorOf(user), sessionId, scopes };
}
