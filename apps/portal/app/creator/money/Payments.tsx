import type { PriceBeforeFee } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { workPath } from '../../pay/page';
import { PaymentStatus } from '../../payment/PaymentStatus';
import { ButtonLink, type Column, cx, DateText, EmptyState, Money, Table, TwoLines } from '../../ui';
import { beforeTaxesLabel } from '../beforeTaxesLabel';
import type { Payment } from './finance.server';
import styles from './money.module.css';

/** Maximum number of other payments that a row names; the rest are counted. */
const MAX_NAMED = 2;

/** Payments with all deductions, known or expected, and a link to send a required invoice. */
export function Payments({ rows }: { rows: readonly Payment[] }) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  const named = (titles: readonly string[]) =>
    list([
      ...titles.slice(0, MAX_NAMED),
      ...(titles.length > MAX_NAMED ? [t('finance.others', { count: titles.length - MAX_NAMED })] : []),
    ]);
  const columns: Column<Payment>[] = [
    {
      key: 'project',
      header: t('finance.project'),
      primary: true,
      cell: ({ briefingId, payId, title, part }) => (
        <TwoLines
          title={
            <Link to={workPath(briefingId, '#money', payId)}>
              {part ? t('finance.part', { title, ...part }) : title || t('home.project')}
            </Link>
          }
        />
      ),
    },
    {
      key: 'state',
      phone: 'bare',
      header: t('finance.state'),
      cell: ({ state, document }) => <PaymentStatus state={state} document={document} />,
    },
    {
      key: 'gross',
      header: t(beforeTaxesLabel(rows.some(({ price }) => price !== null))),
      align: 'end',
      cell: ({ grossCents, price, currency }) => (
        <span className={styles.stacked}>
          <Money cents={grossCents} currency={currency} />
          {price && <Fee price={price} currency={currency} />}
        </span>
      ),
    },
    {
      key: 'taxes',
      header: t('finance.taxes'),
      align: 'end',
      cell: ({ expectedPay, deductedCents, currency, ...row }) => {
        const { withholdings, addedTo } = expectedPay ?? row;
        return withholdings.length === 0 && deductedCents === 0 ? (
          <span className="muted">–</span>
        ) : (
          <span className={styles.stacked}>
            {withholdings.map(({ code, amountCents, lawRef }) => (
              <span key={code} title={lawRef}>
                <span className="muted small">{t(`options:withholding.${code}`)}</span>{' '}
                <Money cents={amountCents} currency={currency} minus />
              </span>
            ))}
            {addedTo.length > 0 && (
              <span className={cx('muted small', styles.added)} title={list(addedTo)}>
                {t(expectedPay?.on === null ? 'receives.addedToIfSame' : 'receives.addedTo', {
                  titles: named(addedTo),
                })}
              </span>
            )}
            {deductedCents > 0 && (
              <span>
                <span className="muted small">{t('finance.deducted')}</span>{' '}
                <Money cents={deductedCents} currency={currency} minus />
              </span>
            )}
            {expectedPay && <span className="muted small">{t('finance.expected.certain')}</span>}
          </span>
        );
      },
    },
    {
      key: 'net',
      phone: 'corner',
      header: t('finance.net'),
      align: 'end',
      cell: ({ netCents, expectedPay, state, currency }) =>
        netCents !== null ? (
          <Money
            cents={netCents}
            currency={currency}
            emphasis={state?.status === 'returned' ? 'strong' : 'arrives'}
          />
        ) : expectedPay ? (
          <span className={styles.stacked}>
            <Money cents={expectedPay.netCents} currency={currency} />{' '}
            <span className="muted small">{t('finance.expected.certain')}</span>
          </span>
        ) : (
          <span className="muted">–</span>
        ),
    },
    {
      key: 'day',
      header: t('finance.day'),
      align: 'end',
      cell: ({ state, document, asksInvoice, expectedPay, briefingId, payId }) => {
        const act = asksInvoice
          ? t(`finance.issue.${document}`)
          : state?.status === 'invoice_differs'
            ? t('finance.fixInvoice')
            : null;
        const on = state?.on ?? expectedPay?.on;
        return (
          <span className={styles.stacked}>
            {on && <DateText value={on} />}
            {on && !state?.on && (
              <span className="muted small">
                {t(`finance.expected.${expectedPay?.countedFrom ?? 'certain'}`)}
              </span>
            )}
            {!on && !act && <span className="muted">{t('finance.noDay')}</span>}
            {act && (
              <ButtonLink to={workPath(briefingId, '#invoice', payId)} size="small">
                {act}
              </ButtonLink>
            )}
          </span>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('finance.payouts')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<EmptyState title={t('finance.none')} text={t('finance.noneText')} />}
    />
  );
}

/** Price and fee from which the amount above results. */
function Fee({ price, currency }: { price: PriceBeforeFee; currency: Currency }) {
  const { t } = useTranslation('creator');
  const { money, rate } = useFormat();
  return (
    <span className={cx('muted small', styles.fee)}>
      {t('finance.feeLine', {
        price: t(`net.priceOf.${price.source}`),
        total: money(price.totalCents, currency),
        rate: rate(price.feeBp),
        fee: money(price.feeCents, currency),
      })}
    </span>
  );
}
