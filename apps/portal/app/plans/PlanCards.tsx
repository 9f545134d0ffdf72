import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { cx } from '../ui';
import styles from './plans.module.css';
import type { ShownPlan } from './plans.server';

/** Monthly price of a plan, in whole amounts. */
export function Price({ plan: { monthlyCents: price, currency } }: { plan: ShownPlan }) {
  const { t } = useTranslation('plans');
  const { money } = useFormat();
  if (price === null) return <p className={styles.price}>{t('agreed')}</p>;
  if (price === 0) return <p className={styles.price}>{t('free')}</p>;
  return (
    <p className={styles.price}>
      <span className="num">{money(price, currency)}</span> <small>{t('monthly')}</small>
    </p>
  );
}

interface PlanCardsProps {
  readonly plans: readonly ShownPlan[];
  /** The current plan; undefined if the reader has none. */
  readonly own?: string | undefined;
  readonly action: (plan: ShownPlan) => ReactNode;
}

/** The plans side by side, with their texts. */
export function PlanCards({ plans, own, action }: PlanCardsProps) {
  const { t } = useTranslation('plans');
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.tier} className={cx(styles.plan, plan.tier === own && styles.own)}>
          <h2 className={styles.name}>
            {plan.title}
            {plan.tier === own && <span className={styles.chip}>{t('own')}</span>}
          </h2>
          <p className={styles.subtitle}>{plan.subtitle}</p>
          <Price plan={plan} />
          <ul className={styles.points}>
            <li>
              <Check aria-hidden="true" />
              {plan.briefings === null ? t('anyBriefings') : t('briefings', { count: plan.briefings })}
            </li>
            {plan.points.map((point) => (
              <li key={point}>
                <Check aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
          {action(plan)}
        </li>
      ))}
    </ul>
  );
}
