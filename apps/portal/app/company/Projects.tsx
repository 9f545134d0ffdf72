import { projectGroups } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link, useSearchParams } from '@remix-run/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NextDateText } from '../briefing/NextDateText';
import { ProjectState } from '../briefing/ProjectState';
import { useStageLabel } from '../briefing/useStageLabel';
import { useFormat } from '../i18n/use';
import {
  AvatarStack,
  type Column,
  EmptyState,
  Money,
  Section,
  StageBars,
  TabLinks,
  Table,
  TwoLines,
} from '../ui';
import styles from './company.module.css';
import type { Home } from './home.server';

type Project = Home['projects'][number];

/** The projects, filtered and sorted by the query string. */
export function Projects({
  home: { projects, counts, up },
}: {
  home: Pick<Home, 'projects' | 'counts' | 'up'>;
}) {
  const { t } = useTranslation(['company', 'options', 'resources']);
  const { list } = useFormat();
  const columns: Column<Project>[] = [
    {
      key: 'title',
      header: t('home.project'),
      primary: true,
      cell: (row) => (
        <TwoLines
          title={<Link to={`${areaPath.company}/briefing/${row.id}`}>{row.title}</Link>}
          under={
            row.channels.length > 0
              ? list(row.channels.map((channel) => t(`options:channels.${channel}`)))
              : t(row.kind === 'freelancer' ? 'options:briefingKind.freelancer' : 'home.noChannels')
          }
        />
      ),
    },
    { key: 'road', header: t('home.road'), phone: 'bare', cell: (row) => <Where row={row} /> },
    {
      key: 'faces',
      header: t('home.creators'),
      phone: 'none',
      cell: (row) => (row.faces.length > 0 ? <AvatarStack faces={row.faces} max={3} /> : null),
    },
    {
      key: 'next',
      header: t('home.nextDate'),
      cell: ({ next, nextName }) => <NextDateText next={next} name={nextName} />,
    },
    {
      key: 'amount',
      header: t('home.contracted'),
      align: 'end',
      phone: 'corner',
      cell: ({ budgetCents, contractedCents, currency }) => (
        <TwoLines
          title={
            contractedCents > 0 ? (
              <Money cents={contractedCents} currency={currency} emphasis="strong" />
            ) : (
              '–'
            )
          }
          under={
            budgetCents !== null && (
              <>
                {t('home.of')} <Money cents={budgetCents} currency={currency} />
              </>
            )
          }
        />
      ),
    },
  ];
  return (
    <Section title={t('home.projects')} action={<SortLink up={up} />}>
      <TabLinks
        label={t('home.filter')}
        name="show"
        options={(['', ...projectGroups] as const).map((value) => ({
          value,
          label: t(`groups.${value || 'all'}`),
          count: counts[value || 'all'],
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

/** State of a project, and its current stage with progress bars. */
function Where({ row }: { row: Project }) {
  const { t } = useTranslation('company');
  const labelOf = useStageLabel();
  const { road } = row;
  const now = road.find(({ state }) => state === 'now');
  const bars = road.map((stage) => ({ ...stage, late: stage.late ? 'late' : undefined }));
  return (
    <TwoLines
      whole
      title={<ProjectState project={row} />}
      under={
        <>
          <StageBars stages={bars} />
          {now && (
            <span className={styles.stage}>
              {[labelOf(row.kind, now.key), now.of > 0 && t('road.done', { done: now.done, of: now.of })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </>
      }
    />
  );
}

function SortLink({ up }: { up: boolean }) {
  const { t } = useTranslation('company');
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
