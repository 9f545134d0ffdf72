import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProjectState } from '../briefing/ProjectState';
import { AvatarStack, ButtonLink, type Column, EmptyState, Money, Section, Table, TwoLines } from '../ui';
import type { Historic } from './historic.server';
import { projectAmounts } from './projectAmounts';

type Row = Historic['projects'][number];
type ProjectAmount = (typeof projectAmounts)[number];

/** Submitted projects with the contracted amount, and how much of it is due, held, released or refundable. */
export function Projects({ projects }: Pick<Historic, 'projects'>) {
  const { t } = useTranslation(['shared', 'resources']);
  const amount = (key: ProjectAmount): Column<Row> => ({
    key,
    header: t(`historic.columns.${key}`),
    align: 'end',
    phone: key === 'contracted' ? 'corner' : undefined,
    cell: ({ [`${key}Cents` as const]: cents, currency, contractedCents }) =>
      contractedCents === 0 ? <span className="muted">–</span> : <Money cents={cents} currency={currency} />,
  });
  const columns: Column<Row>[] = [
    {
      key: 'project',
      header: t('historic.project'),
      primary: true,
      cell: ({ id, title }) => (
        <TwoLines title={<Link to={`${areaPath.company}/briefing/${id}`}>{title}</Link>} />
      ),
    },
    {
      key: 'state',
      phone: 'bare',
      header: t('historic.state'),
      cell: (row) => <ProjectState project={row} />,
    },
    {
      key: 'creators',
      phone: 'none',
      header: t('historic.creators'),
      cell: ({ faces }) =>
        faces.length > 0 ? <AvatarStack faces={faces} max={3} /> : <span className="muted">–</span>,
    },
    ...projectAmounts.map(amount),
  ];
  return (
    <Section
      title={t('historic.projects')}
      action={
        projects.length > 0 && (
          <ButtonLink
            to={`${areaPath.company}/historic.csv?of=projects`}
            size="small"
            icon={<Download aria-hidden="true" />}
            aria-label={t('historic.csvOf', { what: t('historic.projects') })}
            reloadDocument
            download
          >
            {t('historic.csv')}
          </ButtonLink>
        )
      }
    >
      <Table
        caption={t('historic.projects')}
        columns={columns}
        rows={projects}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            title={t('historic.noProjects')}
            text={t('historic.noProjectsText')}
            action={
              <ButtonLink to={`${areaPath.company}/new-briefing`} variant="primary">
                {t('historic.newBriefing')}
              </ButtonLink>
            }
          />
        }
      />
    </Section>
  );
}
