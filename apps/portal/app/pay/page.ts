import type { Instalment, PayLine } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';

const creatorPay = areaPath.creator;

/** Returns the address of each step of a contract draft, or of its page. */
export const payPath = (step: 'project' | 'client' | 'proposal' | 'review', id: number | null): string => {
  const at = {
    project: 'pay-project',
    client: 'pay-clients',
    proposal: 'pay-proposal',
    review: 'pay-review',
  };
  return `${creatorPay}/${at[step]}${id === null ? '' : `/${id}`}`;
};

/** Returns the id of the contract with an own client whose instalment a payout is; null for a hiring's. */
export const payIdOf = (parts: readonly Pick<Instalment, 'payoutId' | 'payContractId'>[], payoutId: number) =>
  parts.find((part) => part.payoutId === payoutId)?.payContractId ?? null;

/** Returns where a creator works on something: in its project, or in the contract with an own client. */
export const workPath = (briefingId: number | null, part = '', payId: number | null = null): string => {
  if (briefingId !== null) return `${creatorPay}/briefing/${briefingId}${part}`;
  return payId === null ? `${creatorPay}/pay` : payPath('review', payId);
};

/** Returns an item with its quantity, unless it is one: labels often begin with a number. */
export const lineText = ({ quantity, label }: Pick<PayLine, 'quantity' | 'label'>): string =>
  quantity === 1 ? label : `${quantity} × ${label}`;
