import { dueOn as dueAfter } from '@elenco/brazil';
import { type PayContract, payAmounts, payTaxes } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { Card, DateText, DefinitionList, Money } from '../ui';
import type { PayPage } from './load.server';
import styles from './pay.module.css';

export type Priced = Pick<PayContract, 'lines' | 'currency' | 'feePayer' | 'instalmentCount' | 'firstDueOn'>;

/** The creator's net amount and the client's price, for the current input or the saved contract. */
export function Amounts({
  priced,
  page,
}: {
  priced: Priced;
  page: Pick<PayPage, 'feeBp' | 'payee' | 'payoutDays' | 'row' | 'known' | 'iss'>;
}) {
  const { t } = useTranslation('pay');
  const { currency } = priced;
  const amounts = payAmounts({ ...priced, feeBp: page.feeBp });
  const { payee, payoutDays, known, iss } = page;
  const taxes = payee ? payTaxes(amounts, payee, { currency, payoutDays, known, iss }) : [];
  const net = amounts.creatorCents - sum(taxes.map(([, cents]) => cents));
  const first = amounts.instalments[0];
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <div className={styles.amounts} aria-live="polite">
      <Card title={t('receive')}>
        <p className={styles.net}>
          <Money cents={net} currency={currency} emphasis="arrives" />
        </p>
        {first && (
          <p className="small">
            {t('from')} <DateText value={dueAfter(first.dueOn, payoutDays)} style="long" />
          </p>
        )}
        <DefinitionList
          sum
          items={[
            { term: t('clientPays'), value: money(amounts.clientCents) },
            {
              term: t('fee', { rate: page.feeBp / 100 }),
              value: <Money cents={amounts.feeCents} currency={currency} minus />,
            },
            ...taxes.map(([code, cents]) => ({
              term: t(`tax.${code}`),
              value: <Money cents={cents} currency={currency} minus />,
            })),
            { term: t('net'), value: money(net) },
          ]}
        />
        <p className="muted small">{t('taxesNote')}</p>
      </Card>
      <Card title={t('clientSees')}>
        {page.row && <p className={styles.name}>{page.row.title}</p>}
        <DefinitionList
          sum
          items={[
            ...priced.lines.map((line) => ({
              term: `${line.quantity} × ${line.label}`,
              value: money(line.quantity * line.amountCents),
            })),
            ...(priced.feePayer === 'client'
              ? [{ term: t('feeOfClient'), value: money(amounts.feeCents) }]
              : []),
            { term: t('total'), value: money(amounts.clientCents) },
          ]}
        />
        <ul className={styles.plan}>
          {amounts.instalments.map((part) => (
            <li key={part.ordinal}>
              {money(part.amountCents)} · {t('view.dueOn')} <DateText value={part.dueOn} style="long" />
            </li>
          ))}
        </ul>
        <p className="muted small">{t(priced.feePayer === 'client' ? 'clientSeesFee' : 'clientSeesNoFee')}</p>
      </Card>
    </div>
  );
}
