import { isOpen } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../../shareLinks/ShareLinks';
import { Disclosure, EmptyState, Money } from '../../ui';
import { CreatorSection } from './CreatorSection';
import type { Project } from './load.server';
import { OneInvoice } from './OneInvoice';
import { PaymentCard } from './PaymentCard';
import { Statement } from './Statement';

/** Maximum number of payments that are shown expanded. Each fills several screens of a phone. */
const MAX_OPEN = 8;

/** Payments of the project: deadlines per hiring, ways to pay, and ledger entries. */
export function Payments({ project }: { project: Project }) {
  const { t } = useTranslation(['company', 'resources']);
  const { payments, entries, cast, guests, may } = project;
  const titleOf = ({ charge, contract }: Project['payments'][number]) => {
    const name = cast[contract.creatorId]?.name ?? '';
    return charge.amendmentId === null ? name : t('payments.amendment', { name });
  };
  const ofAll = guests.filter((one) => one.actions.includes('payables'));
  const sharesAll = payments.length > 1 || ofAll.length > 0;
  const section = (payment: Project['payments'][number]) => (
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
  );
  if (payments.length === 0) return <EmptyState title={t('payments.none')} text={t('payments.noneText')} />;
  return (
    <>
      <OneInvoice project={project} />
      {/* Share links for all charges together. Each section below shares its own charge. */}
      {sharesAll && <ShareLinks shareLinks={ofAll} allows="payables" may={may} />}
      {payments.length <= MAX_OPEN ? (
        payments.map(section)
      ) : (
        <div>
          {payments.map((payment) => (
            <Disclosure
              key={payment.charge.id}
              summary={titleOf(payment)}
              note={t(`resources:charges.status.${payment.charge.status}`)}
              end={<Money cents={payment.charge.amountCents} currency={payment.charge.currency} />}
            >
              {section(payment)}
            </Disclosure>
          ))}
        </div>
      )}
      <Statement entries={entries} />
    </>
  );
}
