import { type Proposal, type ProposalSide, waitsFor } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone, toneOf } from '../ui';

/** Keys of the labels of a proposal's states for each side, in locales/options. */
const offerWords = { company: 'proposalToCompany', creator: 'proposalToCreator' } as const;

/** Status of a proposal as one side sees it: `sent` for the creator is `received` for the brand. */
export function OfferStatus({
  status,
  side,
  lapsed = false,
}: {
  status: Proposal['status'];
  side: ProposalSide;
  /** True if the proposal was open when its project expired. */
  lapsed?: boolean;
}) {
  const { t } = useTranslation(['options', 'portal']);
  if (lapsed) return <StatusChip status="expired">{t('portal:projectExpired')}</StatusChip>;
  return <StatusChip tone={offerTone(status, side)}>{t(`${offerWords[side]}.${status}`)}</StatusChip>;
}

/** Returns the tone: `act` if the proposal waits for the reader, `moving` if it waits for the other side. */
function offerTone(status: Proposal['status'], side: ProposalSide): Tone {
  const waitingSide = waitsFor({ status });
  if (waitingSide === null) return toneOf(status);
  return waitingSide === side ? 'act' : 'moving';
}
