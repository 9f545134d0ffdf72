import { createHash } from 'node:crypto';
import { canonical, Problem } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface Claim {
  readonly scope: string;
  readonly key: string;
}

/**
 * Reserves an idempotency key for this transaction, or returns the stored reply of an earlier command with
 * this key. A concurrent caller with the same key waits on the unique index until the first caller has
 * committed. Thus both get the same reply.
 * @throws Problem `key_reused` if the key was used with different content
 */
export async function claimKey(
  em: SqlEntityManager,
  { scope, key }: Claim,
  input: unknown,
  now: string,
): Promise<{ reply: unknown } | undefined> {
  const hash = createHash('sha256').update(canonical(input)).digest('hex');
  const claimed = await em.execute<unknown[]>(
    `insert into idempotency (scope, key, request_hash, at) values (?, ?, ?, ?)
     on conflict (scope, key) do nothing returning key`,
    [scope, key, hash, now],
  );
  if (claimed.length > 0) return undefined;
  const [kept] = await em.execute<[{ request_hash: string; reply: unknown }]>(
    'select request_hash, reply from idempotency where scope = ? and key = ?',
    [scope, key],
  );
  if (kept.request_hash !== hash) throw new Problem('key_reused');
  return { reply: kept.reply };
}

/**
 * Stores a reply and returns it as stored, so that the first caller gets exactly the same reply as later
 * callers.
 */
export async function storeReply(
  em: SqlEntityManager,
  { scope, key }: Claim,
  reply: unknown,
): Promise<unknown> {
  const [kept] = await em.execute<[{ reply: unknown }]>(
    'update idempotency set reply = ?::jsonb where scope = ? and key = ? returning reply',
    [JSON.stringify(reply ?? null), scope, key],
  );
  return kept.reply;
}
