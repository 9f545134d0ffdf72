import { HttpError } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { ProblemBody } from '../providers/http';

/** Why the server said no: about the whole, and beside which fields. */
export interface Refusal {
  readonly whole: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The record has changed meanwhile, so what is on the screen is old. */
  readonly stale: boolean;
}

/** Reads a failed request; field errors that have no input in the dialog are said with the whole. */
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
    stale: error.status === 409,
  };
}

/** The refusal as errors of a form, which counts as unsaved while it has any. */
export const formErrorsOf = ({ whole, fields }: Refusal): FieldValues =>
  whole === undefined ? fields : { ...fields, root: { serverError: whole } };
