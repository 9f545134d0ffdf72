import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Card, Form, Section, SubmitButton } from '../ui';
import styles from './plans.module.css';
import type { ShownPlan } from './plans.server';

/** The company's usage of the month's limits. */
export function PlanUsage({ plan, use }: { plan: ShownPlan; use: { briefings: number; matchings: number } }) {
  const { t } = useTranslation('plans');
  const meters = [
    { key: 'briefings', name: t('lines.briefings'), used: use.briefings, of: plan.briefings },
    { key: 'matchings', name: t('lines.matchings'), used: use.matchings, of: plan.matchings },
  ];
  return (
    <Section title={t('month')}>
      <div className={styles.use}>
        {meters.map(({ key, name, used, of }) => (
          <Card key={key} title={name}>
            <p>{of === null ? t('usedOfAny', { used }) : t('used', { used, of })}</p>
            {of !== null && <progress value={Math.min(used, of)} max={of} aria-label={name} />}
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** Contact of the expert, for plans with expert support. */
export function ExpertSupport({ plan }: { plan: ShownPlan }) {
  const { t } = useTranslation('plans');
  if (!plan.features.includes('support')) return null;
  const subject = encodeURIComponent(t('support.subject', { plan: plan.title }));
  return (
    <Section title={t('support.title')}>
      <p>
        {t(plan.features.includes('expert') ? 'support.own' : 'support.text')}{' '}
        <a href={`mailto:${brand.supportEmail}?subject=${subject}`}>{brand.supportEmail}</a>
      </p>
    </Section>
  );
}

/** Button that requests a plan. Finance answers, and the request alone costs nothing. */
export function RequestPlanButton({ plan }: { plan: ShownPlan }) {
  const { t } = useTranslation('plans');
  return (
    <Form preventScrollReset>
      <input type="hidden" name="intent" value="ask" />
      <SubmitButton name="plan" value={plan.tier} variant="dark" wide>
        {t('ask', { plan: plan.title })}
      </SubmitButton>
    </Form>
  );
}
