import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import {
  ButtonLink,
  type Column,
  DateText,
  EmptyState,
  Money,
  Section,
  StatusChip,
  Table,
  TwoLines,
} from '../ui';
import type { Historic } from './historic.server';
import styles from './money.module.css';

type Row = Historic['openCharges']['rows'][number];

/** Open charges of the company (hirings, plans, Elenco Pay contracts), each with today's amount due. */
export function OpenCharges({ open: { rows, totals } }: { open: Historic['openCharges'] }) {
  const { t } = useTranslation(['shared', 'resources']);
  const { date } = useFormat();
  const amount = (key: 'rest' | 'owed'): Column<Row> => ({
    key,
    header: t(`historic.open.${key}`),
    align: 'end',
    phone: key === 'owed' ? 'corner' : undefined,
    cell: ({ [`${key}Cents` as const]: cents, currency }) => (
      <Money cents={cents} currency={currency} emphasis={key === 'owed' ? 'strong' : undefined} />
    ),
    foot: totals.map(({ currency, [`${key}Cents` as const]: cents }) => (
      <div key={currency}>
        <Money cents={cents} currency={currency} emphasis="strong" />
      </div>
    )),
  });
  const nameOf = ({ purpose, title, creator }: Row) =>
    purpose === 'subscription'
      ? { title: t('historic.open.subscription'), under: t('historic.ofElenco') }
      : { title: title || creator, under: purpose === 'project' ? t('historic.open.project') : creator };
  const columns: Column<Row>[] = [
    {
      key: 'what',
      header: t('historic.open.what'),
      primary: true,
      cell: (row) => <TwoLines {...nameOf(row)} />,
      foot: t('historic.open.total'),
    },
    {
      key: 'due',
      header: t('historic.open.due'),
      cell: ({ dueOn, lateDays, reportedAt }) => (
        <TwoLines
          whole
          title={<DateText value={dueOn} />}
          under={
            lateDays > 0 &&
            reportedAt === null && (
              <span className={styles.late}>{t('historic.open.late', { count: lateDays })}</span>
            )
          }
        />
      ),
    },
    {
      key: 'state',
      phone: 'bare',
      header: t('historic.state'),
      cell: ({ status, reportedAt }) => (
        <TwoLines
          title={
            reportedAt ? (
              <StatusChip tone="blocked">{t('historic.open.inCheck')}</StatusChip>
            ) : (
              <StatusChip status={status}>{t(`resources:charges.status.${status}`)}</StatusChip>
            )
          }
          under={reportedAt && t('historic.open.reported', { day: date(reportedAt) })}
        />
      ),
    },
    amount('rest'),
    amount('owed'),
    {
      key: 'pay',
      header: t('historic.open.pay'),
      headless: true,
      align: 'end',
      phone: 'bare',
      cell: (row) => {
        const act = row.reportedAt === null ? 'pay' : 'see';
        return (
          <ButtonLink
            to={row.to}
            size="small"
            variant={act === 'pay' ? 'quiet' : 'plain'}
            aria-label={t(`historic.open.${act}Of`, { what: nameOf(row).title })}
          >
            {t(`historic.open.${act}`)}
          </ButtonLink>
        );
      },
    },
  ];
  return (
    <Section title={t('historic.due')} anchor="open">
      {rows.length > 0 && <p className="muted small">{t('historic.open.text')}</p>}
      <Table
        caption={t('historic.due')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('historic.open.none')} text={t('historic.open.noneText')} />}
      />
    </Section>
  );
}
