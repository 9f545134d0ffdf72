import { aBriefing, aCharge, aDeliverable } from '@elenco/core/testing';
import { oneOfEach } from '../cast';

export const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR6304ABCD';

/**
 * Rows of `oneOfEach`, changed: the first project is in hiring, its draft waits for review, and its charge
 * can be paid by PIX. Proofs of payment, drafts and comments are left out.
 */
export const rows = oneOfEach.map(([table, ...row]) => {
  if (table === 'briefings') return [table, aBriefing({ squadId: 99, status: 'hiring' })] as const;
  if (table === 'deliverables') return [table, aDeliverable({ status: 'draft_submitted' })] as const;
  if (table === 'charges') return [table, aCharge({ ourNumber: '00000000071', pixCode: pix })] as const;
  if (table === 'payment-proofs' || table === 'drafts' || table === 'draft-comments') return [table] as const;
  return [table, ...row] as const;
});
