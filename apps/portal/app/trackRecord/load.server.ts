import { adviceFor, shownRecord } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Loads a brand's own track record, advice for improving it, and the cases behind it. */
export async function loadOwnRecord({ app, actor, now }: RequestContext<'company'>) {
  if (actor.role !== 'company') return null;
  const { companyId } = actor;
  const record = (await app.party.trackRecordsOf([companyId])).get(companyId);
  // The cases of the last count, so that they match the values.
  const cases = await app.party.countedCases(companyId, record?.computedAt ?? now);
  const shown = shownRecord(record);
  return { record: record ?? null, shown, advice: adviceFor(shown), cases };
}
export type OwnRecord = NonNullable<Awaited<ReturnType<typeof loadOwnRecord>>>;
