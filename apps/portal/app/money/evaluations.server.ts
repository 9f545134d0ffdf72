import { contracts, evaluations } from '@elenco/core/hiring';
import type { CreatorContext } from '../creator/page.server';

/** Loads the visible evaluations of the creator by brands, newest first, in three queries. */
export async function loadEvaluations({ app, actor }: CreatorContext) {
  const received = await app.see(evaluations, actor, { side: 'company' }, { down: true, limit: 200 });
  const [made, names] = await Promise.all([
    app.see(contracts, actor, { id: received.map((row) => row.contractId) }),
    app.projects.tradeNames([...new Set(received.map((row) => row.companyId))]),
  ]);
  return received.map(({ id, rating, text, wentWrong, shownAt, contractId, companyId }) => ({
    id,
    rating,
    text,
    wentWrong,
    shownAt,
    company: names.get(companyId) ?? '',
    title: made.find((row) => row.id === contractId)?.title ?? '',
  }));
}
export type Received = Awaited<ReturnType<typeof loadEvaluations>>[number];
