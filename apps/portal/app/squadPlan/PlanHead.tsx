import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import projectStyles from '../briefing/project/project.module.css';
import { squadAt } from '../squad/paths';
import { ButtonLink, EmptyState, PageHeader, PageTabs } from '../ui';
import type { SquadOf } from './squad.server';

const pages = ['squad-vision', 'squad-step', 'squad-step-approve'] as const;
type PlanPage = (typeof pages)[number];

export const planPath = (briefingId: number, page: PlanPage): string =>
  `${areaPath.company}/briefing/${briefingId}/${page}`;

/** Header of a squad's plan: link to the squad, title, and tabs. */
export function PlanHead({
  loaded: { briefing, squad },
  page,
  action,
}: {
  loaded: Pick<SquadOf, 'briefing' | 'squad'>;
  page: PlanPage;
  action?: ReactNode;
}) {
  const { t } = useTranslation('squadPlan');
  const back = squad
    ? { to: squadAt(squad.id), label: squad.title }
    : { to: `${areaPath.company}/briefing/${briefing.id}`, label: briefing.title };
  return (
    <>
      <PageHeader
        above={
          <Link to={back.to} className={projectStyles.out}>
            <ChevronLeft aria-hidden="true" /> {back.label}
          </Link>
        }
        title={t(`titles.${page}`)}
        subtitle={squad ? t(`subtitles.${page}`) : undefined}
        action={action}
      />
      {squad && (
        <PageTabs
          label={t('pages')}
          at={planPath(briefing.id, page)}
          pages={pages.map((one) => ({ to: planPath(briefing.id, one), label: t(`tabs.${one}`) }))}
        />
      )}
    </>
  );
}

/** Note for a briefing that belongs to no squad. */
export function NoSquad() {
  const { t } = useTranslation('squadPlan');
  return (
    <EmptyState
      title={t('noSquad')}
      text={t('noSquadText')}
      action={<ButtonLink to={`${areaPath.company}/squads`}>{t('toSquads')}</ButtonLink>}
    />
  );
}
