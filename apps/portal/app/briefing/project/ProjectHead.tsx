import { isAdvertising, isInForce, stepAddress, workKeySuffix } from '@elenco/core/hiring';
import type { CompanyStep } from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import { Link, useSearchParams } from '@remix-run/react';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StepLinks } from '../../company/StepLinks';
import { useFormat } from '../../i18n/use';
import {
  Alert,
  BrandMark,
  ButtonLink,
  DateText,
  Facts,
  NextStep,
  PageHeader,
  StatusChip,
  TabLinks,
} from '../../ui';
import { CampaignPicture } from '../CampaignPicture';
import { ProjectState } from '../ProjectState';
import { CancelProject, isCancelAdvised } from './CancelProject';
import { CompareButton } from './CompareButton';
import { CompleteHiring, CompleteHiringButton } from './CompleteHiring';
import { isTaskShown } from './isTaskShown';
import type { Project } from './load.server';
import { currentStageOffset, ProjectStages } from './ProjectStages';
import styles from './project.module.css';
import { ShareProject } from './ShareProject';
import { views } from './views';

/** Title, state and next task of a project, and links to its views. */
export function ProjectHead({ project }: { project: Project }) {
  const { t } = useTranslation(['company', 'options', 'resources']);
  const { list } = useFormat();
  const { row, may, sentBack, logo } = project;
  return (
    <>
      <PageHeader
        above={
          <Link to={areaPath.company} className={styles.out}>
            <ChevronLeft aria-hidden="true" /> {t('home.projects')}
          </Link>
        }
        lead={
          row.picture ? (
            <CampaignPicture picture={row.picture} size="large" />
          ) : (
            logo && <BrandMark id={row.companyId} name={row.title} src={logo} size="large" />
          )
        }
        title={row.title}
        subtitle={
          <span className={styles.subtitle}>
            <ProjectState project={row} />
            <Facts
              facts={[
                row.kind === 'silent_squad' && t('options:briefingKind.silent_squad'),
                list(row.channels.map((channel) => t(`options:channels.${channel}`))),
                row.endsOn && (
                  <>
                    {t('project.until')} <DateText value={row.endsOn} />
                  </>
                ),
              ]}
            />
            <Delay project={project} />
          </span>
        }
        action={
          <>
            {isAdvertising(row) && row.status !== 'draft' && Object.keys(project.cast).length > 0 && (
              <ButtonLink to={`${areaPath.company}/${row.id}/new-report`}>{t('project.report')}</ButtonLink>
            )}
            {may && <ShareProject project={project} />}
            {may && <CompleteHiring project={project} />}
            {may && isCancelAdvised(project) && <CancelProject project={project} />}
          </>
        }
      />
      <ProjectStages project={project} />
      {sentBack && (
        <Alert
          tone="warning"
          title={t('wizard.sentBack')}
          action={
            may && (
              <ButtonLink to={stepAddress(row, 'review')} variant="dark">
                {t('next.correct_briefing.action')}
              </ButtonLink>
            )
          }
        >
          {sentBack}
        </Alert>
      )}
      {may && !sentBack && <NextTask project={project} />}
      <Offline project={project} />
      <TabLinks label={t('project.parts')} name="view" options={useParts(project)} />
    </>
  );
}

/** The longest delay: of the brand's payment, otherwise of a creator, with the number of other late creators. */
function Delay({ project: { people, cast } }: { project: Project }) {
  const { t } = useTranslation('company');
  const [payment, creators] = (['payment_late', 'late'] as const).map((code) =>
    people
      .filter(({ progress }) => progress.code === code)
      .sort((a, b) => b.progress.count - a.progress.count),
  ) as [Project['people'], Project['people']];
  const late = payment[0] ?? creators[0];
  if (!late) return null;
  const { count } = late.progress;
  const more = creators.length - 1;
  return (
    <StatusChip tone="attention">
      {payment.length > 0
        ? t('project.paymentDelay', { count })
        : t(more > 0 ? 'project.delays' : 'project.delay', { name: cast[late.creatorId]?.name, count, more })}
    </StatusChip>
  );
}

/**
 * Warning about posts that are private or no longer online. It is also shown after the project was closed.
 */
function Offline({ project: { offline, view } }: { project: Project }) {
  const { t } = useTranslation('company');
  if (!offline) return null;
  const { hidden, gone } = offline;
  return (
    <Alert
      tone="warning"
      title={[
        hidden > 0 && t('watch.hidden', { count: hidden }),
        gone > 0 && t('watch.gone', { count: gone }),
      ]
        .filter(Boolean)
        .join(' · ')}
      action={view !== 'posts' && <ButtonLink to="?view=posts">{t('watch.seePosts')}</ButtonLink>}
    >
      {t('watch.offlineText')}
    </Alert>
  );
}

/** The brand's next task; if the brand has none, the party that has to act. */
function NextTask({ project: { step, stepFacts, row, wait, road, view } }: { project: Project }) {
  const { t } = useTranslation('company');
  const [search] = useSearchParams();
  const { exact, money } = useFormat();
  if (!step) {
    const by = wait.by === null ? '' : exact(wait.by);
    return <p className={styles.wait}>{t(`project.meanwhile.${wait.code}`, { by })}</p>;
  }
  const code = step.code as CompanyStep;
  if (!isTaskShown(code, search)) return null;
  const [path, asked] = step.link.split(/[?#]/);
  const named = [...new URLSearchParams(asked)].filter(([name]) => name === 'view' || name === 'piece');
  const there =
    view !== '' &&
    path === `${areaPath.company}/briefing/${row.id}` &&
    named.every(([name, value]) => search.get(name) === value);
  const sums = stepFacts[code]?.sums ?? [];
  const action = () => {
    if (code === 'complete_hiring') return <CompleteHiringButton row={row} main />;
    if (!there) return <StepLinks step={step} />;
    // On the task's own view, the buttons of other tasks are below.
    return code === 'answer_proposals' && <CompareButton large />;
  };
  return (
    <NextStep
      notch={currentStageOffset(road)}
      title={t(`next.${code}.title`, step.params)}
      text={
        <>
          {sums.length > 0 && (
            <strong>{sums.map(({ cents, currency }) => money(cents, currency)).join(' + ')}. </strong>
          )}
          {t(`next.${code}.text`)}
        </>
      }
      action={action()}
    />
  );
}

/** Returns links to the views that already have content. */
function useParts({ row, people, shortlist, offers, contracts, work, payments, opinions, job }: Project) {
  const { t } = useTranslation('company');
  const counts = {
    brief: undefined,
    jobs: job ? undefined : 0,
    shortlist: shortlist.length,
    proposals: offers.length,
    contracts: contracts.length,
    content: work.length,
    posts: isAdvertising(row)
      ? work.filter(({ link, publishedAt }) => link !== null && publishedAt !== null).length
      : 0,
    tracking: isAdvertising(row) && contracts.some(isInForce) ? undefined : 0,
    payments: payments.length,
    evaluation: opinions.length,
  };
  return [
    people.length > 0
      ? { value: '', label: t('project.views.people'), count: people.length }
      : { value: '', label: t('project.views.overview') },
    ...views
      .filter((view) => counts[view] !== 0)
      .map((view) => ({
        value: view,
        label: t(view === 'content' ? `project.views.content${workKeySuffix(row)}` : `project.views.${view}`),
        count: counts[view],
      })),
  ];
}
