import { useTranslation } from 'react-i18next';
import { Csrf } from '../ui';
import styles from './Pick.module.css';
import { pickId } from './PickBar';

export interface Picking {
  readonly chosen: readonly string[];
  readonly toggle: (key: string) => void;
}

/** Stands before the boxes: a form's token comes before its fields, wherever on the page these are. */
export const PickToken = () => <Csrf form={pickId} />;

/** The box that chooses a creator for the bar below. */
export function Pick({
  profile: { key, name },
  picking: { chosen, toggle },
}: {
  profile: { readonly key: string; readonly name: string };
  picking: Picking;
}) {
  const { t } = useTranslation('search');
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        form={pickId}
        name="who"
        value={key}
        checked={chosen.includes(key)}
        onChange={() => toggle(key)}
        aria-label={t('pick', { name })}
      />
    </label>
  );
}
