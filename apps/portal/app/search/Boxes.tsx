import type { Facet } from '@elenco/core/discovery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Filters.module.css';
import { useCountFormat } from './words';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  values: readonly string[];
  say: (value: string) => string;
  chosen: readonly string[];
  /** Number of results for each value, with the other filters unchanged. */
  facet: Facet | undefined;
  /** True to leave out values that have no results. */
  hidesEmpty: boolean;
};

/**
 * Checkboxes for the values of one filter, with result counts. Values that certainly have no results cannot
 * be chosen. A long list starts with the chosen values.
 */
export function Boxes({ name, label, hint, values, say, chosen, facet, hidesEmpty }: Props) {
  const { t } = useTranslation('search');
  const counted = useCountFormat();
  const count = (value: string) => facet?.values.find((one) => one.value === value)?.count ?? null;
  const long = values.length > 9;
  // The order stays while the user changes the checkboxes.
  const [first] = useState(chosen);
  const [touched, setTouched] = useState(chosen);
  if (chosen.some((value) => !touched.includes(value))) setTouched([...new Set([...touched, ...chosen])]);
  const shown = values.filter((value) => !hidesEmpty || count(value) !== 0 || touched.includes(value));
  const rank = (value: string) => (first.includes(value) ? 0 : 1);
  const sorted = long ? shown.sort((a, b) => rank(a) - rank(b) || say(a).localeCompare(say(b))) : shown;
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      {hint && <p className="muted small">{hint}</p>}
      {sorted.length === 0 && <p className="muted small">{t('noValues')}</p>}
      <div className={sorted.length > 9 ? styles.scroll : undefined}>
        {sorted.map((value) => (
          <label key={value} className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={count(value) === 0 && !touched.includes(value)}
            />
            <span>{say(value)}</span>
            {facet && <span className={styles.count}>{counted(count(value), facet.exact)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
