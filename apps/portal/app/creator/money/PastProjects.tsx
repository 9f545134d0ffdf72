import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useContractStatus } from '../../contract/useContractStatus';
import { useFormat, useNow } from '../../i18n/use';
import { workPath } from '../../pay/page';
import { type Column, DateText, EmptyState, Money, StatusChip, Table } from '../../ui';
import type { Historic } from './historic.server';
import styles from './money.module.css';

type Row = Historic['rows'][number];

/** Ended or paid projects with title, outcome and earnings. */
export function PastProjects({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation(['creator', 'options']);
  const contractStatus = useContractStatus();
  const { money, date } = useFormat();
  const now = useNow();
  const stateOf = (row: Row) =>
    row.resource === 'contracts'
      ? contractStatus(row, 'creator')
      : row.status === 'unanswered'
        ? t('historic.unanswered')
        : t(`options:proposalToCreator.${row.status}`);
  const columns: Column<Row>[] = [
    {
      key: 'project',
      header: t('historic.project'),
      primary: true,
      cell: (row) => (
        <>
          <Link to={workPath(row.briefingId, '', row.payId)}>{row.title}</Link>{' '}
          <span className="muted small">{row.company}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('historic.state'),
      cell: (row) => (
        <>
          <StatusChip status={row.status}>{stateOf(row)}</StatusChip>
          {row.isRenewed && <span className="muted small"> {t('historic.renewed')}</span>}
        </>
      ),
    },
    { key: 'when', header: t('historic.when'), cell: ({ on }) => <DateText value={on} /> },
    {
      key: 'earned',
      header: t('historic.earnedColumn'),
      align: 'end',
      cell: ({ netCents, currency, repaid }) =>
        netCents === null ? (
          <span className="muted">–</span>
        ) : (
          <span className={styles.stacked}>
            <Money cents={netCents} currency={currency} emphasis="arrives" />
            {repaid.map(({ id, on, cents }) => (
              <span key={id} className="muted small">
                {t('historic.repaid', { amount: money(cents, currency), on: date(on, 'short', now) })}
              </span>
            ))}
          </span>
        ),
    },
  ];
  return (
    <Table
      caption={t('historic.list')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.key}
      empty={<EmptyState title={t('historic.none')} text={t('historic.noneText')} />}
    />
  );
}
