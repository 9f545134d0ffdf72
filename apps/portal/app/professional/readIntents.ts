import { parse } from '@conform-to/react';
import { readMoney } from '../ui';

/**
 * Lets rows be added and taken away in the browser at once. Nothing is judged here: what is typed is checked on
 * the server only, and without scripts the same buttons ask the server.
 */
export function readIntents({ formData }: { formData: FormData }) {
  return parse(readMoney(formData), { resolve: (value) => ({ value }) });
}
