import { paymentStatuses } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { useSearchParams } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadFinance } from '../../../creator/money/finance.server';
import { Income } from '../../../creator/money/Income';
import { Ledger } from '../../../creator/money/Ledger';
import styles from '../../../creator/money/money.module.css';
import { Payments } from '../../../creator/money/Payments';
import { Repayments } from '../../../creator/money/Repayments';
import { Totals } from '../../../creator/money/Totals';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { StatementFiles } from '../../../money/StatementFiles';
import { ButtonLink, DateText, Money, PageHeader, Section, TabLinks } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:finance.title', i18n: ['shared', 'company'] };

export const loader = creatorPage(loadFinance);

export default function Finance() {
  const { t } = useTranslation(['creator', 'options']);
  const chosen = useSearchParams()[0].get('status');
  const { payments, counts, totals, statement, next, income, rpas, repayments } =
    useCreatorData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('finance.title')}
        subtitle={t('finance.subtitle')}
        action={
          <ButtonLink
            to={`${areaPath.creator}/finance.csv`}
            icon={<Download aria-hidden="true" />}
            reloadDocument
            download
          >
            {t('finance.export')}
          </ButtonLink>
        }
      />
      {next && (
        <section aria-label={t('finance.nextPayment')} className={styles.next}>
          <p>
            {t('finance.arrivesOn')}{' '}
            <strong>
              <DateText value={next.on} style="weekday" />
            </strong>
          </p>
          <p className={styles.amount}>
            <Money cents={next.cents} currency={next.currency} />
          </p>
          <p className="muted small">
            {t('finance.nextNet')} · {next.title}
          </p>
        </section>
      )}
      <Totals totals={totals} />
      <Repayments rows={repayments} />
      <Section
        title={t('finance.payouts')}
        help={<HelpLink audience="creator" term="when-money-comes" name={t('finance.payouts')} />}
      >
        <TabLinks
          label={t('finance.filter')}
          name="status"
          options={[
            { value: '', label: t('finance.all'), count: counts[''] },
            // Leaves out statuses that no payment has, so that the row fits. The chosen status always stays.
            ...paymentStatuses
              .filter((value) => counts[value] || value === chosen)
              .map((value) => ({ value, label: t(`options:payment.${value}`), count: counts[value] })),
          ]}
        />
        <Payments rows={payments} />
      </Section>
      <Income income={income} rpas={rpas} />
      <Section title={t('finance.statement')} action={<StatementFiles totals={totals} />}>
        <p className="muted small">{t('finance.statementText')}</p>
        <Ledger rows={statement} />
      </Section>
    </>
  );
}
