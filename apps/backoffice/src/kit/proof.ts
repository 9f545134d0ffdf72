import { HttpError } from 'ra-core';
import type { ProblemBody } from '../providers/http';

const problemsOf = (error: unknown) =>
  error instanceof HttpError ? ((error.body as ProblemBody | null)?.problems ?? []) : [];

/** True if the server requires reauthentication. */
export const requiresReauth = (error: unknown): boolean =>
  problemsOf(error).some(({ code }) => code === 'reauthentication_required');

/**
 * Returns the kind of proof that the server requires, read from the server's refusal of an empty proof.
 * `google` is the portal's Google sign-in.
 * @throws the error if it does not require a proof
 */
export function requiredProof(error: unknown): 'presentPassword' | 'code' | 'google' {
  const [missing] = problemsOf(error);
  if (missing?.code === 'prove_google') return 'google';
  if (missing?.code === 'reauthentication_required' && missing.pointer === '/presentPassword')
    return 'presentPassword';
  if (missing?.code === 'reauthentication_required' && missing.pointer === '/code') return 'code';
  throw error;
}
