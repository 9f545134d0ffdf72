import type { FormMetadata } from '@conform-to/react';
import { Suspense } from 'react';
import type { Answer, Refusal } from '../adapters/form.server';
import { Alert } from '../ui';
import { useErrorText } from '../ui/field';

/** Refusals that concern the whole form, above the fields. */
export function Refused<Fields extends Record<string, unknown>>({
  form,
}: {
  form: FormMetadata<Fields, Refusal[]>;
}) {
  const refusals = form.errors ?? [];
  if (refusals.length === 0) return null;
  return (
    <div id={form.errorId}>
      <Refusals refusals={refusals} />
    </div>
  );
}

/** Returns the refusals of all fields, for pages that do not show the fields. */
export const refusalsOf = (answer: Answer): Refusal[] =>
  Object.values(answer.submission.error ?? {}).flatMap((refusals) => refusals ?? []);

/** Refusals of a form that does not use conform. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <Suspense>
      <RefusalText refusals={refusals} />
    </Suspense>
  );
}

/** A separate component, so that the texts of refusals are loaded only when it is rendered. */
function RefusalText({ refusals }: { refusals: readonly Refusal[] }) {
  const words = useErrorText();
  return <Alert tone="error" title={refusals.map(words).join(' ')} />;
}
