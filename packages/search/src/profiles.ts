import { byFollowers, type Profile, profileKey } from '@elenco/core';
import { arrayText, isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Row = Omit<Profile, 'key' | 'kind' | 'origin'> & {
  readonly ref: string;
  readonly source: string | null;
  readonly sourceAt: string | null;
};

/**
 * Returns the ref of a profile in the index: for a member, 2 × the creator's id; for an external profile, 2 ×
 * its id + 1.
 */
export const refOf = (ref: { kind: 'member' | 'external'; id: number }): string =>
  String(ref.kind === 'member' ? ref.id * 2 : ref.id * 2 + 1);

/** Returns the current profiles with these refs. Leaves out profiles that searches no longer find. */
export async function profilesOf(
  em: SqlEntityManager,
  refs: readonly string[],
): Promise<Map<string, Profile>> {
  if (refs.length === 0) return new Map();
  const members = refs.filter((ref) => Number(ref) % 2 === 0).map((ref) => Number(ref) / 2);
  const externals = refs.filter((ref) => Number(ref) % 2 === 1).map((ref) => (Number(ref) - 1) / 2);
  const of = (column: string) => `select
      ref, creator_id as "creatorId", external_id as "externalId", name, bio, portrait, main_skill as "mainSkill",
      tags, categories, country, state, city, presences, followers, engagement_bp as "engagementBp",
      (select profile_type from creators c where c.id = d.creator_id) as "profileType",
      price_cents::float8 as "priceCents",
      coalesce((select prices from creators c where c.id = d.creator_id and c.currency = 'BRL'), '[]') as prices,
      available, verified, gender, age_band as "ageBand", languages, audience,
      active_on::text as "activeOn", answer_hours as "answerHours", evaluation_average as "evaluationAverage",
      evaluation_count as "evaluationCount", source, ${isoText('source_at')} as "sourceAt"
    from search.documents d where ${column} = any (?::int[])`;
  const rows = await em.execute<Row[]>(`${of('creator_id')} union all ${of('external_id')}`, [
    arrayText(members),
    arrayText(externals),
  ]);
  return new Map(rows.map((row) => [row.ref, profileOf(row)]));
}

function profileOf({ ref: _ref, source, sourceAt, ...row }: Row): Profile {
  const ref =
    row.creatorId === null
      ? { kind: 'external' as const, id: row.externalId! }
      : { kind: 'member' as const, id: row.creatorId };
  return {
    ...row,
    key: profileKey(ref),
    kind: ref.kind,
    presences: [...row.presences].sort(byFollowers),
    origin: source === null || sourceAt === null ? null : { source, at: sourceAt },
  };
}
