import { businessDate } from '@elenco/brazil';
import type { FeeInvoice } from '@elenco/core/finance';
import {
  type Charge,
  chargeDay,
  isOpen,
  type Owed,
  openCentsOf,
  receivedOf,
  splitForPayer,
} from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import project from '../briefing/project/project.module.css';
import { HelpLink } from '../help/HelpLink';
import { useNow } from '../i18n/use';
import { Card, DateText, DefinitionList, Money, StatusChip } from '../ui';
import { FeeInvoiceText } from './FeeInvoice';
import { MoneyBack, type ShownMoneyBack } from './MoneyBack';
import { useReceived } from './useReceived';

interface Props {
  charge: Charge;
  /** The platform's invoice for the fee. */
  invoice?: FeeInvoice | undefined;
  /** Refunds and chargebacks to the card. */
  moneyBack?: readonly ShownMoneyBack[];
  /** Amount due today of an open charge. */
  owed?: Owed | undefined;
  level?: 2 | 3;
}

/**
 * Amounts of a charge and its due date. The charge of a hiring also shows the creator's share and the fee.
 */
export function Amounts({ charge, invoice, moneyBack = [], owed, level }: Props) {
  const { t } = useTranslation(['company', 'resources', 'shared']);
  const { currency, keptCents, purpose, status } = charge;
  const { priceCents } = receivedOf(charge);
  const received = useReceived(charge);
  const split = splitForPayer(charge);
  const lateCents = owed ? owed.fineCents + owed.interestCents : 0;
  const day = chargeDay(charge, businessDate(useNow()));
  return (
    <Card title={t('payments.youPay')} level={level}>
      <DefinitionList
        sum
        items={[
          ...(split
            ? [
                {
                  term: t(purpose === 'project' ? 'payments.toCreators' : 'payments.toCreator'),
                  value: <Money cents={split.creatorCents} currency={currency} />,
                },
                {
                  term: t('payments.fee'),
                  value: <Money cents={split.feeCents} currency={currency} />,
                  help: <HelpLink audience="brand" term="fee" name={t('payments.fee')} />,
                },
              ]
            : []),
          { term: t('proposals.total'), value: <Money cents={priceCents} currency={currency} /> },
          ...(keptCents === 0
            ? []
            : [
                {
                  term: t('payments.received'),
                  value: <Money cents={keptCents} currency={currency} minus />,
                },
                {
                  term: t('payments.rest'),
                  value: <Money cents={openCentsOf(charge)} currency={currency} />,
                },
              ]),
          ...(owed && lateCents > 0
            ? [
                { term: t('payments.lateToday'), value: <Money cents={lateCents} currency={currency} /> },
                {
                  term: t('payments.totalToday'),
                  value: <Money cents={owed.totalCents} currency={currency} />,
                },
              ]
            : []),
          ...received,
        ]}
      />
      {invoice && (
        <p className="small">
          {t('shared:feeInvoice.title')}: <FeeInvoiceText invoice={invoice} />{' '}
          <HelpLink audience="brand" term="nfse" name={t('shared:feeInvoice.title')} />
        </p>
      )}
      <p className={project.face}>
        {isOpen(charge) && charge.reportedAt !== null ? (
          <StatusChip tone="blocked">{t('shared:historic.open.inCheck')}</StatusChip>
        ) : (
          <StatusChip status={status}>{t(`resources:charges.status.${status}`)}</StatusChip>
        )}
        {day && (
          <span className="small">
            {t(`payments.${day.code}On`)} <DateText value={day.on} style="long" />
            {day.code === 'paid' && (
              <>
                {' · '}
                {t('payments.wasDueOn')} <DateText value={charge.dueOn} style="long" />
              </>
            )}
          </span>
        )}
      </p>
      {moneyBack.map((back) => (
        <MoneyBack key={back.id} back={back} />
      ))}
    </Card>
  );
}
