import { useTranslation } from 'react-i18next';
import { DateText, EmptyState, Money, Rows, Section, Stack, StatusChip } from '../ui';
import type { loadPays } from './list.server';
import { payPath } from './page';

type Pays = Awaited<ReturnType<typeof loadPays>>;

/** Next payments, contracts, and open amounts of each. */
export function PayList({ pays }: { pays: Pays }) {
  const { t } = useTranslation(['pay', 'resources', 'options']);
  const nameOf = ({ title, amends }: { title: string; amends: boolean }) =>
    amends ? t('list.amendment', { title }) : title;
  if (pays.rows.length === 0) return <EmptyState title={t('list.none')} text={t('list.noneText')} />;
  return (
    <Stack>
      {pays.coming.length > 0 && (
        <Section title={t('list.coming')}>
          <Rows
            rows={pays.coming.map((one) => ({
              key: one.id,
              to: payPath('review', one.payId),
              title: nameOf(one),
              under: (
                <>
                  {t('list.clientPays')} <DateText value={one.on} style="weekday" />
                </>
              ),
              status: one.late ? (
                <StatusChip status="overdue">{t('resources:charges.status.overdue')}</StatusChip>
              ) : undefined,
              end: <Money cents={one.cents} currency={one.currency} emphasis="strong" />,
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
            end: row.cents > 0 && <Money cents={row.cents} currency={row.currency} emphasis="strong" />,
          }))}
        />
      </Section>
      {pays.dues.length > 0 && (
        <Section title={t('list.charges')}>
          <Rows
            rows={pays.dues.map((one) => ({
              key: one.id,
              to: payPath('review', one.payId),
              title: `${nameOf(one)} · ${t('view.part', { n: one.ordinal })}`,
              under: <DateText value={one.dueOn} style="long" />,
              status: (
                <StatusChip status={one.status}>{t(`resources:charges.status.${one.status}`)}</StatusChip>
              ),
              end: <Money cents={one.cents} currency={one.currency} emphasis="strong" />,
              endUnder: one.payment && t(`options:payment.${one.payment.status}`),
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}
