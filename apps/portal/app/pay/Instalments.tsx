import {
  type Charge,
  type FeeInvoice,
  type Instalment,
  type PaymentState,
  workState,
} from '@elenco/core/finance';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeeInvoiceText } from '../payment/FeeInvoice';
import { PaymentStatus } from '../payment/PaymentStatus';
import { type Column, DateText, Money, Section, StatusChip, Table, TwoLines } from '../ui';
import styles from './pay.module.css';

type Part = Pick<
  Instalment,
  'id' | 'ordinal' | 'dueOn' | 'currency' | 'approvedAt' | 'approvesOn' | 'work'
> & {
  readonly status: Charge['status'];
  readonly cents: number;
  /** Status of the creator's payment; missing in the client's view. */
  readonly state?: PaymentState | null;
  readonly feeInvoice: Pick<FeeInvoice, 'status' | 'number' | 'link'> | null;
  readonly papers?: ReactNode;
};

/** Instalments with the state of payment, work and payout. */
export function Instalments({ parts, ofCreator = false }: { parts: readonly Part[]; ofCreator?: boolean }) {
  const { t } = useTranslation(['pay', 'resources', 'shared']);
  if (parts.length === 0) return null;
  const columns: Column<Part>[] = [
    {
      key: 'part',
      header: t('parts.part'),
      primary: true,
      cell: ({ ordinal, dueOn }) => (
        <TwoLines
          title={t('view.part', { n: ordinal })}
          under={
            <>
              {t('parts.due')} <DateText value={dueOn} />
            </>
          }
        />
      ),
    },
    {
      key: 'payment',
      header: t('parts.payment'),
      cell: ({ status, state }) => (
        <TwoLines
          title={<StatusChip status={status}>{t(`resources:charges.status.${status}`)}</StatusChip>}
          under={
            ofCreator &&
            state && (
              <span className={styles.payout}>
                {t('review.payout')}: <PaymentStatus state={state} />
              </span>
            )
          }
        />
      ),
    },
    {
      key: 'work',
      header: t('parts.work'),
      cell: (part) => (
        <>
          {t(`work.state.${workState(part)}`)}
          {part.approvedAt && (
            <>
              {' '}
              <DateText value={part.approvedAt} />
            </>
          )}
          {part.approvedAt === null && part.approvesOn && (
            <span className="muted small">
              {' '}
              {t('work.approvesOn')} <DateText value={part.approvesOn} />
            </span>
          )}
        </>
      ),
    },
    ...(parts.some(({ feeInvoice, papers }) => feeInvoice || papers)
      ? [
          {
            key: 'papers',
            header: t('parts.papers'),
            cell: ({ feeInvoice, papers }: Part) => (
              <>
                {papers}
                {feeInvoice && (
                  <p className="small">
                    {t('shared:feeInvoice.title')}: <FeeInvoiceText invoice={feeInvoice} />
                  </p>
                )}
                {!papers && !feeInvoice && '–'}
              </>
            ),
          },
        ]
      : []),
    {
      key: 'amount',
      header: t('parts.amount'),
      align: 'end',
      phone: 'corner',
      cell: ({ cents, currency }) => <Money cents={cents} currency={currency} emphasis="strong" />,
    },
  ];
  return (
    <Section title={t('review.parts')}>
      <Table
        caption={t('review.parts')}
        columns={columns}
        rows={parts}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Section>
  );
}
