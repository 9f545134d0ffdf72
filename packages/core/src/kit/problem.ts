import type { core } from 'zod';

/**
 * One error of a problem document (RFC 9457). Users see the message that locales/problems contains for its
 * `code`.
 */

export interface FieldError {
  /** JSON pointer (RFC 6901) to the field; `''` for the whole input. */
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

const statusOf = {
  malformed: 400,
  signed_out: 401,
  csrf: 403,
  not_allowed: 403,
  not_found: 404,
  stale: 409,
  move_not_possible: 409,
  key_reused: 409,
  too_large: 413,
  invalid: 422,
  refused: 422,
  version_needed: 428,
  too_often: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof statusOf;
export const problemCodes = Object.keys(statusOf) as ProblemCode[];

export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  /** Explanation in English for developers, or in the user's language. */
  readonly detail?: string;
  readonly problems?: readonly FieldError[];
}

/**
 * Thrown if a request cannot be fulfilled. Each adapter, such as REST or a page, converts it to its own kind
 * of response.
 */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly errors: readonly FieldError[] = [],
    readonly detail?: string,
  ) {
    super(detail ?? [code, ...errors.map((error) => `${error.pointer} ${error.code}`)].join(' '));
    this.name = 'Problem';
    this.status = statusOf[code];
  }

  toJSON(): ProblemDocument {
    return {
      type: `urn:elenco:problem:${this.code}`,
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      code: this.code,
      ...(this.detail ? { detail: this.detail } : {}),
      ...(this.errors.length > 0 ? { problems: this.errors } : {}),
    };
  }
}

/**
 * Recognizes a problem by its shape instead of its class: server and routes are built separately, so each has
 * its own copy of the class.
 */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'code' in error && 'status' in error;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
}

/**
 * Converts the issues that zod reports into one problem with a pointer per field. A refinement's message is
 * its error code.
 */
export function invalid(issues: readonly Issue[]): Problem {
  return new Problem(
    'invalid',
    issues.map((issue) => ({
      pointer: issue.path.map((step) => `/${String(step)}`).join(''),
      code: fieldCode(issue),
    })),
  );
}

/**
 * Returns the error of a field for forms. A number outside its bounds gets `under_limit` or `over_limit` with
 * the bound as a parameter. Fields whose stored unit differs from the typed one (cents, basis points) get no
 * bound, because it would mislead.
 */
export function fieldRefusal(issue: core.$ZodIssue): Pick<FieldError, 'code' | 'params'> {
  const code = fieldCode(issue);
  if (code !== issue.code || /(?:Cents|Bp|engagement)$/i.test(String(issue.path.at(-1)))) return { code };
  if (issue.code === 'too_big' && isNumber(issue.origin)) {
    return { code: 'over_limit', params: { limit: Number(issue.maximum) } };
  }
  if (issue.code === 'too_small' && isNumber(issue.origin)) {
    return { code: 'under_limit', params: { limit: Number(issue.minimum) } };
  }
  return { code };
}

const isNumber = (origin: string) => origin === 'number' || origin === 'int';

/**
 * Returns the snake_case code of an issue. Zod's own messages are replaced with a code for their kind of
 * issue.
 */
export function fieldCode(issue: Pick<Issue, 'message' | 'code'>): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  return issue.code ?? 'invalid_value';
}
