import { isOpen, netKnown } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../payment/Amounts';
import { PaymentClock } from '../../payment/Clock';
import { HowToPay } from '../../payment/HowToPay';
import { PaymentStatus } from '../../payment/PaymentStatus';
import { Proofs } from '../../payment/Proofs';
import { ButtonLink, Card, DefinitionList, Money } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';
import { RepaymentNote } from './RepaymentNote';

type Payment = Project['payments'][number];

/** Payment of one hiring: its state, the brand's price, the creator's share, and ways to pay. */
export function PaymentCard({
  payment: { contract, charge, payout, state, clock, owed, pix, proofs, invoice, moneyBack, repayments },
}: {
  payment: Payment;
}) {
  const { t } = useTranslation('company');
  return (
    <>
      <PaymentClock stages={clock} />
      <div className={styles.sides}>
        <Amounts charge={charge} invoice={invoice} moneyBack={moneyBack} />
        <Card title={t('payments.creatorGets')}>
          <CreatorGets payout={payout} state={state} />
        </Card>
      </div>
      {contract.status === 'cancelled' && (
        <p>
          {t('payments.ended')}{' '}
          <Link to={`/dashboard/contract/${contract.id}#ending`}>{t('payments.seeEnding')}</Link>
        </p>
      )}
      {isOpen(charge) && <HowToPay charge={charge} pix={pix} owed={owed} />}
      {charge.status === 'combined' && <p className="muted small">{t('invoice.within')}</p>}
      {charge.status === 'paid' && (
        <p>
          <ButtonLink
            to={`/dashboard/charge/${charge.id}.pdf`}
            size="small"
            icon={<FileDown aria-hidden="true" />}
            reloadDocument
          >
            {t('payments.receipt')}
          </ButtonLink>{' '}
          <ButtonLink to={`${areaPath.company}/charge/${charge.id}/slip`} variant="plain" size="small">
            {t('secondCopy.history')}
          </ButtonLink>
        </p>
      )}
      {repayments.map((row) => (
        <RepaymentNote key={row.id} row={row} />
      ))}
      <Proofs proofs={proofs} />
    </>
  );
}

function CreatorGets({ payout, state }: Pick<Payment, 'payout' | 'state'>) {
  const { t } = useTranslation(['company', 'resources', 'options']);
  const { currency, grossCents, withholdings } = payout;
  const netCents = netKnown(payout);
  return (
    <>
      <DefinitionList
        sum
        items={[
          {
            term: t(netCents === null ? 'payments.beforeTaxes' : 'payments.gross'),
            value: <Money cents={grossCents} currency={currency} />,
          },
          ...withholdings.map(({ code, amountCents }) => ({
            term: t(`options:withholding.${code}`),
            value: <Money cents={amountCents} currency={currency} minus />,
          })),
          ...(netCents === null
            ? []
            : [
                {
                  term: t('payments.net'),
                  value: <Money cents={netCents} currency={currency} emphasis="arrives" />,
                },
              ]),
        ]}
      />
      <p className={styles.face}>
        <PaymentStatus state={state} toBrand={t('payments.deliveryPending')} />
        {netCents === null && <span className="muted small">{t('payments.taxesLater')}</span>}
      </p>
    </>
  );
}
