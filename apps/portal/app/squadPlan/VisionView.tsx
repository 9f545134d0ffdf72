import { budgetParts, isCost, type Target, type Vision } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DefinitionList, Money } from '../ui';
import styles from './squadPlan.module.css';

/**
 * One version of the vision, read-only: targets with metrics, mix of creators, and division of the budget.
 */
export function VisionView({ vision }: { vision: Vision }) {
  const { t } = useTranslation(['squadPlan', 'options']);
  const { number } = useFormat();
  const { objective, idea, keyMessages, targets, mix, split, currency } = vision;
  const items = [
    { term: t('vision.objective'), value: <p className={styles.text}>{objective}</p>, there: true },
    { term: t('vision.idea'), value: <p className={styles.text}>{idea}</p>, there: idea !== '' },
    {
      term: t('vision.keyMessages'),
      value: (
        <ul>
          {keyMessages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ),
      there: keyMessages.length > 0,
    },
    {
      term: t('vision.targets'),
      value: (
        <ul className={styles.targets}>
          {targets.map((target) => (
            <TargetLine key={target.metric} target={target} currency={currency} />
          ))}
        </ul>
      ),
      there: targets.length > 0,
    },
    {
      term: t('vision.mix'),
      value: (
        <ul>
          {mix.map(({ tier, channel, count }) => (
            <li key={`${tier} ${channel} ${count}`}>
              {`${number(count)} × ${t(`tiers.${tier}`)} · ${t(`options:channels.${channel}`)}`}
            </li>
          ))}
        </ul>
      ),
      there: mix.length > 0,
    },
    {
      term: t('vision.split'),
      value: (
        <ul>
          {budgetParts
            .filter((part) => split[part] > 0)
            .map((part) => (
              <li key={part}>
                {t(`parts.${part}`)}: <Money cents={split[part]} currency={currency} />
              </li>
            ))}
        </ul>
      ),
      there: sum(budgetParts.map((part) => split[part])) > 0,
    },
  ];
  return <DefinitionList items={items.filter(({ there }) => there)} />;
}

function TargetLine({ target: { metric, value }, currency }: { target: Target } & Pick<Vision, 'currency'>) {
  const { t } = useTranslation('squadPlan');
  const { number, money } = useFormat();
  const amount = isCost(metric) ? money(value, currency) : number(value);
  return (
    <li>
      <strong>{t(isCost(metric) ? 'vision.atMost' : 'vision.atLeast', { amount })}</strong>{' '}
      {isCost(metric) ? t(`metrics.${metric}`) : t(`metrics.${metric}`).toLocaleLowerCase()}
      <span className={styles.formula}>{t(`formulas.${metric}`)}</span>
    </li>
  );
}
