import {
  type Actor,
  anyOf,
  MIN_PEERS,
  maySearch,
  type Peers,
  type Profile,
  requireAccess,
  type Tier,
  tierRange,
  tiers,
} from '@elenco/core';
import { arrayText, isoText, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const tierSql = (followers: string) =>
  `case ${tiers
    .toReversed()
    .map((tier: Tier) => `when ${followers} >= ${tierRange(tier).from ?? 0} then '${tier}'`)
    .join(' ')} end`;
const percents = Array.from({ length: 99 }, (_, n) => (n + 1) / 100).join(',');

/**
 * Computes the distribution of engagement among searchable creators for each network, audience size and main
 * specialty. Stores the result for `peersOf`.
 */
export async function countPeers(em: SqlEntityManager, now: string): Promise<void> {
  await em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    await tx.execute('delete from peer_engagements');
    await tx.execute(
      `insert into peer_engagements (channel, tier, skill, n, cuts, counted_at)
       select channel, tier, skill, n, case when n >= ${MIN_PEERS} then cuts else '{}' end, ?::timestamptz
       from (
         select p.channel, ${tierSql('p.followers')} as tier, d.main_skill as skill, count(*) as n,
           percentile_disc(array[${percents}]) within group (order by p."engagementBp") as cuts
         from search.documents d
         cross join lateral jsonb_to_recordset(d.presences) as p (channel text, followers integer, "engagementBp" integer)
         where d.main_skill is not null and p.channel is not null and p.followers >= 0 and p."engagementBp" > 0
         group by 1, 2, 3
       ) counted`,
      [now],
    );
  });
}

const mayCompare = anyOf<Actor, unknown>(maySearch, (actor) => (actor.role === 'creator' ? [{}] : []));

/**
 * Returns the distribution of engagement in the main specialties of these profiles, one row per network,
 * audience size and specialty. The rows do not identify creators.
 */
export async function peersOf(
  em: SqlEntityManager,
  actor: Actor,
  ...profiles: readonly Pick<Profile, 'mainSkill' | 'presences'>[]
): Promise<readonly Peers[]> {
  requireAccess(actor, mayCompare);
  const skills = new Set(profiles.flatMap(({ mainSkill }) => mainSkill ?? []));
  const channels = new Set(profiles.flatMap(({ presences }) => presences.map(({ channel }) => channel)));
  if (skills.size === 0 || channels.size === 0) return [];
  return em.execute<Peers[]>(
    `select channel, tier, skill, n, cuts, ${isoText('counted_at')} as "countedAt"
     from peer_engagements where skill = any (?::text[]) and channel = any (?::text[])`,
    [arrayText([...skills]), arrayText([...channels])],
  );
}
