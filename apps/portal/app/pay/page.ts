import type { Instalment, PayLine } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';

const creatorPay = areaPath.creator;

/** Returns the path of a step of a contract draft, of its preview, or of the contract's page. */
export const payPath = (
  step: 'project' | 'client' | 'proposal' | 'review' | 'preview',
  id: number | null,
): string => {
  const at = {
    project: 'pay-project',
    client: 'pay-clients',
    proposal: 'pay-proposal',
    review: 'pay-review',
    preview: 'pay-preview',
  };
  return `${creatorPay}/${at[step]}${id === null ? '' : `/${id}`}`;
};

/** Returns the id of the Elenco Pay contract to which a payout belongs; null for a payout of a hiring. */
export const payIdOf = (parts: readonly Pick<Instalment, 'payoutId' | 'payContractId'>[], payoutId: number) =>
  parts.find((part) => part.payoutId === payoutId)?.payContractId ?? null;

/**
 * Returns the path of the page on which the creator works: the project, the Elenco Pay contract, or the list
 * of Elenco Pay contracts if both ids are null.
 */
export const workPath = (briefingId: number | null, part = '', payId: number | null = null): string => {
  if (briefingId !== null) return `${creatorPay}/briefing/${briefingId}${part}`;
  return payId === null ? `${creatorPay}/pay` : payPath('review', payId);
};

/**
 * Returns the label of an item with its quantity. A quantity of one is left out, since labels often begin
 * with a number.
 */
export const lineText = ({ quantity, label }: Pick<PayLine, 'quantity' | 'label'>): string =>
  quantity === 1 ? label : `${quantity} × ${label}`;
