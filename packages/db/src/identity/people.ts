import { type Actor, actorOf, type Impersonation, type Proof, type User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** Somebody who is signed in: the person, what the person may do, and the session to end. */
export interface SignedIn {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: number | null;
  /** For tokens of programs: what the token may do; null for a browser's session. */
  readonly scopes: readonly string[] | null;
  /** For a browser's session: whether the person's newest word on a text was about an older one than today's. */
  readonly textsChanged?: boolean;
  /** For a browser's session: how far the person's feed went before anything else was read. */
  readonly feedCursor?: number;
  /** For a browser's session: when its person last showed who they are, and with what they can do so anew. */
  readonly reauthenticated?: { readonly at: string; readonly by: Proof };
  /** After a `login as`: `user` and `actor` are then the other person, and this is who sits there. */
  readonly impersonatedBy?: ImpersonatedBy;
}

export interface ImpersonatedBy {
  /** Who sits at the browser, with what that person may do by the own right. */
  readonly impersonator: Actor;
  readonly impersonation: Pick<Impersonation, 'id' | 'impersonatorName' | 'reason' | 'until'>;
}

/** The person of an address, whether it may sign in or not. For the server's own use, never for a page. */
export async function byEmail(em: SqlEntityManager, email: string): Promise<User | undefined> {
  const [row] = await select(
    em,
    'users',
    scopeSql(tableOf(em, 'users'), [{ email: email.trim().toLowerCase() }]),
    { limit: 1 },
  );
  return row as User | undefined;
}

/** The person, unless suspended. */
export async function userOf(em: SqlEntityManager, id: number): Promise<User | undefined> {
  const [row] = await select(em, 'users', scopeSql(tableOf(em, 'users'), [{ id, suspendedAt: null }]), {
    limit: 1,
  });
  return row as User | undefined;
}

/** The person who a session or a token stands for, with what the person may do now; nobody before the address is confirmed. */
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
