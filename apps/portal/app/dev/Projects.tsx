import { useTranslation } from 'react-i18next';
import { AvatarStack, type Column, DateText, EmptyState, Money, StatusChip, Table } from '../ui';
import { people } from './people';

const rows = [
  { id: 1, name: 'p1', status: 's1', state: 'selection', from: 0, due: '2026-12-12', cents: 1_000_000 },
  { id: 2, name: 'p2', status: 's2', state: 'draft_submitted', from: 1, due: '2026-12-03', cents: 640_000 },
  { id: 3, name: 'p3', status: 's4', state: 'waiting_invoice', from: 2, due: '2027-05-30', cents: 8_400_000 },
] as const;

/** The table of the gallery. */
export function Projects() {
  const { t } = useTranslation('gallery');
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'name', header: t('name'), primary: true, cell: (row) => t(row.name) },
    {
      key: 'people',
      header: t('people'),
      cell: (row) => <AvatarStack faces={people.slice(row.from, row.from + 3)} />,
    },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => <StatusChip status={row.state}>{t(row.status)}</StatusChip>,
    },
    { key: 'due', header: t('due'), cell: (row) => <DateText value={row.due} /> },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: (row) => <Money cents={row.cents} emphasis="strong" />,
    },
  ];
  return (
    <Table
      caption={t('projects')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<EmptyState title={t('empty')} />}
    />
  );
}
