import type { FormMetadata } from '@conform-to/react';
import type { Refusal } from '../adapters/form.server';
import { Alert } from '../ui';
import { useErrorText } from '../ui/field';

/** What was refused as a whole, above the fields. */
export function Refused<Fields extends Record<string, unknown>>({
  form,
}: {
  form: FormMetadata<Fields, Refusal[]>;
}) {
  const words = useErrorText();
  const refusals = form.errors ?? [];
  if (refusals.length === 0) return null;
  return (
    <div id={form.errorId}>
      <Alert tone="error" title={refusals.map(words).join(' ')} />
    </div>
  );
}
