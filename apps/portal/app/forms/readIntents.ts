import { parse } from '@conform-to/react';
import type { Refusal } from '../adapters/form.server';
import { readNumbers } from '../ui';

/**
 * Adds and removes rows of a form in the browser. It validates nothing, since the server validates the form.
 * If scripts are disabled, the server handles the same buttons.
 */
export function readIntents<Fields>({ formData }: { formData: FormData }) {
  return parse<Fields, Refusal[]>(readNumbers(formData), {
    resolve: (value) => ({ value: value as Fields }),
  });
}
