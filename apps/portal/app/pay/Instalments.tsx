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
import type { PaymentDocumentKind } from '../payment/paymentLabel';
import { type Column, cx, DateText, Money, Section, StatusChip, Table, TwoLines } from '../ui';
import { SilenceEnds } from './Delivery';
import styles from './pay.module.css';

type Part = Pick<
  Instalment,
  'id' | 'ordinal' | 'dueOn' | 'deliverOn' | 'currency' | 'approvedAt' | 'work'
> & {
  /** Date on which a delivery counts as approved if the client does not answer. */
  readonly silentOn: string | null;
  readonly status: Charge['status'];
  readonly cents: number;
  /** Status of the creator's payment; left out for the client. */
  readonly state?: PaymentState | null;
  /** Kind of the payment's document. */
  readonly document?: PaymentDocumentKind;
  readonly feeInvoice: Pick<FeeInvoice, 'status' | 'number' | 'link'> | null;
  readonly papers?: ReactNode;
};

/** Instalments with the state of the client's payment, the work and the payout. */
export function Instalments({
  parts,
  ofCreator = false,
  isEnded,
}: {
  parts: readonly Part[];
  ofCreator?: boolean;
  /** True once the contract has ended: undelivered instalments are no longer due. */
  isEnded: boolean;
}) {
  const { t } = useTranslation(['pay', 'resources', 'shared']);
  if (parts.length === 0) return null;
  const shownState = (part: Part) => {
    const state = workState(part);
    return isEnded && (state === 'begun' || state === 'changes') ? 'dropped' : state;
  };
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
      cell: ({ status, state, document }) => (
        <TwoLines
          title={<StatusChip status={status}>{t(`resources:charges.status.${status}`)}</StatusChip>}
          under={
            ofCreator &&
            state && (
              <span className={styles.payout}>
                {t('review.payout')}: <PaymentStatus state={state} {...(document && { document })} />
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
          {t(`work.state.${shownState(part)}`)}
          {part.approvedAt && (
            <>
              {' '}
              <DateText value={part.approvedAt} />
            </>
          )}
          {part.deliverOn && ['begun', 'changes'].includes(shownState(part)) && (
            <span className={cx('muted small', styles.silence)}>
              {t('parts.deliverBy')} <DateText value={part.deliverOn} />
            </span>
          )}
          {part.silentOn && (
            <span className={cx('muted small', styles.silence)}>
              <SilenceEnds on={part.silentOn} />
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
