import { isEndedEarly } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Pending } from '../team/Pending';
import { Alert } from '../ui';
import type { ContractPage } from './load.server';

/** State of the contract for this reader, in one sentence. */
export function ContractStatus({ page }: { page: ContractPage }) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  const { contract, steps, staff, mayAccept, pending } = page;
  if (contract.status === 'sent') {
    if (pending) return <Pending request={pending} />;
    if (mayAccept) {
      return (
        <Alert tone="warning" action={<a href="#accept">{t('contract.toSign')}</a>}>
          {t('contract.toAccept')}
        </Alert>
      );
    }
    return <Alert>{t(staff ? 'contract.staff' : 'contract.accepted')}</Alert>;
  }
  if (contract.status === 'cancelled') {
    const over = steps.findLast(({ move }) => move === 'withdraw' || move === 'end');
    const ended = isEndedEarly(contract);
    return (
      <Alert tone={ended ? 'info' : 'error'} title={t(ended ? 'contract.ended' : 'contract.cancelled')}>
        {over?.comment}
      </Alert>
    );
  }
  if (contract.status === 'completed') return <Alert tone="success">{t('contract.completed')}</Alert>;
  const since = steps.findLast(({ move }) => move === 'activate')?.at ?? contract.statusSince;
  return <Alert tone="success">{t('contract.inForce', { on: date(since, 'long') })}</Alert>;
}
