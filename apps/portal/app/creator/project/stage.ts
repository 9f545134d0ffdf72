import type { Contract, Proposal } from '@elenco/core/hiring';

/** Stage of a project, which determines the content of its page. */
export type Stage = 'invited' | 'writing' | 'sent' | 'contract' | 'work' | 'ended';

export const phases = ['invited', 'writing', 'contract', 'work', 'paid'] as const;
export type Phase = (typeof phases)[number];

export function stageOf(proposal: Pick<Proposal, 'status'>, contract?: Pick<Contract, 'status'>): Stage {
  switch (proposal.status) {
    case 'received':
      return 'invited';
    case 'pending':
    case 'countered':
      return 'writing';
    case 'sent':
    case 'under_approval':
      return 'sent';
    case 'approved':
    case 'renewed':
      if (!contract || contract.status === 'cancelled') return 'ended';
      return contract.status === 'draft' || contract.status === 'sent' ? 'contract' : 'work';
    default:
      return 'ended';
  }
}

/**
 * Returns the phase of a project as its page shows it. Once all work is delivered, returns the payment phase.
 */
export function phaseOf(stage: Stage, delivered: boolean): Phase | undefined {
  if (stage === 'ended') return undefined;
  if (stage === 'work') return delivered ? 'paid' : 'work';
  return stage === 'sent' ? 'writing' : stage;
}
