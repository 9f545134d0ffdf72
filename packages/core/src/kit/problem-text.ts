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

/** True for an instant among a problem's values, which readers get as a moment in São Paulo. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

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
