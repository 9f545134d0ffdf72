import type { Acceptance } from './schema';

/** A party's acceptance as a step of its contract, shaped as those of the history are. */
export interface AcceptanceStep {
  /** Below zero: it is of no row of the history. */
  readonly id: number;
  readonly resource: 'contracts';
  readonly rowId: number;
  readonly move: 'accept';
  readonly fromState: 'sent';
  readonly toState: 'sent';
  readonly actorName: string;
  readonly comment: null;
  readonly at: string;
}

/**
 * The steps of contracts with the first acceptance of each among them: a history knows moves only, and of the
 * acceptances just the second is one. Steps are the oldest first, and stay so.
 */
export function withFirstAcceptances<S extends { readonly at: string }>(
  steps: readonly S[],
  acceptances: readonly Pick<Acceptance, 'id' | 'contractId' | 'name' | 'createdAt'>[],
): (S | AcceptanceStep)[] {
  const reported: (S | AcceptanceStep)[] = [...steps];
  for (const first of firstsOf(acceptances)) {
    const later = reported.findIndex(({ at }) => at > first.at);
    reported.splice(later < 0 ? reported.length : later, 0, first);
  }
  return reported;
}

function firstsOf(acceptances: Parameters<typeof withFirstAcceptances>[1]): AcceptanceStep[] {
  const newestFirst = acceptances.toSorted((a, b) => b.id - a.id);
  return [...new Map(newestFirst.map((one) => [one.contractId, one])).values()].map(
    ({ id, contractId, name, createdAt }) => ({
      id: 0 - id,
      resource: 'contracts',
      rowId: contractId,
      move: 'accept',
      fromState: 'sent',
      toState: 'sent',
      actorName: name,
      comment: null,
      at: createdAt,
    }),
  );
}
