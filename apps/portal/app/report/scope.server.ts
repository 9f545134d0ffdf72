import type { ReportSource } from '@elenco/core/hiring';
import { type Briefing, briefings, type Squad, squads } from '@elenco/core/hiring';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';

export interface Scope {
  readonly briefing: Briefing;
  /** Set if the report covers all briefings of a squad; null for a report on one briefing. */
  readonly squad: Squad | null;
  readonly title: string;
  readonly briefingIds: readonly number[];
  /**
   * Current contracted amount of these briefings, as their projects show it; null for readers who may not
   * read money.
   */
  readonly contractedCents: number | null;
}

/** Returns the scope of the report: the briefing in the URL, or its whole squad with `?squad`. */
export async function scopeOf(ctx: RequestContext<'company'>): Promise<Scope> {
  const { app, actor, url } = ctx;
  const briefing = await app.get(briefings, actor, idIn(ctx));
  if (briefing.status === 'draft') throw notFound();
  if (!url.searchParams.has('squad'))
    return { briefing, squad: null, title: briefing.title, ...briefingTotals([briefing]) };
  if (briefing.squadId === null) throw notFound();
  const [squad, all] = await Promise.all([
    app.get(squads, actor, briefing.squadId),
    app.pick(briefings, actor, ['id', 'contractedCents'], { squadId: briefing.squadId }),
  ]);
  return { briefing, squad, title: squad.title, ...briefingTotals(all) };
}

/**
 * Returns the ids of the briefings, and the sum of their contracted amounts, which is null if an amount is
 * missing.
 * @param all briefings; without amounts for staff who may not read money
 */
const briefingTotals = (
  all: readonly (Pick<Briefing, 'id'> & Partial<Pick<Briefing, 'contractedCents'>>)[],
) => ({
  briefingIds: all.map(({ id }) => id),
  contractedCents: all.reduce<number | null>(
    (total, { contractedCents }) =>
      total === null || contractedCents === undefined ? null : total + contractedCents,
    0,
  ),
});

/**
 * Merges the data of several briefings, which share a currency within a squad. Returns null if `sources` is
 * empty.
 */
export function mergeSources(sources: readonly ReportSource[]): ReportSource | null {
  const [first] = sources;
  if (!first) return null;
  return {
    currency: first.currency,
    hirings: sources.flatMap(({ hirings }) => hirings),
    pieces: sources.flatMap(({ pieces }) => pieces),
  };
}

export const sourceOf = async (
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  { briefingIds }: Pick<Scope, 'briefingIds'>,
  ageDays: number | null,
): Promise<ReportSource | null> =>
  mergeSources([...(await app.reports.reportSources(actor, briefingIds, ageDays)).values()]);
