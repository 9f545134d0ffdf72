import type { Instalment } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';

const creatorPay = areaPath.creator;

/** Where each step of writing a contract is, and what it becomes. */
export const payPath = (step: 'project' | 'client' | 'proposal' | 'review', id: number | null): string => {
  const at = {
    project: 'pay-project',
    client: 'pay-clients',
    proposal: 'pay-proposal',
    review: 'pay-review',
  };
  return `${creatorPay}/${at[step]}${id === null ? '' : `/${id}`}`;
};

/** Of the contract with a client of one's own that a payout is an instalment of; null for a hiring's. */
export const payIdOf = (parts: readonly Pick<Instalment, 'payoutId' | 'payContractId'>[], payoutId: number) =>
  parts.find((part) => part.payoutId === payoutId)?.payContractId ?? null;

/** Where a creator sees to something: in its project, or, where it is of a contract of their own, there. */
export const workPath = (briefingId: number | null, part = '', payId: number | null = null): string => {
  if (briefingId !== null) return `${creatorPay}/briefing/${briefingId}${part}`;
  return payId === null ? `${creatorPay}/pay` : payPath('review', payId);
};
