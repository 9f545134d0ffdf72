import { Link, useSearchParams } from '@remix-run/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BriefingStatus } from '../briefing/BriefingStatus';
import { groups } from '../briefing/groups';
import { useFormat } from '../i18n/use';
import {
  AvatarStack,
  type Column,
  DateText,
  EmptyState,
  Money,
  Section,
  StatusChip,
  TabLinks,
  Table,
} from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

type Project = Home['projects'][number];

/** The projects, filtered and sorted by the address. */
export function Projects({
  home: { projects, counts, up },
}: {
  home: Pick<Home, 'projects' | 'counts' | 'up'>;
}) {
  const { t } = useTranslation(['client', 'options', 'resources']);
  const { list } = useFormat();
  const columns: Column<Project>[] = [
    {
      key: 'title',
      header: t('home.project'),
      primary: true,
      cell: (row) => (
        <span className={styles.subtitle}>
          <Link to={`/dashboard/client/briefing/${row.id}`} className={styles.title}>
            {row.title}
          </Link>
          <span className={styles.under}>
            {row.channels.length > 0
              ? list(row.channels.map((channel) => t(`options:channels.${channel}`)))
              : t('home.noChannels')}
            {' · '}
            {t('home.createdOn')} <DateText value={row.createdAt} />
            {row.endsOn && (
              <>
                {' · '}
                {t('project.until')} <DateText value={row.endsOn} />
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'faces',
      header: t('home.creators'),
      cell: (row) =>
        row.faces.length > 0 ? <AvatarStack faces={row.faces} max={3} /> : <span className="muted">–</span>,
    },
    {
      key: 'status',
      header: t('home.state'),
      cell: (row) =>
        row.expired ? (
          <StatusChip tone="stopped">{t('groups.expired')}</StatusChip>
        ) : (
          <BriefingStatus status={row.status} toChoose={row.toChoose} />
        ),
    },
    {
      key: 'amount',
      header: t('home.budget'),
      align: 'end',
      cell: (row) =>
        row.budgetCents === null ? (
          <span className="muted">–</span>
        ) : (
          <Money cents={row.budgetCents} currency={row.currency} emphasis="strong" />
        ),
    },
  ];
  return (
    <Section title={t('home.projects')} action={<SortLink up={up} />}>
      <TabLinks
        label={t('home.filter')}
        name="show"
        options={(['', ...groups] as const).map((value) => ({
          value,
          label: t(`groups.${value || 'all'}`),
          count: counts[value],
        }))}
      />
      <Table
        caption={t('home.projects')}
        columns={columns}
        rows={projects}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('home.noneTitle')} text={t('home.noneText')} />}
      />
    </Section>
  );
}

function SortLink({ up }: { up: boolean }) {
  const { t } = useTranslation('client');
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  if (up) next.delete('sort');
  else next.set('sort', 'asc');
  const Icon = up ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Link to={`?${next}`} preventScrollReset className={styles.sort}>
      <Icon aria-hidden="true" />
      {up ? t('home.oldest') : t('home.newest')}
    </Link>
  );
}
