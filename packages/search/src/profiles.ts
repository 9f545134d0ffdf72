import { type Presence, type Profile, profileKey } from '@elenco/core';
import { arrayText, isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Row = Omit<Profile, 'key' | 'kind' | 'origin'> & {
  readonly ref: string;
  readonly source: string | null;
  readonly sourceAt: string | null;
};

/** The ref of a member is 2 × the creator's id; of an external profile, 2 × its id + 1. */
export const refOf = (ref: { kind: 'member' | 'external'; id: number }): string =>
  String(ref.kind === 'member' ? ref.id * 2 : ref.id * 2 + 1);

/** Returns the current profiles of these refs, without profiles that no search can find any more. */
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
      price_cents::float8 as "priceCents", available, verified, gender, age_band as "ageBand", languages, audience,
      active_on::text as "activeOn", answer_hours as "answerHours", evaluation_average as "evaluationAverage",
      evaluation_count as "evaluationCount", source, ${isoText('source_at')} as "sourceAt"
    from search.documents where ${column} = any (?::int[])`;
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
  const byReach = (a: Presence, b: Presence) =>
    b.followers - a.followers || a.channel.localeCompare(b.channel);
  return {
    ...row,
    key: profileKey(ref),
    kind: ref.kind,
    presences: [...row.presences].sort(byReach),
    origin: source === null || sourceAt === null ? null : { source, at: sourceAt },
  };
}
