import {
  formErrors,
  isProblem,
  Problem,
  problemMessage,
  readableParams,
  type TranslateProblem,
  translateFilled,
} from '@elenco/core';
import { isUnavailable } from '@elenco/db';
import type { Context } from 'hono';
import { detectLocale } from '../../app/i18n/detect.server';
import { formats } from '../../app/i18n/format';
import { i18nOf } from '../../app/i18n/translate.server';
import type { Env } from '../types';
import type { Deps } from './route';

/**
 * SQLSTATE class 22: a number, date or text that the column cannot store. Although such a value has passed
 * the schema, it counts as the sender's error.
 */
const badValue = /^22/;
/** SQLSTATEs of a missing value or row, and of failed check constraints. */
const inconsistent = /^23(502|503|514)$/;

/** Converts any error to a problem. Unknown errors become `unexpected`, without their cause. */
function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && badValue.test(code)) return malformed('', 'invalid_value');
  if (typeof code === 'string' && inconsistent.test(code)) {
    return new Problem('refused', [{ pointer: '', code: 'not_consistent' }]);
  }
  if (isUnavailable(error)) return new Problem('unavailable');
  return new Problem('unexpected');
}

/**
 * Returns the problem of an unreadable request.
 * @param pointer part of the request that cannot be read
 */
export const malformed = (pointer: string, code: string, params?: Record<string, string | number>): Problem =>
  new Problem('malformed', [{ pointer, code, ...(params ? { params } : {}) }]);

/** HTTP status by problem code, for the two kinds of unreadable requests whose status is not 400. */
const statusOf: Readonly<Record<string, number>> = { method_not_allowed: 405, unsupported_type: 415 };

/** Header of a temporary failure: retry after two seconds. */
export const retryAfterHeader = { 'Retry-After': '2' };

/**
 * Returns a response with an RFC 9457 document. The document has additional fields for react-admin, in the
 * reader's language: `message` about the whole request, and `errors` by field. `headers` adds the headers
 * that the status requires, such as `Allow`.
 */
export async function answerProblem(
  c: Context<Env>,
  problem: Problem,
  headers: Record<string, string> = {},
): Promise<Response> {
  const shown = await problemDocument(c, problem);
  return new Response(JSON.stringify(shown), {
    status: shown.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Returns only the problem document. Responses that contain one problem per row use it. */
export async function problemDocument(c: Context<Env>, problem: Problem) {
  const status = statusOf[problem.errors[0]?.code ?? ''] ?? problem.status;
  const document = problem.toJSON();
  const say = await sayingTo(c);
  const message = problemMessage(document, say);
  return {
    detail: message,
    ...document,
    status,
    message,
    ...(problem.errors.length > 0 ? { errors: formErrors(problem.errors, say) } : {}),
  };
}

async function sayingTo(c: Context<Env>): Promise<TranslateProblem> {
  const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
  const t = i18nOf(locale).getFixedT(locale, 'problems');
  return translateFilled((code, params) => t(code as 'invalid', readableParams(params, formats(locale))));
}

/** Converts every error below `/api` to a response. */
export async function answerError(
  error: unknown,
  c: Context<Env>,
  { log }: Pick<Deps, 'log'>,
): Promise<Response> {
  const problem = problemOf(error);
  if (problem.status >= 500) log.error({ err: error, path: c.req.path }, 'api request failed');
  else if (!isProblem(error))
    log.warn({ err: error, path: c.req.path }, 'the database refused what a schema let through');
  if (problem.status === 503) return answerProblem(c, problem, retryAfterHeader);
  const seconds = problem.errors[0]?.params?.seconds;
  return answerProblem(c, problem, seconds === undefined ? {} : { 'Retry-After': String(seconds) });
}
