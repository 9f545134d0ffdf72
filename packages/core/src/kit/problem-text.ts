import type { Currency } from './currency';
import type { FieldError, ProblemDocument } from './problem';

/** Returns the message for a problem's code. */
export type TranslateProblem = (code: string, params?: FieldError['params']) => string;

/** True if a placeholder in the message was not replaced by a value. Such a message must not be shown. */
export const isUnfilled = (text: string): boolean => text.includes('{{');

/** Returns a translator that falls back to the message of `invalid` if a placeholder's value is missing. */
export const translateFilled =
  (say: TranslateProblem): TranslateProblem =>
  (code, params) => {
    const text = say(code, params);
    return isUnfilled(text) ? say('invalid') : text;
  };

/** Formatters in one language for the values in a problem. */
export interface ValueFormats {
  readonly money: (cents: number, currency: Currency) => string;
  readonly number: (value: number) => string;
  readonly exact: (instant: string) => string;
}

/**
 * Formats the values in a problem for users: `…Cents` with a `currency` as money, times in São Paulo time,
 * `limit` as a number.
 */
export function readableParams(
  params: FieldError['params'] = {},
  { money, number, exact }: ValueFormats,
): Readonly<Record<string, string | number>> {
  const currency = params.currency as Currency | undefined;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string') return [name, isInstant(value) ? exact(value) : value];
      if (currency && name.endsWith('Cents')) return [name, money(value, currency)];
      return [name, name === 'limit' ? number(value) : value];
    }),
  );
}

const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

export function isProblemDocument(body: unknown): body is ProblemDocument {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/**
 * Errors as react-admin expects them: messages nested like the form's values. Errors of the whole form are
 * under `root`.
 */
export type FormErrors = { [field: string]: string | FormErrors };

/** Converts `[{ pointer: '/lines/0/quantity', code }]` to `{ lines: { 0: { quantity: 'text' } } }`. */
export function formErrors(errors: readonly FieldError[], say: TranslateProblem): FormErrors {
  const shaped = emptyErrors();
  for (const error of errors) {
    const path = error.pointer === '' ? ['root', 'serverError'] : pathOf(error.pointer);
    const words = say(error.code, error.params);
    let inner = shaped;
    for (const step of path.slice(0, -1)) {
      const next = inner[step];
      if (typeof next === 'object') inner = next;
      else {
        const made = emptyErrors();
        inner[step] = made;
        inner = made;
      }
    }
    const last = path.at(-1) ?? 'root';
    if (inner[last] === undefined) inner[last] = words;
  }
  return shaped;
}

/** Creates an object without a prototype, so that a field named `__proto__` is an ordinary field. */
const emptyErrors = () => Object.create(null) as FormErrors;

/** Splits a JSON pointer (RFC 6901) into field names. */
function pathOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a problem as one message: those of its errors, or that of its own code if it has no errors. */
export function problemMessage(
  problem: Pick<ProblemDocument, 'code' | 'problems'>,
  say: TranslateProblem,
): string {
  const sentences = (problem.problems ?? []).map((error) => say(error.code, error.params));
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : say(problem.code);
}
