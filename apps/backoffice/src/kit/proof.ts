import { HttpError } from 'ra-core';
import type { ProblemBody } from '../providers/http';

const problemsOf = (error: unknown) =>
  error instanceof HttpError ? ((error.body as ProblemBody | null)?.problems ?? []) : [];

/** True if the server requires reauthentication. */
export const requiresReauth = (error: unknown): boolean =>
  problemsOf(error).some(({ code }) => code === 'reauthentication_required');

type RequiredProof = 'presentPassword' | 'code' | 'google';

/** Returns the kind of proof that the server's refusal requires; undefined for any other error. */
export function proofIn(error: unknown): RequiredProof | undefined {
  const [missing] = problemsOf(error);
  if (missing?.code === 'prove_google') return 'google';
  if (missing?.code !== 'reauthentication_required') return undefined;
  return missing.pointer === '/presentPassword'
    ? 'presentPassword'
    : missing.pointer === '/code'
      ? 'code'
      : undefined;
}

/**
 * Returns the kind of proof that the server requires, read from the server's refusal of an empty proof.
 * `google` is the portal's Google sign-in.
 * @throws the error if it does not require a proof
 */
export function requiredProof(error: unknown): RequiredProof {
  const proof = proofIn(error);
  if (proof === undefined) throw error;
  return proof;
}
