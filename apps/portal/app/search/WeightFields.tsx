import { rankFactors, usualWeights, type Weights, weightParams } from '@elenco/core/discovery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../ui';
import styles from './Filters.module.css';

/** Inputs for the weight of each ranking factor. */
export function WeightFields({ weights }: { weights: Weights }) {
  const { t } = useTranslation('search');
  const [moved] = useState(rankFactors.some((factor) => weights[factor] !== usualWeights[factor]));
  return (
    <Disclosure summary={t('fields.weights')} open={moved}>
      <p className="small muted">{t('weights.hint')}</p>
      {rankFactors.map((factor) => (
        <Weight
          key={factor}
          name={weightParams[factor]}
          label={t(`weights.${factor}`)}
          start={weights[factor]}
        />
      ))}
    </Disclosure>
  );
}

function Weight({ name, label, start }: { name: string; label: string; start: number }) {
  const id = useId();
  const [value, setValue] = useState(start);
  return (
    <div className={styles.weight}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={10}
        step={1}
        defaultValue={start}
        onChange={(event) => setValue(Number(event.target.value))}
      />
    </div>
  );
}
