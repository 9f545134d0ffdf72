import { HttpError } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { ProblemBody } from '../providers/http';

/** A refusal of the server: in general, and by field. */
export interface Refusal {
  readonly whole: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The record has changed, so the screen is stale. */
  readonly stale: boolean;
}

/** Reads a failed request. Field errors without an input are added to the general message. */
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

/** Returns the refusal as form errors; a form with errors counts as unsaved. */
export const formErrorsOf = ({ whole, fields }: Refusal): FieldValues =>
  whole === undefined ? fields : { ...fields, root: { serverError: whole } };
