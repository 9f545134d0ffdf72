import { isUnaccepted } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, EmptyState, Money, Rows, Section, Stack, StatusChip } from '../ui';
import type { loadPays } from './list.server';
import { payPath } from './page';

type Pays = Awaited<ReturnType<typeof loadPays>>;

type Valued = Pick<Pays['rows'][number], 'cents' | 'receives' | 'currency'>;

/**
 * Returns a function that renders the creator's net amount and, below it, the client's price. Refused
 * contracts show the offered price only.
 */
function useAmount() {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  return ({ cents, receives, currency }: Valued, state: 'agreed' | 'offered' | 'over' = 'agreed') => {
    const amount = money(cents, currency);
    if (state === 'over') return { endUnder: t('list.offered', { amount }) };
    return {
      end: <Money cents={receives.cents} currency={currency} emphasis="strong" />,
      endUnder: (
        <>
          {t(`list.${state === 'offered' ? 'ifAccepted' : 'receives'}.${receives.basis}`)}
          <br />
          {t('list.clientPaysAmount', { amount })}
        </>
      ),
    };
  };
}

const stateOf = (status: Pays['rows'][number]['status']) => {
  if (isUnaccepted({ status })) return 'over';
  return status === 'draft' || status === 'sent' || status === 'viewed' ? 'offered' : 'agreed';
};

/** The creator's Elenco Pay contracts: the next payments, the contracts, and the open amounts of each. */
export function PayList({ pays }: { pays: Pays }) {
  const { t } = useTranslation(['pay', 'resources', 'options']);
  const nameOf = ({ title, amends }: { title: string; amends: boolean }) =>
    amends ? t('list.amendment', { title }) : title;
  const partOf = (one: Pays['dues'][number] | Pays['coming'][number]) =>
    `${nameOf(one)} · ${t('view.part', { n: one.ordinal })}`;
  const amount = useAmount();
  if (pays.rows.length === 0) return <EmptyState title={t('list.none')} text={t('list.noneText')} />;
  return (
    <Stack>
      {pays.coming.length > 0 && (
        <Section title={t('list.coming')}>
          <Rows
            rows={pays.coming.map((one) => ({
              key: one.id,
              to: payPath('review', one.payId),
              title: partOf(one),
              under: (
                <>
                  {t('list.clientPays')} <DateText value={one.on} style="weekday" />
                </>
              ),
              status: one.late ? (
                <StatusChip status="overdue">{t('resources:charges.status.overdue')}</StatusChip>
              ) : undefined,
              ...amount(one),
            }))}
          />
        </Section>
      )}
      <Section title={t('list.contracts')}>
        <Rows
          rows={pays.rows.map((row) => ({
            key: row.id,
            to: payPath(row.status === 'draft' ? 'project' : 'review', row.id),
            title: row.title ? nameOf(row) : t('new'),
            under: row.client,
            status: (
              <StatusChip status={row.status}>{t(`resources:pay-contracts.status.${row.status}`)}</StatusChip>
            ),
            ...(row.cents > 0 ? amount(row, stateOf(row.status)) : {}),
          }))}
        />
      </Section>
      {pays.dues.length > 0 && (
        <Section title={t('list.charges')}>
          <Rows
            rows={pays.dues.map((one) => ({
              key: one.id,
              to: payPath('review', one.payId),
              title: partOf(one),
              under: (
                <>
                  {t('parts.due')} <DateText value={one.dueOn} />
                  {one.payment && ` · ${t(`options:payment.${one.payment.status}`)}`}
                </>
              ),
              status: (
                <StatusChip status={one.status}>{t(`resources:charges.status.${one.status}`)}</StatusChip>
              ),
              ...amount(one),
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}
