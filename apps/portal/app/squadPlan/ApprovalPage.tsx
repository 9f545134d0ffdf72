import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../shareLinks/ShareLinks';
import { ButtonLink, EmptyState, Row } from '../ui';
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
      {shown.step.status !== 'awaiting_approval' && (
        <NextStepLink waiting={waiting} briefingId={briefing.id} />
      )}
      <ShareLinks shareLinks={guests} allows="step" may={may} />
    </>
  );
}

/** Link to the next step that waits for approval; to the plan if none does. */
function NextStepLink({ waiting, briefingId }: { waiting: WaitingSteps; briefingId: number }) {
  const { t } = useTranslation('squadPlan');
  const [next] = waiting;
  return (
    <Row>
      {next && (
        <ButtonLink to={`?step=${next.id}`} variant="primary">
          {t('approval.next', { title: next.title })}
        </ButtonLink>
      )}
      <ButtonLink to={planPath(briefingId, 'squad-step')}>{t('approval.toPlan')}</ButtonLink>
    </Row>
  );
}

type WaitingSteps = readonly { readonly id: number; readonly title: string }[];

/** Links to the steps that wait for approval, if there are several. */
export function Waiting({
  waiting,
  at,
  query = '',
}: {
  waiting: WaitingSteps;
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
