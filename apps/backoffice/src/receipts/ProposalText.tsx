import type { ReceiptProposal } from '@elenco/core/finance';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useWords } from '../kit/words';

/** Proposed action for a receipt in suspense, and the reason for the proposal. */
export function ProposalText({ proposal }: { proposal: ReceiptProposal | null }) {
  const words = useWords();
  if (!proposal) return words.t('finance.proposal.none');
  if (proposal.act === 'return') {
    return words.t('finance.proposal.return', { why: words.oneOf('unmatchedReason', proposal.why) });
  }
  if (proposal.act === 'assign') {
    return (
      <>
        {words.t('finance.proposal.assign')} <ReferenceLink resource="repayments" id={proposal.repaymentId} />
      </>
    );
  }
  if (proposal.act === 'part') {
    return (
      <>
        {words.t('finance.proposal.part')} <ReferenceLink resource="charges" id={proposal.chargeId} />
      </>
    );
  }
  return (
    <>
      {words.t('finance.proposal.match')} <ReferenceLink resource="charges" id={proposal.chargeId} />
      {': '}
      {proposal.why.map((one) => words.t(`finance.proposal.why.${one}`)).join(', ')}
    </>
  );
}
