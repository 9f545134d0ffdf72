import { useTranslation } from 'react-i18next';
import { DateText, EmptyState, Money, Table } from '../../ui';
import type { Finance } from './finance.server';

/** The statement: credits and payments, with the balance after each. */
export function Ledger({ rows }: { rows: Finance['statement'] }) {
  const { t } = useTranslation('creator');
  return (
    <Table
      caption={t('finance.statement')}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<EmptyState title={t('finance.noStatement')} />}
      columns={[
        {
          key: 'entry',
          header: t('finance.entry'),
          primary: true,
          cell: ({ kind }) => t(`statement.kinds.${kind}`),
        },
        { key: 'project', header: t('finance.project'), cell: ({ title }) => title || '–' },
        { key: 'day', header: t('finance.day'), cell: ({ on }) => <DateText value={on} /> },
        {
          key: 'amount',
          phone: 'corner',
          header: t('finance.amount'),
          align: 'end',
          cell: ({ amountCents, currency }) => (
            <Money cents={Math.abs(amountCents)} currency={currency} minus={amountCents < 0} />
          ),
        },
        {
          key: 'balance',
          header: t('finance.balance'),
          align: 'end',
          cell: ({ balanceCents, currency }) => (
            <Money cents={balanceCents} currency={currency} emphasis="strong" />
          ),
        },
      ]}
    />
  );
}
