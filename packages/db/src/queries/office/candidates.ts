import { type Briefing, inForce } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Facts about a creator that help curation to choose for a briefing. */
interface CandidateFacts {
  /** A contract in force with another company for the same specialty; null if there is none. */
  readonly clash: { readonly company: string; readonly until: string | null } | null;
  /** Time at which the creator last answered an invitation or proposal (ISO 8601, UTC); null if never. */
  readonly answeredAt: string | null;
}

interface Line {
  readonly id: number;
  readonly company: string | null;
  readonly until: string | null;
  readonly answeredAt: string | null;
}

/** Returns the facts by creator id. The caller has checked that the actor has the duty of curation. */
export async function candidateFacts(
  em: SqlEntityManager,
  briefing: Pick<Briefing, 'companyId' | 'skill'>,
  creatorIds: readonly number[],
): Promise<ReadonlyMap<number, CandidateFacts>> {
  if (creatorIds.length === 0) return new Map();
  const rows = await em.execute<Line[]>(
    `select c.id, k.company, k.until, (
       select max(h.at) from history h
       where h.creator_id = c.id and h.resource = 'proposals' and h.move in ('accept', 'decline', 'send')) as "answeredAt"
     from creators c left join lateral (
       select m.trade_name as company, to_char(b.ends_on, 'YYYY-MM-DD') as until
       from contracts t join briefings b on b.id = t.briefing_id join companies m on m.id = b.company_id
       where t.creator_id = c.id and t.status = ? and b.company_id <> ? and b.skill = ?
       order by b.ends_on desc nulls last limit 1) k on true
     where c.id in (${creatorIds.map(() => '?').join(', ')})`,
    [inForce[0], briefing.companyId, briefing.skill, ...creatorIds],
  );
  return new Map(
    rows.map(({ id, company, until, answeredAt }) => [
      id,
      {
        clash: company === null ? null : { company, until },
        answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
      },
    ]),
  );
}
