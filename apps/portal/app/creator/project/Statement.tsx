import { businessDate } from '@elenco/brazil';
import { netKnown, priceBeforeFee, withheldReason } from '@elenco/core/finance';
import { documentOfPayee } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import { PaymentStatus } from '../../payment/PaymentStatus';
import { DateText, DefinitionList, Money, Row, Section } from '../../ui';
import { beforeTaxesLabel } from '../beforeTaxesLabel';
import { MonthCalculation, useTaxNote } from '../MonthCalculation';
import { usePriceRows } from '../useFeeRows';
import { ExpectedPay } from './ExpectedPay';
import { isRepaid, keptIn } from './entries';
import type { Project, Work } from './load.server';
import styles from './project.module.css';
import { useAgreementName } from './useAgreementName';

/**
 * Earnings of this project with deductions, separately for each amendment, and ledger entries so far. After a
 * repayment, also what the creator keeps: received less paid back.
 */
export function Statement({
  project,
  work: { payout, payments, postings },
}: {
  project: Project;
  work: Work;
}) {
  const { t } = useTranslation('creator');
  const { date } = useFormat();
  const now = useNow();
  if (!payout) return null;
  const kept = keptIn(postings);
  const { currency } = payout;
  const booked = postings.filter((entry) => !isRepaid(entry));
  return (
    <Section title={t('statement.title')}>
      {payments.map((payment) => (
        <Payment key={payment.payout.id} project={project} payment={payment} isOnly={payments.length === 1} />
      ))}
      {booked.length > 0 && (
        <dl className={styles.account}>
          {booked.map(({ id, kind, amountCents, createdAt }) => (
            <div key={id}>
              <dt>
                {t(`statement.kinds.${kind}`)}
                <span className="muted">
                  <DateText value={businessDate(createdAt)} />
                </span>
              </dt>
              <dd>
                <Money cents={Math.abs(amountCents)} currency={currency} minus={amountCents > 0} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {kept && (
        <DefinitionList
          sum
          items={[
            {
              term: t('finance.received'),
              value: <Money cents={kept.receivedCents} currency={currency} />,
            },
            ...kept.repaid.map(({ id, kind, amountCents, createdAt }) => ({
              key: id,
              term: t(`statement.kinds.${kind}`),
              value: <Money cents={amountCents} currency={currency} minus />,
              note: date(businessDate(createdAt), 'short', now),
            })),
            {
              term: t('statement.left'),
              value: <Money cents={kept.leftCents} currency={currency} emphasis="strong" />,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** Status, deductions and proof of one payment. */
function Payment({
  project,
  payment: { payout, state },
  isOnly,
}: {
  project: Project;
  payment: Work['payments'][number];
  isOnly: boolean;
}) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  const nameOf = useAgreementName(project);
  const priceRows = usePriceRows();
  const { grossCents, currency, proof } = payout;
  const legalForm = payout.legalForm ?? project.payee?.legalForm ?? 'individual';
  const isCurrent = payout.id === project.work?.payout?.id;
  const expectedPay = isCurrent ? project.expectedPay : null;
  const addedTo = isCurrent ? project.addedTo : (project.addedToEach[payout.id] ?? []);
  const month = expectedPay ? expectedPay.month : project.monthOfEach[payout.id];
  const noteOf = useTaxNote(month);
  const known = netKnown(payout);
  const { withholdings } = expectedPay ?? payout;
  const netCents = known ?? expectedPay?.netCents;
  const price = priceBeforeFee(payout, project);
  return (
    <>
      {!isOnly && <h3>{nameOf(payout.amendmentId)}</h3>}
      <Row>
        <PaymentStatus state={state} document={documentOfPayee(project.payee, currency)} />
        {state?.on && <DateText value={state.on} style="long" />}
      </Row>
      <DefinitionList
        sum
        items={[
          ...priceRows(price, currency).map((row) => ({ ...row, note: undefined })),
          {
            term: t(beforeTaxesLabel(price !== null)),
            value: <Money cents={grossCents} currency={currency} />,
            note: netCents === undefined ? t('statement.beforeTaxes') : undefined,
          },
          ...withholdings.map(({ code, amountCents }) => ({
            term: t(`options:withholding.${code}`),
            value: <Money cents={amountCents} currency={currency} minus />,
            note: noteOf(withheldReason({ code, amountCents }, legalForm)),
          })),
          ...(payout.deductedCents > 0
            ? [
                {
                  term: t('finance.deducted'),
                  value: <Money cents={payout.deductedCents} currency={currency} minus />,
                  note: undefined,
                },
              ]
            : []),
          ...(netCents === undefined
            ? []
            : [
                {
                  term: t(known === null ? 'expectedPay.net' : 'net.arrives'),
                  value: (
                    <Money
                      cents={netCents}
                      currency={currency}
                      emphasis={payout.status === 'failed' ? 'strong' : 'arrives'}
                    />
                  ),
                  note: undefined,
                },
              ]),
        ]}
      />
      <MonthCalculation month={month} />
      {addedTo.length > 0 && <p className="small">{t('receives.addedTo', { titles: list(addedTo) })}</p>}
      {isCurrent && <ExpectedPay project={project} />}
      {proof && <p className="muted small">{t('statement.proof', { proof })}</p>}
    </>
  );
}
