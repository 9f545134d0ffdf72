import {
  type Actor,
  type ExternalFacts,
  importers,
  MAX_NOTE_LENGTH,
  Problem,
  type ProfileRef,
  profileOf,
  requireAccess,
  type SourceLine,
} from '@elenco/core';
import { arrayText, isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rebuildHistory } from './history';
import { lockProfiles } from './profileLock';
import { recordsOf, refresh } from './profiles';
import { separate } from './separate';

/** Author and time of a change. */
interface By {
  readonly actor: Actor;
  readonly now: string;
  readonly ip?: string | undefined;
}

const refused = (code: string) => new Problem('refused', [{ pointer: '', code }]);

const numberOf = (ref: ProfileRef | null): number => {
  if (ref?.kind !== 'external') throw new Problem('not_found');
  return ref.id;
};

/**
 * Returns the imported lines of an external profile. For a member, returns the lines of all external profiles
 * that are linked to the member. Lines of the newest file come first.
 * @throws Problem `not_allowed`, `not_found`
 */
export async function sourceLines(
  em: SqlEntityManager,
  actor: Actor,
  ref: ProfileRef | null,
): Promise<SourceLine[]> {
  requireAccess(actor, importers);
  if (!ref) throw new Problem('not_found');
  return em.execute<SourceLine[]>(
    `select s.id, e.id as "externalId", e.creator_id as "creatorId", s.import_id as "importId", i.file_name as "fileName",
       coalesce(s.record ->> 'source', i.source) as source,
       ${isoText(`coalesce((s.record ->> 'sourceAt' || 'T12:00:00Z')::timestamptz, i.source_at)`)} as "sourceAt",
       s.line, s.record ->> 'name' as name
     from external_profiles e join external_sources s on s.profile_id = e.id join imports i on i.id = s.import_id
     where ${ref.kind === 'member' ? 'e.creator_id' : 'e.id'} = ? order by i.source_at desc, s.id limit 200`,
    [ref.id],
  );
}

/** The profile to remove (`from`) and the one to keep (`into`). */
interface Both {
  readonly from: ProfileRef | null;
  readonly into: ProfileRef | null;
}

/**
 * Returns a preview of the profile that merging two external profiles would give: the newest value of each
 * field, and the channels of both. Changes nothing.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `same_profile` or `of_two_members`
 */
export async function joined(em: SqlEntityManager, actor: Actor, both: Both): Promise<ExternalFacts> {
  requireAccess(actor, importers);
  const ids = profileIdsOf(both);
  memberOf(
    await em.execute<Claimed[]>(
      'select id, creator_id as "creatorId" from external_profiles where id = any (?::int[])',
      [arrayText(ids)],
    ),
  );
  return profileOf(await recordsOf(em, ids));
}

interface Claimed {
  readonly id: number;
  readonly creatorId: number | null;
}

/** Returns the ids of both profiles. */
function profileIdsOf({ from, into }: Both): readonly [gone: number, stays: number] {
  const [gone, stays] = [numberOf(from), numberOf(into)];
  if (gone === stays) throw refused('same_profile');
  return [gone, stays];
}

/** Returns the member to which either profile is linked; null if neither is linked. */
function memberOf(found: readonly Claimed[]): number | null {
  if (found.length < 2) throw new Problem('not_found');
  const members = [...new Set(found.flatMap(({ creatorId }) => creatorId ?? []))];
  if (members.length > 1) throw refused('of_two_members');
  return members[0] ?? null;
}

/**
 * Merges two external profiles of the same person. Imported lines, handles, list entries and favorites move
 * to the profile that stays. Each line can be separated again.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `same_profile` or `of_two_members`
 */
export function joinProfiles(em: SqlEntityManager, both: Both, by: By): Promise<void> {
  requireAccess(by.actor, importers);
  const [gone, stays] = profileIdsOf(both);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await lockProfiles(tx);
    const member = memberOf(
      await tx.execute<Claimed[]>(
        `select id, creator_id as "creatorId" from external_profiles where id in (?, ?) order by id for update`,
        [gone, stays],
      ),
    );
    const moved = [stays, gone];
    await tx.execute('update external_sources set profile_id = ? where profile_id = ?', moved);
    await tx.execute('update external_handles set profile_id = ? where profile_id = ?', moved);
    await moveCompanyData(tx, { gone, stays }, by.now);
    await tx.execute('update external_profiles set creator_id = ? where id = ?', [member, stays]);
    await refresh(tx, [stays], by.now);
    await rebuildHistory(tx, [stays, gone]);
    await tx.execute('delete from external_profiles where id = ?', [gone]);
    await note(tx, by, 'profiles.join', stays, { from: gone });
  });
}

/**
 * Moves list entries with their history, and favorites, to the profile that stays. If a list contains both
 * profiles, the entry of the profile that stays remains. This entry gets the notes of both entries, and takes
 * the removed entry's value for each field that it has not set.
 */
async function moveCompanyData(
  tx: SqlEntityManager,
  { gone, stays }: { gone: number; stays: number },
  now: string,
): Promise<void> {
  await tx.execute(
    `update list_members o set note = left(concat_ws(E'\\n', nullif(o.note, ''), nullif(g.note, '')), ?),
       stage = case when o.stage = 'to_contact' then g.stage else o.stage end,
       owner_id = coalesce(o.owner_id, g.owner_id),
       labels = case when o.labels = '{}' then g.labels else o.labels end,
       last_contact_on = coalesce(o.last_contact_on, g.last_contact_on),
       next_contact_on = coalesce(o.next_contact_on, g.next_contact_on),
       version = o.version + 1, updated_at = ?
     from list_members g where g.list_id = o.list_id and g.external_id = ? and o.external_id = ?`,
    [MAX_NOTE_LENGTH, now, gone, stays],
  );
  await tx.execute(
    'update list_activities set external_id = ?, version = version + 1, updated_at = ? where external_id = ?',
    [stays, now, gone],
  );
  for (const [table, owner] of [
    ['list_members', 'list_id'],
    ['favorites', 'company_id'],
  ] as const) {
    await tx.execute(
      `update ${table} t set external_id = ?, version = version + 1, updated_at = ? where external_id = ?
         and not exists (select from ${table} o where o.${owner} = t.${owner} and o.external_id = ?)`,
      [stays, now, gone, stays],
    );
  }
}

/**
 * Separates one imported line into a new profile.
 * @throws Problem `not_allowed`, `refused` with `only_line`
 */
export async function separateLine(em: SqlEntityManager, sourceId: number, by: By): Promise<ProfileRef> {
  requireAccess(by.actor, importers);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const id = await separate(tx, sourceId, by.now);
    if (id === undefined) throw refused('only_line');
    await note(tx, by, 'profiles.separate', id, { source: sourceId });
    return { kind: 'external', id } as const;
  });
}

async function note(
  em: SqlEntityManager,
  { actor, now, ip }: By,
  command: string,
  rowId: number,
  data: Record<string, number>,
): Promise<void> {
  await em.execute(
    `insert into audit (at, actor_id, actor_role, command, resource, row_id, data, ip)
     values (?, ?, ?, ?, 'external_profiles', ?, ?::jsonb, ?)`,
    [
      now,
      'userId' in actor ? actor.userId : null,
      actor.role,
      command,
      rowId,
      JSON.stringify(data),
      ip ?? null,
    ],
  );
}
