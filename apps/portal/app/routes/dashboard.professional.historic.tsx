import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../handle';
import { type Historic, loadHistoric } from '../professional/money/historic.server';
import styles from '../professional/money/money.module.css';
import { creatorPage } from '../professional/page.server';
import { useOwn } from '../professional/useOwn';
import {
  Card,
  type Column,
  DateText,
  EmptyState,
  Money,
  PageHeader,
  Section,
  Stat,
  StatusChip,
  Table,
} from '../ui';

export const handle: RouteHandle = { title: 'professional:historic.title' };

export const loader = creatorPage(loadHistoric);

type Row = Historic['rows'][number];

export default function History() {
  const { t } = useTranslation(['professional', 'resources']);
  const { rows, totals } = useOwn<typeof loader>();
  const stateOf = (row: Row) =>
    row.resource === 'contracts'
      ? t(`resources:contracts.status.${row.status}`)
      : t(`resources:proposals.status.${row.status}`);
  const columns: Column<Row>[] = [
    {
      key: 'project',
      header: t('historic.project'),
      lead: true,
      cell: (row) => (
        <>
          <Link to={`/dashboard/professional/briefing/${row.briefingId}`}>{row.title}</Link>{' '}
          <span className="muted small">{row.company}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('historic.state'),
      cell: (row) => <StatusChip status={row.status}>{stateOf(row)}</StatusChip>,
    },
    { key: 'when', header: t('historic.when'), cell: ({ on }) => <DateText value={on} /> },
    {
      key: 'earned',
      header: t('historic.earnedColumn'),
      align: 'end',
      cell: ({ netCents, currency }) =>
        netCents === null ? (
          <span className="muted">–</span>
        ) : (
          <Money cents={netCents} currency={currency} look="arrives" />
        ),
    },
  ];
  return (
    <>
      <PageHeader title={t('historic.title')} lead={t('historic.lead')} />
      {totals.map(({ currency, cents, count }) => (
        <Card key={currency}>
          <div className={styles.totals}>
            <Stat label={t('historic.earned')} value={<Money cents={cents} currency={currency} />} />
            <Stat label={t('historic.projects')} value={count} />
            <Stat
              label={t('historic.average')}
              value={<Money cents={Math.round(cents / count)} currency={currency} />}
            />
          </div>
        </Card>
      ))}
      <Section title={t('historic.list')}>
        <Table
          caption={t('historic.list')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.key}
          empty={<EmptyState title={t('historic.none')} text={t('historic.noneText')} />}
        />
      </Section>
    </>
  );
}
