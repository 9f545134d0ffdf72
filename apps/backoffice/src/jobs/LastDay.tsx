import { appliedUntil } from '@elenco/core/hiring';
import { FieldValue } from '../kit/FieldValue';
import type { RecordOf } from '../resources';

/** Last day to apply. For a job that was closed early, the day on which it was closed. */
export function LastDay({ job }: { readonly job: RecordOf<'openings'> }) {
  return (
    <FieldValue resource="openings" record={{ ...job, closesOn: appliedUntil(job) }} source="closesOn" />
  );
}
