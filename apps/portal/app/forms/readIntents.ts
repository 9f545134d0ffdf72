import { parse } from '@conform-to/react';
import type { Refusal } from '../adapters/form.server';
import { readNumbers } from '../ui';

/**
 * Lets rows be added and taken away in the browser at once. Nothing is judged here: what is typed is checked on
 * the server only, and without scripts the same buttons ask the server.
 */
export function readIntents<Fields>({ formData }: { formData: FormData }) {
  return parse<Fields, Refusal[]>(readNumbers(formData), {
    resolve: (value) => ({ value: value as Fields }),
  });
}
