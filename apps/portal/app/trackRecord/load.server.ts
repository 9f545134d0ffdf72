import { adviceFor, shownRecord } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Loads a brand's own track record, what would improve it, and the cases that it was counted from. */
export async function loadOwnRecord({ app, actor, now }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const { companyId } = actor;
  const [records, cases] = await Promise.all([
    app.party.trackRecordsOf([companyId]),
    app.party.countedCases(companyId, now),
  ]);
  const record = records.get(companyId);
  const shown = shownRecord(record);
  return { record: record ?? null, shown, advice: adviceFor(shown), cases };
}
export type OwnRecord = NonNullable<Awaited<ReturnType<typeof loadOwnRecord>>>;
