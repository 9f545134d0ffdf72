import { type ExternalFacts, profileOf, type SourceRecord, withOwnOrigin } from '@elenco/core';
import { arrayText, isoText, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A source record of a profile, with the source of its data. */
export type AttributedRecord = SourceRecord & { readonly source: string };

const shape = `(id integer, name text, bio text, "mainSkill" text, tags text[], country text, state text, city text,
  presences jsonb, followers integer, "engagementBp" integer, "priceCents" bigint, gender text, "ageBand" text,
  languages text[], audience jsonb, "activeOn" date, source text, "sourceAt" timestamptz)`;
const names =
  'name, bio, main_skill, tags, country, state, city, presences, followers, engagement_bp, price_cents, gender, age_band, languages, audience, active_on, source, source_at';
const values = names
  .split(', ')
  .map((name) => `g."${name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}"`)
  .join(', ');

/** Returns the profiles as JSON, so that one SQL parameter can contain any number of profiles. */
function given(profiles: ReadonlyMap<number, readonly AttributedRecord[]>): string {
  const rows = [...profiles].map(([id, records]): ExternalFacts & object => {
    const newest = records.map(withOwnOrigin).reduce((best, one) => (one.at > best.at ? one : best));
    return { id, ...profileOf(records), source: newest.source, sourceAt: newest.at } as ExternalFacts &
      object;
  });
  return JSON.stringify(rows);
}

/** Inserts profiles. The caller has reserved their ids from the sequence. */
export async function addProfiles(
  em: SqlEntityManager,
  profiles: ReadonlyMap<number, readonly AttributedRecord[]>,
  now: string,
): Promise<void> {
  if (profiles.size === 0) return;
  await em.execute(
    `insert into external_profiles (id, version, created_at, updated_at, ${names})
     select g.id, 1, ?, ?, ${values} from jsonb_to_recordset(?::jsonb) as g ${shape} order by g.id`,
    [now, now, given(profiles)],
  );
}

/** Returns all source records of these profiles, newest first. */
export const recordsOf = (em: SqlEntityManager, ids: readonly number[]) =>
  em.execute<(AttributedRecord & { id: number })[]>(
    `select s.profile_id as id, s.record, ${isoText('i.source_at')} as at, i.source
     from external_sources s join imports i on i.id = s.import_id
     where s.profile_id = any (?::int[]) order by i.source_at desc, s.id`,
    [arrayText(ids)],
  );

/** Computes profiles again from all their source records. */
export async function refresh(em: SqlEntityManager, ids: readonly number[], now: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = await recordsOf(em, ids);
  await em.execute(
    `update external_profiles e set version = version + 1, updated_at = ?, (${names}) = (select ${values})
     from jsonb_to_recordset(?::jsonb) as g ${shape} where e.id = g.id`,
    [now, given(byProfile(rows))],
  );
}

function byProfile(rows: readonly (AttributedRecord & { id: number })[]): Map<number, AttributedRecord[]> {
  const found = new Map<number, AttributedRecord[]>();
  for (const row of rows) found.set(row.id, [...(found.get(row.id) ?? []), row]);
  return found;
}

/**
 * Links each profile to the member who has a verified account with one of the profile's handles. Unverified
 * accounts do not count. `of` contains the ids of the profiles, or the id of an import to link all its
 * profiles.
 */
export const linkToMembers = (
  em: SqlEntityManager,
  of: { profiles: readonly number[] } | { importId: number },
) =>
  em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    await tx.execute(
      `update external_profiles e set creator_id = c.id
       from creators c cross join lateral jsonb_array_elements(c.presences) p
       join external_handles h on h.channel = p ->> 'channel' and h.handle = lower(p ->> 'handle')
       where c.removed_at is null and c.presences @> '[{"source": "verified"}]' and p ->> 'source' = 'verified'
         and e.id = h.profile_id and e.creator_id is null and ${
           'importId' in of
             ? 'exists (select from external_sources s where s.profile_id = e.id and s.import_id = ?)'
             : 'e.id = any (?::int[])'
         }`,
      ['importId' in of ? of.importId : arrayText(of.profiles)],
    );
  });
