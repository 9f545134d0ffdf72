import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rebuildHistory } from './history';
import { lockProfiles } from './profileLock';
import { type AttributedRecord, addProfiles, linkToMembers, refresh } from './profiles';

/**
 * Moves an imported line to a new profile, with the handles that no other line of the old profile contains.
 * Then links both profiles to members again. Returns the id of the new profile; undefined if the line does
 * not exist or is the only one of its profile.
 */
export function separate(em: SqlEntityManager, sourceId: number, now: string): Promise<number | undefined> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await lockProfiles(tx);
    const [row] = await tx.execute<(AttributedRecord & { profileId: number; id: number })[]>(
      `select s.profile_id as "profileId", s.record, ${isoText('i.source_at')} as at, i.source,
         nextval(pg_get_serial_sequence('external_profiles', 'id'))::int as id
       from external_sources s join imports i on i.id = s.import_id
       join external_profiles e on e.id = s.profile_id
       where s.id = ? and exists (select from external_sources o where o.profile_id = s.profile_id and o.id <> s.id)
       for update of e`,
      [sourceId],
    );
    if (!row) return undefined;
    const { id, profileId } = row;
    await addProfiles(tx, new Map([[id, [row]]]), now);
    await tx.execute('update external_sources set profile_id = ? where id = ?', [id, sourceId]);
    await tx.execute(
      `update external_handles h set profile_id = ?
       where h.profile_id = ? and not exists (
         select from external_sources s, jsonb_array_elements(s.record -> 'accounts') a
         where s.profile_id = h.profile_id and a ->> 'channel' = h.channel and a ->> 'handle' = h.handle)`,
      [id, profileId],
    );
    await tx.execute('update external_profiles set creator_id = null where id = ?', [profileId]);
    await linkToMembers(tx, { profiles: [id, profileId] });
    await refresh(tx, [profileId], now);
    await rebuildHistory(tx, [id, profileId]);
    return id;
  });
}
