import type { Briefing, Creator } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { join, type Sql } from './scope';
import { tableOf } from './table';

/** What staff narrow the candidates by; amounts in minor units. */
export interface CandidateFilter {
  readonly q?: string | undefined;
  readonly mainSkill?: string | undefined;
  readonly channel?: string | undefined;
  readonly followersFrom?: number | undefined;
  readonly followersTo?: number | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

/**
 * Creators who could fit a briefing, for scoring: those that share its skill, a tag or a channel and that the
 * filter lets through, the nearest skill and the largest reach first. One query, at most `limit` rows.
 */
export async function candidatesFor(
  em: SqlEntityManager,
  briefing: Briefing,
  filter: CandidateFilter,
  limit: number,
): Promise<Creator[]> {
  const asked: [unknown, string][] = [
    [filter.mainSkill, 'main_skill = ?'],
    [filter.channel, "presences @> jsonb_build_array(jsonb_build_object('channel', ?::text))"],
    [filter.followersFrom, 'followers >= ?'],
    [filter.followersTo, 'followers <= ?'],
    [filter.priceFrom, 'price_cents >= ?'],
    [filter.priceTo, 'price_cents <= ?'],
  ];
  const narrowing = asked.flatMap(([value, text]): Sql[] =>
    value === undefined ? [] : [{ text, params: [value] }],
  );
  const listed: Sql = { text: 'removed_at is null', params: [] };
  const where = join([listed, related(briefing), ...narrowing, ...found(filter.q)], ' and ');
  const table = tableOf(em, 'creators');
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${table.selection} from creators where ${where.text}
     order by coalesce(main_skill = ?, false) desc, followers desc, id limit ${limit}`,
    [...where.params, briefing.skill],
  );
  return rows.map(table.toRow) as unknown as Creator[];
}

/** A briefing that names no skill, tag or channel yet is open to everybody. */
function related({ skill, tags, channels }: Briefing): Sql {
  const skills = [...new Set([...(skill === null ? [] : [skill]), ...tags])];
  if (skills.length + channels.length === 0) return { text: 'true', params: [] };
  const marks = skills.map(() => '?').join(', ');
  const bySkill = [
    { text: `main_skill in (${marks})`, params: skills },
    { text: `tags && array[${marks}]::text[]`, params: skills },
  ];
  const byChannel = channels.map((channel) => ({
    text: 'presences @> ?::jsonb',
    params: [JSON.stringify([{ channel }])],
  }));
  return join([...(skills.length > 0 ? bySkill : []), ...byChannel], ' or ');
}

function found(q: string | undefined): Sql[] {
  if (!q) return [];
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return [{ text: 'fold(name) like fold(?) or fold(city) like fold(?)', params: [pattern, pattern] }];
}
