import type { Acceptance } from './schema';

/** A party's acceptance, in the form of a step in the contract's history. */
export interface AcceptanceStep {
  /** Negative, to distinguish the step from rows of the history. */
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
 * Inserts the first acceptance of each contract into the steps of its history, which are sorted by time. The
 * history records only moves, and only the second acceptance is a move.
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
