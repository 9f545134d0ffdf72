import { HttpError } from 'ra-core';
import type { ProblemBody } from '../providers/http';

const problemsOf = (error: unknown) =>
  error instanceof HttpError ? ((error.body as ProblemBody | null)?.problems ?? []) : [];

/** Whether the server asks first who sits here. */
export const requiresReauth = (error: unknown): boolean =>
  problemsOf(error).some(({ code }) => code === 'reauthentication_required');

/**
 * With what the person shows it, as the refusal of an empty proof names it; `google` is another page.
 * @throws what was no such refusal
 */
export function wantedBy(error: unknown): 'presentPassword' | 'code' | 'google' {
  const [missing] = problemsOf(error);
  if (missing?.code === 'prove_google') return 'google';
  if (missing?.code === 'reauthentication_required' && missing.pointer === '/presentPassword')
    return 'presentPassword';
  if (missing?.code === 'reauthentication_required' && missing.pointer === '/code') return 'code';
  throw error;
}
