import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProjectState } from '../briefing/ProjectState';
import { useFormat } from '../i18n/use';
import { ButtonLink, type Column, DateText, EmptyState, Money, Table } from '../ui';
import styles from './campaign.module.css';
import type { Campaigns } from './list.server';

type Campaign = Campaigns['rows'][number];

/** One page of campaigns, each with its progress, creators and amounts. */
export function CampaignTable({ data: { rows, asked, companyName, mayBegin } }: { data: Campaigns }) {
  const { t } = useTranslation(['campaigns', 'options', 'resources']);
  const { list, number } = useFormat();
  const columns: Column<Campaign>[] = [
    {
      key: 'title',
      header: t('campaign'),
      primary: true,
      cell: ({ title, to, company, channels }) => (
        <span className={styles.subtitle}>
          <Link to={to}>{title}</Link>
          <span className="muted small">
            {[company, list(channels.map((one) => t(`options:channels.${one}`)))].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'dates', header: t('ends'), cell: (row) => (row.endsOn ? <DateText value={row.endsOn} /> : '–') },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => (
        <span className={styles.state}>
          <ProjectState project={row} />
        </span>
      ),
    },
    { key: 'creators', header: t('hired'), align: 'end', cell: ({ creators }) => number(creators) },
    {
      key: 'budget',
      header: t('budget'),
      align: 'end',
      cell: ({ budgetCents, currency }) =>
        budgetCents === null ? '–' : <Money cents={budgetCents} currency={currency} />,
    },
    {
      key: 'contracted',
      header: t('contracted'),
      align: 'end',
      cell: ({ contractedCents, currency }) => <Money cents={contractedCents} currency={currency} />,
    },
    {
      key: 'paid',
      header: t('paid'),
      align: 'end',
      cell: ({ paidCents, currency }) =>
        paidCents === null ? '–' : <Money cents={paidCents} currency={currency} emphasis="strong" />,
    },
  ];
  const narrowed = asked.q !== '' || asked.state !== null || asked.after !== null;
  return (
    <Table
      caption={companyName ? t('of', { companyName }) : t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={<Megaphone aria-hidden="true" />}
          title={t(narrowed ? 'nothing' : 'none')}
          text={t(narrowed ? 'nothingText' : 'noneText')}
          action={
            mayBegin &&
            !narrowed && <ButtonLink to={`${areaPath.company}/new-briefing`}>{t('new')}</ButtonLink>
          }
        />
      }
    />
  );
}
