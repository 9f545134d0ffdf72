import { isOpen } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../../shareLinks/ShareLinks';
import { EmptyState } from '../../ui';
import { CreatorSection } from './CreatorSection';
import type { Project } from './load.server';
import { OneInvoice } from './OneInvoice';
import { PaymentCard } from './PaymentCard';
import { Statement } from './Statement';

/** Payments of the project: deadlines per hiring, ways to pay, and ledger entries. */
export function Payments({ project }: { project: Project }) {
  const { t } = useTranslation('company');
  const { payments, entries, cast, guests, may } = project;
  const titleOf = ({ charge, contract }: Project['payments'][number]) => {
    const name = cast[contract.creatorId]?.name ?? '';
    return charge.amendmentId === null ? name : t('payments.amendment', { name });
  };
  const ofAll = guests.filter((one) => one.actions.includes('payables'));
  const sharesAll = payments.length > 1 || ofAll.length > 0;
  if (payments.length === 0) return <EmptyState title={t('payments.none')} text={t('payments.noneText')} />;
  return (
    <>
      <OneInvoice project={project} />
      {/* A single charge is shared by the section below it. */}
      {sharesAll && <ShareLinks shareLinks={ofAll} allows="payables" may={may} />}
      {payments.map((payment) => (
        <CreatorSection
          key={payment.charge.id}
          face={cast[payment.contract.creatorId]?.face}
          title={titleOf(payment)}
          anchor={`charge-${payment.charge.id}`}
        >
          <PaymentCard payment={payment} />
          <ShareLinks
            shareLinks={guests.filter((one) => one.contractId === payment.contract.id)}
            allows="invoice"
            contractId={payment.contract.id}
            anchored={!sharesAll}
            may={may && isOpen(payment.charge)}
          />
        </CreatorSection>
      ))}
      <Statement entries={entries} />
    </>
  );
}
