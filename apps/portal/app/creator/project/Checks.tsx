import { checkText, type Invoice } from '@elenco/core/finance';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { cx } from '../../ui';
import styles from './project.module.css';

/** Automatic checks of the invoice, each with the found and the expected value. */
export function Checks({ checks }: { checks: Invoice['checks'] }) {
  const { t } = useTranslation('creator');
  const { money, date } = useFormat();
  const read = (text: string) => checkText(text, { money, month: (day) => date(day, 'month') }) || '–';
  return (
    <ul className={styles.checks} aria-label={t('checks.title')}>
      {checks.map(({ code, passed, found, expected }) => {
        const Icon = passed ? CircleCheck : CircleX;
        return (
          <li key={code} className={cx(styles.check, passed ? styles.passed : styles.failed)}>
            <Icon aria-hidden="true" />
            <span>
              {t(`checks.${code}`)}
              <span className="sr">: {t(passed ? 'checks.passed' : 'checks.failed')}</span>
            </span>
            {!passed && (
              <span className="small">
                {t('checks.compare', { found: read(found), expected: read(expected) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
