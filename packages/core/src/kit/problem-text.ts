import type { Currency } from './currency';
import type { FieldError, ProblemDocument } from './problem';

/** Says a problem's code in somebody's language. */
export type SayProblem = (code: string, params?: FieldError['params']) => string;

/** True if a placeholder was left without a value. Readers never get such a text. */
export const isUnfilled = (text: string): boolean => text.includes('{{');

/** Says every code in words, one whose values are missing as `invalid`. */
export const sayFilled =
  (say: SayProblem): SayProblem =>
  (code, params) => {
    const text = say(code, params);
    return isUnfilled(text) ? say('invalid') : text;
  };

/** How a language writes the values of a problem. */
export interface ValueFormats {
  readonly money: (cents: number, currency: Currency) => string;
  readonly number: (value: number) => string;
  readonly exact: (instant: string) => string;
}

/**
 * A problem's values as readers get them: `…Cents` beside a `currency` as money, instants as moments in São Paulo, a
 * `limit` as a number of their language.
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

/** What react-admin shows beside inputs: messages in the shape of the form's values, the rest under `root`. */
export type FormErrors = { [field: string]: string | FormErrors };

/** `[{ pointer: '/lines/0/quantity', code }]` → `{ lines: { 0: { quantity: 'words' } } }`. */
export function formErrors(errors: readonly FieldError[], say: SayProblem): FormErrors {
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

/** Without a prototype: whoever sends a field `__proto__` names a field like any. */
const emptyErrors = () => Object.create(null) as FormErrors;

/** The steps of a JSON pointer (RFC 6901). */
function pathOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The problem in one breath: what refuses the whole first, else the field errors, else the problem's own code. */
export function sentence(problem: Pick<ProblemDocument, 'code' | 'problems'>, say: SayProblem): string {
  const sentences = (problem.problems ?? []).map((error) => say(error.code, error.params));
  return sentences.length > 0 ? [...new Set(sentences)].join(' ') : say(problem.code);
}
