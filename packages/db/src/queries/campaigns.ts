import type { KnownCampaign } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the public campaigns of these creators: their hirings that have a published post. Excludes hirings
 * of silent squads.
 */
export async function publishedCampaigns(
  em: SqlEntityManager,
  creatorIds: readonly number[],
): Promise<KnownCampaign[]> {
  if (creatorIds.length === 0) return [];
  return em.execute<KnownCampaign[]>(
    `select p.name as creator, b.brand, c.starts_on::text as "from", c.ends_on::text as until
     from contracts c join creators p on p.id = c.creator_id join briefings b on b.id = c.briefing_id
     where c.creator_id in (${creatorIds.map(() => '?').join(', ')}) and b.kind <> 'silent_squad' and b.brand <> ''
       and exists (select from deliverables d where d.contract_id = c.id and d.published_at is not null)
     order by c.id`,
    [...creatorIds],
  );
}
