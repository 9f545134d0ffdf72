import { type Proposal, type ProposalSide, waitsFor } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone, toneOf } from '../ui';

/** Keys of each side's labels in locales/options. */
const offerWords = { company: 'proposalToCompany', creator: 'proposalToCreator' } as const;

/** A proposal's state from one side's view: sent by one, received by the other. */
export function OfferStatus({
  status,
  side,
  lapsed = false,
}: {
  status: Proposal['status'];
  side: ProposalSide;
  /** True if it was open when its project expired. */
  lapsed?: boolean;
}) {
  const { t } = useTranslation(['options', 'portal']);
  if (lapsed) return <StatusChip status="expired">{t('portal:projectExpired')}</StatusChip>;
  return <StatusChip tone={offerTone(status, side)}>{t(`${offerWords[side]}.${status}`)}</StatusChip>;
}

/** Returns the tone: `act` if it waits for the reader, `moving` if it waits for the other side. */
function offerTone(status: Proposal['status'], side: ProposalSide): Tone {
  const waitingSide = waitsFor({ status });
  if (waitingSide === null) return toneOf(status);
  return waitingSide === side ? 'act' : 'moving';
}
