import { type Briefing, isSilent, type Proposal } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Names of the company, creator and briefing of a row; empty if the row has none. */
export interface Named {
  readonly briefingTitle: string;
  readonly briefingKind: Briefing['kind'] | null;
  /** Title that the creator sees: in a silent squad, only the sector. */
  readonly briefingTitleForCreator: string;
  readonly companyName: string;
  /** Company name that the creator sees: empty while a silent squad hides it. */
  readonly companyNameForCreator: string;
  readonly creatorName: string;
}

interface Parties {
  readonly companyId: number | null;
  readonly creatorId: number | null;
  readonly briefingId: number | null;
}

/**
 * Returns the rows in the same order, each with the names of its parties. Runs one query per kind of party.
 */
export async function named<R extends Parties>(
  em: SqlEntityManager,
  rows: readonly R[],
): Promise<(R & Named)[]> {
  const names = async (table: string, column: string, wanted: readonly (number | null)[]) => {
    const ids = [...new Set(wanted.filter((id) => id !== null))];
    if (ids.length === 0) return new Map<number | null, string>();
    const found = await em.execute<{ id: number; name: string }[]>(
      `select id, ${column} as name from ${table} where id in (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map<number | null, string>(found.map(({ id, name }) => [id, name]));
  };
  const briefings = await projects(
    em,
    rows.map((row) => row.briefingId),
  );
  const companies = await names(
    'companies',
    'trade_name',
    rows.map((row) => row.companyId),
  );
  const creators = await names(
    'creators',
    'name',
    rows.map((row) => row.creatorId),
  );
  const silent = await silentOffers(
    em,
    rows.map((row) => row.briefingId),
  );
  return rows.map((row) => ({
    ...row,
    briefingTitle: briefings.get(row.briefingId)?.title ?? '',
    briefingKind: briefings.get(row.briefingId)?.kind ?? null,
    companyName: companies.get(row.companyId) ?? '',
    briefingTitleForCreator: silent.get(offerKey(row)) ?? briefings.get(row.briefingId)?.title ?? '',
    companyNameForCreator: silent.has(offerKey(row)) ? '' : (companies.get(row.companyId) ?? ''),
    creatorName: creators.get(row.creatorId) ?? '',
  }));
}

const offerKey = ({ briefingId, creatorId }: Pick<Parties, 'briefingId' | 'creatorId'>) =>
  `${briefingId} ${creatorId}`;

/** Returns titles and kinds of briefings, by id. */
async function projects(em: SqlEntityManager, briefingIds: readonly (number | null)[]) {
  const ids = [...new Set(briefingIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map<number | null, Pick<Briefing, 'title' | 'kind'>>();
  const found = await em.execute<Pick<Briefing, 'id' | 'title' | 'kind'>[]>(
    `select id, title, kind from briefings where id in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map<number | null, Pick<Briefing, 'title' | 'kind'>>(found.map((one) => [one.id, one]));
}

/**
 * Returns the proposals whose creator may not know the company yet, each with the sector that is shown
 * instead of the title.
 */
async function silentOffers(em: SqlEntityManager, briefingIds: readonly (number | null)[]) {
  const ids = [...new Set(briefingIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map<string, string>();
  const offers = await em.execute<
    (Pick<Proposal, 'briefingId' | 'creatorId' | 'status' | 'confidentiality'> &
      Pick<Briefing, 'kind' | 'publicText'>)[]
  >(
    `select p.briefing_id as "briefingId", p.creator_id as "creatorId", p.status, p.confidentiality, b.kind, b.public_text as "publicText"
     from proposals p join briefings b on b.id = p.briefing_id
     where b.id in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(
    offers
      .filter((offer) => isSilent(offer, offer))
      .map((offer) => [offerKey(offer), offer.publicText.sector]),
  );
}
