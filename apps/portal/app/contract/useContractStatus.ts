import { type Contract, isEndedEarly, type ProposalSide } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';

type Row = Pick<Contract, 'status' | 'companyAcceptedAt' | 'creatorAcceptedAt'>;

/**
 * Returns a function that returns the label of a contract's status. A side that has accepted sees which side
 * has not. An early end has the same label as in Elenco Pay contracts.
 */
export function useContractStatus() {
  const { t } = useTranslation(['resources', 'options']);
  return (row: Row, side: ProposalSide | null) => {
    if (isEndedEarly(row)) return t('resources:pay-contracts.status.ended');
    return side !== null && row.status === 'sent' && row[`${side}AcceptedAt`] !== null
      ? t(`options:contractAccepted.${side}`)
      : t(`resources:contracts.status.${row.status}`);
  };
}
