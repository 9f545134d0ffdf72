import { useTranslation } from 'react-i18next';
import { PaymentClock } from '../../payment/Clock';
import { HowToPay } from '../../payment/HowToPay';
import { Card, DateText, DefinitionList, Money, StatusChip } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

type Payment = Project['payments'][number];

/** One hiring's money: where it is, what the brand pays beside what the creator gets, and how to pay. */
export function PaymentCard({ payment: { charge, payout, clock, pix } }: { payment: Payment }) {
  const { t } = useTranslation(['client', 'resources', 'options']);
  const { currency } = charge;
  const open = charge.status === 'open' || charge.status === 'overdue';
  return (
    <>
      <PaymentClock stages={clock} />
      <div className={styles.sides}>
        <Card title={t('payments.youPay')}>
          <DefinitionList
            sum
            items={[
              {
                term: t('payments.toCreator'),
                value: <Money cents={charge.amountCents - charge.feeCents} currency={currency} />,
              },
              { term: t('payments.fee'), value: <Money cents={charge.feeCents} currency={currency} /> },
              { term: t('proposals.total'), value: <Money cents={charge.amountCents} currency={currency} /> },
            ]}
          />
          <p className={styles.face}>
            <StatusChip status={charge.status}>{t(`resources:charges.status.${charge.status}`)}</StatusChip>
            <span className="small">
              {charge.paidOn ? t('payments.paidOn') : t('payments.dueOn')}{' '}
              <DateText value={charge.paidOn ?? charge.dueOn} style="long" />
            </span>
          </p>
        </Card>
        <Card title={t('payments.creatorGets')}>
          <CreatorGets payout={payout} />
        </Card>
      </div>
      {open && <HowToPay charge={charge} pix={pix} />}
    </>
  );
}

function CreatorGets({ payout }: Pick<Payment, 'payout'>) {
  const { t } = useTranslation(['client', 'resources', 'options']);
  const { currency, grossCents, withholdings, netCents, status } = payout;
  return (
    <>
      <DefinitionList
        sum
        items={[
          { term: t('payments.gross'), value: <Money cents={grossCents} currency={currency} /> },
          ...withholdings.map(({ code, amountCents }) => ({
            term: t(`options:withholding.${code}`),
            value: <Money cents={amountCents} currency={currency} minus />,
          })),
          { term: t('payments.net'), value: <Money cents={netCents} currency={currency} look="arrives" /> },
        ]}
      />
      <p className={styles.face}>
        <StatusChip status={status}>{t(`resources:payouts.status.${status}`)}</StatusChip>
        {status === 'waiting_invoice' && <span className="muted small">{t('payments.taxesLater')}</span>}
      </p>
    </>
  );
}
