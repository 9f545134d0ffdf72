import { openSquad, squadFlow } from '@elenco/core/hiring';
import { movesFrom } from '@elenco/core/kit';
import { contractsAt } from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ChevronLeft } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectState } from '../briefing/ProjectState';
import projectStyles from '../briefing/project/project.module.css';
import { MoveDialog } from '../forms/MoveDialog';
import { planPath } from '../squadPlan/PlanHead';
import { Button, ButtonLink, DateText, Facts, PageHeader, Row, StatusChip, TabLinks } from '../ui';
import { Budget } from './Budget';
import { InviteList } from './InviteList';
import type { SquadData } from './load.server';
import { PublishingDays } from './PublishingDays';
import { squadReportAt, squadsPath, squadViews } from './paths';
import { RecentAnswer } from './RecentAnswer';
import styles from './summary.module.css';

/** Title, progress, money, the next weeks, and links to the views of a squad. */
export function SquadHead({ data }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'resources']);
  const { squad, rows, ready, total, may, briefings } = data;
  const late = rows.filter(({ group }) => group === 'late').length;
  const waiting = rows.filter(({ waits }) => waits).length;
  return (
    <>
      <PageHeader
        above={
          <Link to={squadsPath} className={projectStyles.out}>
            <ChevronLeft aria-hidden="true" /> {t('list.title')}
          </Link>
        }
        title={squad.title}
        subtitle={
          <span className={projectStyles.subtitle}>
            <StatusChip status={squad.status}>{t(`resources:squads.status.${squad.status}`)}</StatusChip>
            <Facts
              facts={[
                total > 0 && t('head.ready', { ready, count: total }),
                late > 0 && t('head.late', { count: late }),
                waiting > 0 && t('head.waiting', { count: waiting }),
                squad.silent && t('head.silent'),
                squad.endsOn && (
                  <>
                    {t('head.until')} <DateText value={squad.endsOn} />
                  </>
                ),
              ]}
            />
          </span>
        }
        action={may && <Ways data={data} />}
      />
      {data.stillRunning.length > 0 && (
        <p>
          {t('head.stillRunning', { count: data.stillRunning.length })}{' '}
          {data.stillRunning.map((project, n) => (
            <Fragment key={project.id}>
              {n > 0 && ' · '}
              <Link to={`${areaPath.company}/briefing/${project.id}`}>{project.title}</Link>{' '}
              <ProjectState project={project} />
            </Fragment>
          ))}
        </p>
      )}
      <RecentAnswer />
      <div className={styles.summary}>
        <Budget data={data} />
        <PublishingDays data={data} />
      </div>
      <TabLinks
        label={t('parts')}
        name="view"
        options={[
          { value: '', label: t('views.board'), count: rows.length },
          ...squadViews.map((view) => ({
            value: view,
            label: t(`views.${view}`),
            ...(view === 'brief' ? { count: briefings.length } : {}),
          })),
        ]}
      />
    </>
  );
}

/** Moves that are the main action of the page only once all deliverables are ready. */
const needsAll: ReadonlySet<string> = new Set(['report', 'close']);

/** Buttons for the squad's next state, inviting creators, and closing. */
function Ways({ data }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'resources']);
  const { squad, briefings } = data;
  const { id, version, status, title } = squad;
  const moves = movesFrom(squadFlow, status);
  const begun = briefings.find((one) => one.status !== 'draft' && one.status !== 'cancelled');
  return (
    <Row>
      {data.toAccept > 0 && (
        <ButtonLink to={contractsAt({ squad: id })} variant="primary">
          {t('head.accept', { count: data.toAccept })}
        </ButtonLink>
      )}
      {briefings[0] && (
        <ButtonLink to={planPath(briefings[0].id, 'squad-vision')}>{t('head.plan')}</ButtonLink>
      )}
      {data.ready > 0 && begun && <ButtonLink to={squadReportAt(begun.id)}>{t('head.report')}</ButtonLink>}
      {openSquad.some((state) => state === status) && <InviteList data={data} />}
      {moves
        .filter((name) => name !== 'cancel')
        .map((name) => (
          <MoveDialog
            key={name}
            intent={name}
            fields={{ id, version }}
            trigger={
              needsAll.has(name) && data.ready < data.total ? (
                <Button>
                  {t('head.early', {
                    move: t(`resources:squads.moves.${name}`),
                    ready: data.ready,
                    total: data.total,
                  })}
                </Button>
              ) : (
                <Button variant="dark">{t(`resources:squads.moves.${name}`)}</Button>
              )
            }
            title={t(`resources:squads.moves.${name}`)}
            text={t(`moves.${name}`)}
            confirm={t(`resources:squads.moves.${name}`)}
          />
        ))}
      {moves.includes('cancel') && (
        <MoveDialog
          intent="cancel"
          fields={{ id, version }}
          trigger={<Button variant="plain">{t('resources:squads.moves.cancel')}</Button>}
          title={t('cancel.title')}
          text={t('cancel.text')}
          confirm={t('resources:squads.moves.cancel')}
          comment={{ label: t('cancel.why') }}
          typed={title}
          danger
        />
      )}
    </Row>
  );
}
