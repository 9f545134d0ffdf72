import type { Facet } from '@elenco/core/discovery';
import styles from './Filters.module.css';
import { useCounted } from './words';

type Props = {
  name: string;
  label: string;
  values: readonly string[];
  say: (value: string) => string;
  chosen: readonly string[];
  /** Number of results per value, with the other filters unchanged. */
  facet: Facet | undefined;
};

/** Checkboxes of one vocabulary with result counts; values without results come last. */
export function Boxes({ name, label, values, say, chosen, facet }: Props) {
  const counted = useCounted();
  const count = (value: string) => facet?.values.find((one) => one.value === value)?.count ?? null;
  const rank = (value: string) => (chosen.includes(value) ? 0 : count(value) === 0 ? 2 : 1);
  const long = values.length > 9;
  const sorted = long
    ? [...values].sort((a, b) => rank(a) - rank(b) || say(a).localeCompare(say(b)))
    : values;
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      <div className={long ? styles.scroll : undefined}>
        {sorted.map((value) => (
          <label key={value} className={styles.box}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{say(value)}</span>
            {facet && <span className={styles.count}>{counted(count(value), facet.exact)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
