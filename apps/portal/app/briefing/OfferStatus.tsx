import { type Proposal, type ProposalSide, waitsFor } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone, toneOf } from '../ui';

/** Under what a side finds its words in locales/options. */
const offerWords = { company: 'proposalToCompany', creator: 'proposalToCreator' } as const;

/** A proposal's state as one side calls it: what one has sent, the other has received. */
export function OfferStatus({ status, side }: { status: Proposal['status']; side: ProposalSide }) {
  const { t } = useTranslation('options');
  return <StatusChip tone={offerTone(status, side)}>{t(`${offerWords[side]}.${status}`)}</StatusChip>;
}

/** What waits for the reader calls for an answer; what waits for the other side is on its way. */
function offerTone(status: Proposal['status'], side: ProposalSide): Tone {
  const whose = waitsFor({ status });
  if (whose === null) return toneOf(status);
  return whose === side ? 'act' : 'moving';
}
