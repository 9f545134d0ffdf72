import type { Erased } from '@elenco/core';
import { locks } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ErasureSubject, whereOf } from './erasureSubject';

/**
 * Returns the imported profiles that have a handle of an erasure request by a person without an account. If
 * an import is running, waits until its current batch is saved.
 */
export async function importedProfilesOf(em: SqlEntityManager, erased: readonly Erased[]): Promise<Erased[]> {
  const profiles: Erased[] = [];
  for (const { subject, id } of erased) {
    if (subject !== 'guest') continue;
    await em.execute(`select pg_advisory_xact_lock(${locks.profiles})`);
    const rows = await em.execute<{ id: number }[]>(
      `select h.profile_id as id from external_handles h
       join privacy_requests r on r.channel = h.channel and r.handle = h.handle where r.id = ?`,
      [id],
    );
    profiles.push(...rows.map((row) => ({ subject: 'external', id: row.id })));
  }
  return profiles;
}

/**
 * Stores hashes of all erased handles, so that no import adds these handles again. Erased handles are those
 * of erased imported profiles, those in erasure requests, and those that an erased member had verified at a
 * network.
 */
export async function rememberHandles(
  em: SqlEntityManager,
  targets: readonly ErasureSubject[],
  now: string,
): Promise<void> {
  const remember = (from: string, params: readonly unknown[]) =>
    em.execute(
      `insert into erased_handles (hash, created_at) select distinct erased_handle_hash(channel, handle), ?::timestamptz
       from (${from}) given on conflict do nothing`,
      [now, ...params],
    );
  for (const target of targets) {
    const imported = whereOf('external_handles', target);
    if (imported) {
      await remember(`select channel, handle from external_handles where ${imported.text}`, imported.params);
    }
    if (target.subject === 'guest') {
      await remember('select channel, handle from privacy_requests where id = ? and handle is not null', [
        target.id,
      ]);
    }
    if (target.subject === 'profile') {
      await remember(
        `select p ->> 'channel' as channel, lower(p ->> 'handle') as handle
         from creators, jsonb_array_elements(presences) p where id = ? and p ->> 'source' = 'verified'`,
        [target.id],
      );
    }
  }
}
