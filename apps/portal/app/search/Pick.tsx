import { useTranslation } from 'react-i18next';
import { Csrf } from '../ui';
import styles from './Pick.module.css';

/** Id of the form to which the checkboxes of creators belong, wherever they are on the page. */
export const pickId = 'picked';

export interface ProfileSelection {
  readonly chosen: readonly string[];
  readonly toggle: (key: string) => void;
  /** Removes creators from the selection, all by default. */
  readonly drop: (keys?: readonly string[]) => void;
}

/** CSRF token of the selection form, which must precede the checkboxes as the first field. */
export const SelectionToken = () => <Csrf form={pickId} />;

/** Checkbox that selects a creator for the action bar. */
export function SelectCheckbox({
  profile: { key, name },
  picking: { chosen, toggle },
}: {
  profile: { readonly key: string; readonly name: string };
  picking: ProfileSelection;
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
