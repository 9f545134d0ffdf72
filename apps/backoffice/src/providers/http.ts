import {
  type FieldError,
  formErrors,
  isProblemDocument,
  sentence,
  type TranslateProblem,
} from '@elenco/core/kit';
import { fetchUtils, HttpError } from 'ra-core';

/** The body of the error of a failed request, in addition to status and message. */
export interface ProblemBody {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly problems?: readonly FieldError[];
}

export type HttpClient = typeof fetchUtils.fetchJson;

/**
 * Fetches with the session's cookie and the headers required for state-changing requests. Turns an RFC 9457
 * problem into the error that react-admin shows.
 */
export function httpClient(translate: TranslateProblem, csrfToken: () => Promise<string>): HttpClient {
  return async (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    headers.set('X-Requested-With', 'XMLHttpRequest');
    if (options.method && options.method !== 'GET') headers.set('X-CSRF-TOKEN', await csrfToken());
    try {
      return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' });
    } catch (error) {
      throw error instanceof HttpError ? toFormError(error, translate) : error;
    }
  };
}

/** Returns the refusal in the form that react-admin and the dialogs show. */
export function toFormError(error: HttpError, translate: TranslateProblem): HttpError {
  if (!isProblemDocument(error.body))
    return new HttpError(translate('unexpected'), error.status, { code: 'unexpected' });
  const { code, problems = [] } = error.body;
  const body: ProblemBody = {
    code,
    problems,
    errors: formErrors(problems, translate),
  };
  return new HttpError(sentence(error.body, translate), error.status, body);
}
