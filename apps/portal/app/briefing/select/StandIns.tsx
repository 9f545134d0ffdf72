import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Name } from './load.server';
import styles from './select.module.css';

/**
 * Creators who were not selected. Checked ones become stand-ins, in the order in which they were checked, and
 * can replace a chosen creator who declines.
 */
export function StandIns({ names }: { names: readonly Name[] }) {
  const { t } = useTranslation('company');
  const [kept, setKept] = useState<readonly number[]>([]);
  if (names.length === 0) return null;
  const toggle = (id: number) =>
    setKept(kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]);
  return (
    <fieldset className={styles.standIns}>
      <legend>{t('standIns.keep')}</legend>
      <p className="muted small">{t('standIns.keepHint')}</p>
      {kept.map((id) => (
        <input key={id} type="hidden" name="standInIds" value={id} />
      ))}
      <ul>
        {names.map(({ creator: { id, name } }) => (
          <li key={id}>
            <label className={styles.standIn}>
              <input type="checkbox" checked={kept.includes(id)} onChange={() => toggle(id)} />
              <span>{name}</span>
              {kept.includes(id) && (
                <span className="muted small">{t('standIns.place', { place: kept.indexOf(id) + 1 })}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
