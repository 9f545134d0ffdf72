import { Problem } from '../kit';

/** For so long after one has proved who one is, one is not asked again. Source: ASVS 7.5.1. */
export const recentMinutes = 10;

/** With what somebody shows anew who they are: what they have of these, the first. */
export const proofs = ['password', 'code', 'google'] as const;
export type Proof = (typeof proofs)[number];

/** When a browser's person last proved who they are; unsaid for programs, whose token was made so. */
export interface Proven {
  readonly now: string;
  readonly provenAt?: string | undefined;
}

export const isRecent = ({ now, provenAt }: Proven): boolean =>
  provenAt === undefined || Date.parse(now) - Date.parse(provenAt) < recentMinutes * 60_000;

/**
 * For what somebody at an unlocked screen must not do: where money goes, which address letters go to, what lets in.
 * Commands and fields declare it (`asksAnew`); what is no command asks here.
 * @throws Problem `not_allowed` with the code `prove_anew`
 */
export function demandRecent(proven: Proven, pointer = ''): void {
  if (!isRecent(proven)) throw new Problem('not_allowed', [{ pointer, code: 'prove_anew' }]);
}
