import { parse } from '@conform-to/react';
import type { Refusal } from '../adapters/form.server';
import { readNumbers } from '../ui';

/**
 * Adds and removes rows in the browser at once. Validates nothing: input is checked on the server only, and
 * without scripts the same buttons use the server.
 */
export function readIntents<Fields>({ formData }: { formData: FormData }) {
  return parse<Fields, Refusal[]>(readNumbers(formData), {
    resolve: (value) => ({ value: value as Fields }),
  });
}
