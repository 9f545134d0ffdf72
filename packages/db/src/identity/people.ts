import { type Actor, actorOf, type Impersonation, type Proof, type User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** A signed-in user, with actor and session. */
export interface SignedIn {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: number | null;
  /** Scopes of an API token; null for a session in a browser. */
  readonly scopes: readonly string[] | null;
  /** For a session in a browser: true if the legal texts have changed since the user last consented. */
  readonly textsChanged?: boolean;
  /** For a session in a browser: the feed's cursor, read before any other data of the request. */
  readonly feedCursor?: number;
  /**
   * For a session in a browser: the time at which the user last entered a password or code (`at`), and which
   * of the two the user must enter to reauthenticate (`by`).
   */
  readonly reauthenticated?: { readonly at: string; readonly by: Proof };
  /**
   * The impersonator; undefined if the session does not impersonate a user. While impersonating, `user` and
   * `actor` are the impersonated user.
   */
  readonly impersonatedBy?: ImpersonatedBy;
}

export interface ImpersonatedBy {
  /** The impersonator as an actor, with the impersonator's own permissions. */
  readonly impersonator: Actor;
  readonly impersonation: Pick<Impersonation, 'id' | 'impersonatorName' | 'reason' | 'until'>;
}

/**
 * Returns the user with an e-mail address, even if the user may not sign in. For the server only: no page may
 * show the result.
 */
export async function byEmail(em: SqlEntityManager, email: string): Promise<User | undefined> {
  const [row] = await select(
    em,
    'users',
    scopeSql(tableOf(em, 'users'), [{ email: email.trim().toLowerCase() }]),
    { limit: 1 },
  );
  return row as User | undefined;
}

/** Returns a user; undefined if suspended or unknown. */
export async function userOf(em: SqlEntityManager, id: number): Promise<User | undefined> {
  const [row] = await select(em, 'users', scopeSql(tableOf(em, 'users'), [{ id, suspendedAt: null }]), {
    limit: 1,
  });
  return row as User | undefined;
}

/**
 * Returns the user of a session or token, with current permissions. Returns undefined until the e-mail
 * address is confirmed.
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
