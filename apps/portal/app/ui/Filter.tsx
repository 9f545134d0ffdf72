import { Link } from '@remix-run/react';
import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './Filter.module.css';
import { type ChoiceProps, useChoice } from './useChoice';
import { useDisclosure } from './useDisclosure';

/** Filter of a list, with a menu of options. The query string contains the choice; `×` removes it. */
export function FilterMenu(props: ChoiceProps) {
  const { t } = useTranslation();
  const { own, close } = useDisclosure();
  const options = useChoice(props);
  const chosen = options.find(({ current, value }) => current && value !== '');
  const all = options.find(({ value }) => value === '');
  return (
    <div className={styles.one}>
      <details className={styles.menu} {...own}>
        <summary className={cx(styles.filter, chosen && styles.applied)}>
          {props.label}
          {chosen && <strong>{chosen.label}</strong>}
          {!chosen && <ChevronDown aria-hidden="true" />}
        </summary>
        <nav className={styles.sheet} aria-label={props.label}>
          {options.map(({ value, to, current, label, count }) => (
            <Link
              key={value}
              to={to}
              onClick={close}
              preventScrollReset
              className={styles.option}
              aria-current={current ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          ))}
        </nav>
      </details>
      {chosen && all && (
        <Link
          to={all.to}
          preventScrollReset
          className={styles.away}
          aria-label={t('ui.unfilter', { name: props.label })}
        >
          <X aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
