import { sum } from '@elenco/core/kit';
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

/** Submitted projects, each with the amounts in `projectAmounts`. */
export function Projects({ projects }: Pick<Historic, 'projects'>) {
  const { t } = useTranslation(['shared', 'resources']);
  // The total adds up the amounts that the table shows.
  const counted = projects.filter(({ contractedCents }) => contractedCents > 0);
  const currencies = [...new Set(counted.map(({ currency }) => currency))];
  const amount = (key: ProjectAmount): Column<Row> => ({
    key,
    header: t(`historic.columns.${key}`),
    align: 'end',
    phone: key === 'contracted' ? 'corner' : undefined,
    cell: ({ [`${key}Cents` as const]: cents, currency, contractedCents }) =>
      contractedCents === 0 ? <span className="muted">–</span> : <Money cents={cents} currency={currency} />,
    foot: currencies.map((currency) => (
      <div key={currency}>
        <Money
          cents={sum(
            counted.filter((row) => row.currency === currency).map((row) => row[`${key}Cents` as const]),
          )}
          currency={currency}
          emphasis="strong"
        />
      </div>
    )),
  });
  const columns: Column<Row>[] = [
    {
      key: 'project',
      header: t('historic.project'),
      primary: true,
      foot: counted.length > 0 ? t('historic.projectsTotal') : undefined,
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
