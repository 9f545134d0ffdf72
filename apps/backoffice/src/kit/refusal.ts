import { HttpError } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { ProblemBody } from '../providers/http';

/** A refusal by the server: a general message, and errors by field. */
export interface Refusal {
  readonly whole: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** True if the record has changed, so that the screen is outdated. */
  readonly stale: boolean;
}

/** True if another user has changed the record since the screen was loaded. */
export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.status === 409;

const OVERTAKEN = 'overtaken';

/** Returns the error of a move that another user has made impossible, so that its form can close. */
export const overtakenError = (message: string): HttpError =>
  new HttpError(message, 409, { code: OVERTAKEN });

export const isOvertaken = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.body as ProblemBody | null)?.code === OVERTAKEN;

/**
 * Converts the error of a failed request. Errors of fields without an input are added to the general message.
 */
export function refusalOf(error: unknown, inputs: readonly string[]): Refusal {
  if (!(error instanceof HttpError)) {
    return { whole: error instanceof Error ? error.message : String(error), fields: {}, stale: false };
  }
  const body = error.body as ProblemBody | null;
  const shown = Object.entries(body?.errors ?? {}).filter(
    (entry): entry is [string, string] => inputs.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return {
    whole: shown.length > 0 ? undefined : error.message,
    fields: Object.fromEntries(shown),
    stale: isConflict(error),
  };
}

/** Returns the refusal as errors of a form. A form with errors counts as unsaved. */
export const formErrorsOf = ({ whole, fields }: Refusal): FieldValues =>
  whole === undefined ? fields : { ...fields, root: { serverError: whole } };
