import { areaPath } from '@elenco/core/people';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep, Row, Rows, Section } from '../ui';
import { TurnAvailability } from './Availability';
import type { Home } from './home.server';
import { firstStepPath } from './parts';

type Props = { first: Home['first'] };

/** The missing steps of a new creator with their requirements, and a link to the next step. */
export function FirstRun({ first, applied, available }: Props & Pick<Home, 'applied' | 'available'>) {
  const { t } = useTranslation('creator');
  const { steps, cost, blocking } = first;
  const done = steps.filter((one) => one.done).length;
  if (cost === null || !blocking) {
    if (!available)
      return (
        <NextStep
          title={t('first.paused')}
          text={t('first.pausedText')}
          action={<TurnAvailability available={false} from="home" variant="primary" size="large" />}
        />
      );
    const [title, text] =
      applied.length > 0 ? (['applied', 'appliedText'] as const) : (['ready', 'readyText'] as const);
    return (
      <NextStep
        title={t(`first.${title}`)}
        text={t(`first.${text}`)}
        action={
          <Row>
            <ToJobs />
            <ButtonLink to={`${areaPath.creator}/profile#portfolio`} size="large">
              {t('first.toPortfolio')}
            </ButtonLink>
          </Row>
        }
      />
    );
  }
  return (
    <div>
      <NextStep
        above={t('first.progress', { done, count: steps.length })}
        title={t(`first.costs.${cost}`)}
        text={t(`first.steps.${blocking}.text`)}
        action={
          <ButtonLink to={firstStepPath(blocking)} variant="primary" size="large">
            {t(done > 0 ? 'first.resume' : 'first.begin')}
          </ButtonLink>
        }
      />
      <Rows
        label={t('first.label')}
        rows={steps.map(({ step, done: isDone }, at) => ({
          key: step,
          lead: isDone ? <Check aria-hidden="true" size={16} /> : <span className="num muted">{at + 1}</span>,
          title: t(`first.steps.${step}.name`),
          to: firstStepPath(step),
          under: isDone ? t('first.done') : t(`first.steps.${step}.without`),
        }))}
      />
    </div>
  );
}

function ToJobs() {
  const { t } = useTranslation('creator');
  return (
    <ButtonLink to={`${areaPath.creator}/jobs`} variant="primary" size="large">
      {t('first.toJobs')}
    </ButtonLink>
  );
}

/** Missing steps of a creator who already has work, beside that work. */
export function StillMissing({ first: { steps } }: Props) {
  const { t } = useTranslation('creator');
  const missing = steps.filter(({ done }) => !done);
  if (missing.length === 0) return null;
  return (
    <Section title={t('first.missing')}>
      <Rows
        plain
        rows={missing.map(({ step }) => ({
          key: step,
          title: t(`first.steps.${step}.name`),
          to: firstStepPath(step),
          under: t(`first.steps.${step}.without`),
        }))}
      />
    </Section>
  );
}
