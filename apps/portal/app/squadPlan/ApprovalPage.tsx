import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../shareLinks/ShareLinks';
import { ButtonLink, EmptyState } from '../ui';
import type { loadStepApproval } from './approval.server';
import { NoSquad, planPath } from './PlanHead';
import { StepContent } from './StepContent';
import styles from './squadPlan.module.css';

/** The current step of the plan for its approvers, with share links for guests. */
export function ApprovalPage({ loaded }: { loaded: Awaited<ReturnType<typeof loadStepApproval>> }) {
  const { t } = useTranslation('squadPlan');
  const { squad, shown, waiting, open, briefing, guests, may } = loaded;
  if (!squad) return <NoSquad />;
  if (!shown) {
    return (
      <EmptyState
        title={t('approval.none')}
        text={t('approval.noneText')}
        action={<ButtonLink to={planPath(briefing.id, 'squad-step')}>{t('approval.toPlan')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Waiting waiting={waiting} at={shown.step.id} />
      <StepContent shown={shown} may={open} />
      <ShareLinks shareLinks={guests} allows="step" may={may} />
    </>
  );
}

/** Links to the steps that wait for approval, if there are several. */
export function Waiting({
  waiting,
  at,
  query = '',
}: {
  waiting: readonly { readonly id: number; readonly title: string }[];
  at: number | null;
  query?: string;
}) {
  const { t } = useTranslation('squadPlan');
  const others = waiting.filter(({ id }) => id !== at);
  if (others.length === 0) return null;
  return (
    <p>
      {t('approval.also')}{' '}
      {others.map(({ id, title }) => (
        <Link key={id} to={`?step=${id}${query}`} className={styles.other}>
          {title}
        </Link>
      ))}
    </p>
  );
}
