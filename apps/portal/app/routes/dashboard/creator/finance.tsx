import { paymentStatuses } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { useSearchParams } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Finance as FinanceData, loadFinance } from '../../../creator/money/finance.server';
import { Income } from '../../../creator/money/Income';
import { Ledger } from '../../../creator/money/Ledger';
import styles from '../../../creator/money/money.module.css';
import { Payments } from '../../../creator/money/Payments';
import { Repayments } from '../../../creator/money/Repayments';
import { creatorPage } from '../../../creator/page.server';
import { useOwn } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { StatementFiles } from '../../../money/StatementFiles';
import { ButtonLink, cx, DateText, Figures, Money, PageHeader, Section, Stat, TabLinks } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:finance.title', i18n: ['shared', 'company'] };

export const loader = creatorPage(loadFinance);

/** Names of totals that are shown only if they are not 0. */
const rare: readonly string[] = ['awaited', 'paidBack'];

/** Totals, each with its explanation. */
const figures = [
  { name: 'toCome', of: 'toComeCents', term: 'net-gross' },
  { name: 'beforeTaxes', of: 'beforeTaxesCents', term: 'invoice' },
  { name: 'awaited', of: 'awaitedCents', term: null },
  { name: 'received', of: 'receivedCents', term: null },
  { name: 'paidBack', of: 'paidBackCents', term: null },
  { name: 'withheld', of: 'withheldCents', term: 'taxes' },
] as const;

/** A total in the first currency, and below it the total in each other currency with payments. */
function InEach({ totals, of }: { totals: FinanceData['totals']; of: (typeof figures)[number]['of'] }) {
  const own = totals.filter((one, n) => n === 0 || one[of] > 0);
  return own.map((one, n) => (
    <span key={one.currency} className={cx(n > 0 && styles.further)}>
      <Money
        cents={one[of]}
        currency={one.currency}
        {...(of === 'toComeCents' ? { emphasis: 'arrives' } : {})}
      />
    </span>
  ));
}

export default function Finance() {
  const { t } = useTranslation(['creator', 'options']);
  const chosen = useSearchParams()[0].get('status');
  const { payments, counts, totals, statement, next, income, rpas, repayments } = useOwn<typeof loader>();
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
      {totals.length > 0 && (
        <Figures>
          {figures
            .filter(({ name, of }) => !rare.includes(name) || totals.some((one) => one[of] > 0))
            .map(({ name, of, term }) => (
              <Stat
                key={name}
                label={t(`finance.${name}`)}
                value={<InEach totals={totals} of={of} />}
                note={t(`finance.${name}Note`)}
                help={term && <HelpLink audience="creator" term={term} name={t(`finance.${name}`)} />}
              />
            ))}
        </Figures>
      )}
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
