import { businessDate } from '@elenco/brazil';
import { netKnown, withheldReason } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { PaymentStatus } from '../../payment/PaymentStatus';
import { DateText, DefinitionList, Money, Row, Section } from '../../ui';
import { ExpectedPay } from './ExpectedPay';
import type { Project, Work } from './load.server';
import styles from './project.module.css';

/** Earnings of this project, deductions, and ledger entries so far. */
export function Statement({ project, work: { payout, postings, state } }: { project: Project; work: Work }) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  if (!payout) return null;
  const { grossCents, currency, proof } = payout;
  const legalForm = payout.legalForm ?? project.payee?.legalForm ?? 'individual';
  const { expectedPay, addedTo } = project;
  const known = netKnown(payout);
  const { withholdings } = expectedPay ?? payout;
  const netCents = known ?? expectedPay?.netCents;
  return (
    <Section title={t('statement.title')}>
      <Row>
        <PaymentStatus state={state} />
        {state?.on && <DateText value={state.on} style="long" />}
      </Row>
      <DefinitionList
        sum
        items={[
          {
            term: t('net.gross'),
            value: <Money cents={grossCents} currency={currency} />,
            note: netCents === undefined ? t('statement.beforeTaxes') : undefined,
          },
          ...withholdings.map(({ code, amountCents }) => ({
            term: t(`options:withholding.${code}`),
            value: <Money cents={amountCents} currency={currency} minus />,
            note: t(`net.notes.${withheldReason({ code, amountCents }, legalForm)}`),
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
      {addedTo.length > 0 && <p className="small">{t('receives.addedTo', { titles: list(addedTo) })}</p>}
      <ExpectedPay project={project} />
      {postings.length > 0 && (
        <dl className={styles.account}>
          {postings.map(({ id, kind, amountCents, createdAt }) => (
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
      {proof && <p className="muted small">{t('statement.proof', { proof })}</p>}
    </Section>
  );
}
