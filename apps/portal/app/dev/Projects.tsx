import { useTranslation } from 'react-i18next';
import {
  AvatarStack,
  type Column,
  DateText,
  EmptyState,
  Facts,
  Money,
  StageBars,
  StatusChip,
  Table,
  TwoLines,
} from '../ui';
import { people } from './people';

const rows = [
  { id: 1, name: 'p1', status: 's1', state: 'selection', from: 0, due: '2026-12-12', cents: 1_000_000 },
  { id: 2, name: 'p2', status: 's2', state: 'draft_submitted', from: 1, due: '2026-12-03', cents: 640_000 },
  { id: 3, name: 'p3', status: 's4', state: 'waiting_invoice', from: 2, due: '2027-05-30', cents: 8_400_000 },
] as const;

/** Returns five stages, of which the first `done` are past. */
const road = (done: number) =>
  ['a', 'b', 'c', 'd', 'e'].map((key, index) => ({
    key,
    state: index < done ? ('done' as const) : index === done ? ('now' as const) : ('next' as const),
    late: done === 1 && index === done ? key : undefined,
  }));

/** The example table of the gallery. */
export function Projects() {
  const { t } = useTranslation('gallery');
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'name',
      header: t('name'),
      primary: true,
      foot: t('projectCount', { count: rows.length }),
      cell: (row) => <TwoLines title={t(row.name)} under={<Facts facts={['Instagram', 'TikTok']} />} />,
    },
    {
      key: 'people',
      phone: 'none',
      header: t('people'),
      cell: (row) => <AvatarStack faces={people.slice(row.from, row.from + 3)} />,
    },
    {
      key: 'status',
      phone: 'bare',
      header: t('status'),
      cell: (row) => <StatusChip status={row.state}>{t(row.status)}</StatusChip>,
    },
    {
      key: 'road',
      header: t('steps'),
      phone: 'none',
      cell: (row) => <StageBars stages={road(row.from)} />,
    },
    { key: 'due', header: t('due'), cell: (row) => <DateText value={row.due} /> },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      phone: 'corner',
      foot: <Money cents={rows.reduce((sum, row) => sum + row.cents, 0)} currency="BRL" emphasis="strong" />,
      cell: (row) => <Money cents={row.cents} currency="BRL" emphasis="strong" />,
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
