import { useTranslation } from 'react-i18next';
import { type Column, DateText, EmptyState, Money, Section, Table } from '../../ui';
import type { Project } from './load.server';

type Row = Project['ledger'][number];

/** Accounts of which a brand sees the course: what it owes, and what is held for creators. */
const accounts = ['receivable', 'held'] as const;
type Shown = `${(typeof accounts)[number]}.${'charge_issued' | 'charge_paid' | 'invoice_accepted'}`;

/** What the ledger has recorded of this project. What we hold is a debt of ours there, so its sign is turned. */
export function Statement({ ledger }: { ledger: readonly Row[] }) {
  const { t } = useTranslation('company');
  const rows = ledger.filter((row) => accounts.some((account) => account === row.account));
  const columns: Column<Row>[] = [
    { key: 'on', header: t('statement.on'), cell: (row) => <DateText value={row.createdAt} /> },
    {
      key: 'what',
      header: t('statement.what'),
      primary: true,
      cell: (row) => t(`statement.entries.${`${row.account}.${row.kind}` as Shown}`),
    },
    {
      key: 'owed',
      header: t('statement.owed'),
      align: 'end',
      cell: (row) =>
        row.account === 'receivable' ? <Signed cents={row.amountCents} currency={row.currency} /> : '–',
    },
    {
      key: 'held',
      header: t('statement.held'),
      align: 'end',
      cell: (row) =>
        row.account === 'held' ? <Signed cents={0 - row.amountCents} currency={row.currency} /> : '–',
    },
  ];
  return (
    <Section title={t('statement.title')}>
      <Table
        caption={t('statement.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('statement.none')} />}
      />
    </Section>
  );
}

function Signed({ cents, currency }: { cents: number; currency: Row['currency'] }) {
  return <Money cents={Math.abs(cents)} currency={currency} minus={cents < 0} />;
}
