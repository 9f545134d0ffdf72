import { join } from 'node:path';
import type { Actor } from '@elenco/core';
import { type Database, folderStore } from '@elenco/db';
import type { Client } from 'pg';
import { MARK } from './markers';

const days = (now: string, count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString();

interface Where {
  readonly database: Database;
  readonly client: Client;
  readonly now: string;
}

const numberBy =
  (client: Client) =>
  async (sql: string, values: unknown[] = []): Promise<number> =>
    (await client.query<{ id: number }>(sql, values)).rows[0]!.id;

/** Inserts rows of users that a hiring does not create: ways to sign in, and accounts at social networks. */
export async function furtherRows(
  { database, client, now }: Where,
  userId: number,
  creatorId: number | null,
): Promise<Record<string, number>> {
  const one = numberBy(client);
  const later = days(now, 30);
  const stamps = 'created_at, updated_at';
  const times = [now, later];
  const sessionId = await one(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, reauthenticated_at, expires_at, idle_minutes, ip, user_agent)
     values ('h', $3, $1, $1, $1, $2, 9, '192.0.2.1', 'Mozilla') returning id`,
    [...times, userId],
  );
  await database.identity.issueToken(userId, { name: 'planilha', scopes: ['read'], days: 30, now });
  await one(
    `insert into google_accounts (${stamps}, user_id, subject, email) values ($1, $1, $2, 's', 'e') returning id`,
    [now, userId],
  );
  await one(
    `insert into second_factors (${stamps}, user_id, secret, last_step, recovery_hashes)
     values ($1, $1, $2, 's', 0, '{h}') returning id`,
    [now, userId],
  );
  await one(
    `insert into mail_links (${stamps}, user_id, purpose, token_hash, expires_at)
     values ($1, $1, $3, 'password', repeat('c', 64), $2) returning id`,
    [...times, userId],
  );
  await one(
    `insert into email_changes (${stamps}, user_id, asked_by_id, old_email, new_email, reason, expires_at)
     values ($1, $1, $3, $3, 'e', 'e', 'x', $2) returning id`,
    [...times, userId],
  );
  await one(
    `insert into idempotency (scope, key, request_hash, reply, at) values ($2 || ':x', 'k', 'h', '{}', $1) returning id`,
    [now, userId],
  );
  await one(
    `insert into privacy_requests (${stamps}, user_id, kind, status, status_since, text, due_on, answer)
     values ($1, $1, $2, 'other', 'open', $1, 'x', '2027-01-01', '') returning id`,
    [now, userId],
  );
  if (creatorId === null) return { '*.session_id': sessionId };
  const connectionId = await one(
    `insert into connections (${stamps}, creator_id, channel, status, status_since, account_id, handle, consented_at, measured_at)
     values ($1, $1, $2, 'instagram', 'connected', $1, 'a', 'h', $1, $1) returning id`,
    [now, creatorId],
  );
  await client.query(
    `insert into connection_tokens (${stamps}, connection_id, sealed, expires_at) values ($1, $1, $3, 's', $2)`,
    [...times, connectionId],
  );
  await client.query(
    `insert into channel_metrics (${stamps}, connection_id, creator_id, channel, handle, followers, posts, engagement_bp, sampled_posts, method_version, source, measured_at)
     values ($1, $1, $2, $3, 'instagram', 'h', 1, 1, 1, 1, 2, 'verified', $1)`,
    [now, connectionId, creatorId],
  );
  await client.query(
    `insert into connection_attempts (state_hash, session_id, channel, verifier, consented_at, expires_at)
     values ('s', $3, 'tiktok', 'v', $1, $2)`,
    [...times, sessionId],
  );
  return { '*.session_id': sessionId, '*.connection_id': connectionId };
}

/** Renames all other actors in the user's history, so that the history contains only the user's own name. */
export async function onlyOwnNames(client: Client, userId: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `update history set actor_name = 'X' where actor_name = $1 and actor_id is distinct from $2`,
    [MARK, userId],
  );
  await client.query('set session_replication_role = origin');
}

/** Stores the files of a draft and two pictures of a creator. Returns their paths. */
export async function storeCreatorFiles(
  client: Client,
  dataDir: string,
  { userId, creatorId }: Extract<Actor, { role: 'creator' }>,
): Promise<string[]> {
  const [files, photos] = ['files', 'photos'].map((folder) => join(dataDir, folder)) as [string, string];
  const draft = await folderStore(files).put(Buffer.from('a draft'));
  const face = await folderStore(photos).put(Buffer.from('a face'));
  const view = await folderStore(photos).put(Buffer.from('a view'));
  await client.query(
    `insert into files (name, mime, size, sha256, owner_id, creator_id, created_at)
     values ($1, 'application/pdf', 7, $2, $3, $4, now())`,
    [MARK, draft, userId, creatorId],
  );
  await client.query('update creators set portrait = $1, background = $2 where id = $3', [
    face,
    view,
    creatorId,
  ]);
  const storedPath = (folder: string, name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);
  return [storedPath(files, draft), storedPath(photos, face), storedPath(photos, view)];
}
