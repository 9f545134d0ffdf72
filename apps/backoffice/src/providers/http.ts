import {
  type FieldError,
  formErrors,
  isProblemDocument,
  problemMessage,
  type TranslateProblem,
} from '@elenco/core/kit';
import { fetchUtils, HttpError } from 'ra-core';
import type { connection } from './connection';

/** Body of an error that a failed request throws. The error also has status and message. */
export interface ProblemBody {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly problems?: readonly FieldError[];
}

export type HttpClient = typeof fetchUtils.fetchJson;

interface Parts {
  readonly translate: TranslateProblem;
  readonly csrfToken: () => Promise<string>;
  readonly connection: Pick<typeof connection, 'follow'>;
  /** Returns the message for a request without a response. */
  readonly noAnswer: () => string;
}

/** Returns the kind of a request: reads may be aborted, and uploads get more time. */
const kindOf = ({ method = 'GET', body }: fetchUtils.Options) => {
  if (method === 'GET') return 'read';
  return typeof body === 'string' ? 'write' : 'upload';
};

/**
 * Returns a client that fetches with the session cookie, and with the headers that changes require. Converts
 * an RFC 9457 problem into the error that react-admin shows, and a missing response into an error with the
 * message of `noAnswer`.
 */
export function httpClient({ translate, csrfToken, connection, noAnswer }: Parts): HttpClient {
  return async (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    headers.set('X-Requested-With', 'XMLHttpRequest');
    if (options.method && options.method !== 'GET') headers.set('X-CSRF-TOKEN', await csrfToken());
    const asked = options.signal;
    try {
      return await connection.follow(kindOf(options), (end) => {
        const signal = asked ? AbortSignal.any([asked, end]) : end;
        return fetchUtils.fetchJson(url, { ...options, signal, headers, credentials: 'same-origin' });
      });
    } catch (error) {
      if (error instanceof HttpError) throw toFormError(error, translate);
      throw asked?.aborted ? error : new Error(noAnswer(), { cause: error });
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
  return new HttpError(problemMessage(error.body, translate), error.status, body);
}
