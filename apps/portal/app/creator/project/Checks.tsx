import { checkResult, checkText, type Invoice } from '@elenco/core/finance';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { cx } from '../../ui';
import styles from './project.module.css';

const icons = { found: CircleCheck, missing: CircleHelp, different: CircleX } as const;

/** Checks of a payment document: each with its result, the found value and the expected one. */
export function Checks({ checks }: { checks: Invoice['checks'] }) {
  const { t } = useTranslation(['creator', 'options']);
  const { money, date } = useFormat();
  const read = (text: string) => checkText(text, { money, month: (day) => date(day, 'month') });
  return (
    <ul className={styles.checks} aria-label={t('checks.title')}>
      {checks.map((check) => {
        const { code, passed, found, expected } = check;
        const result = checkResult(check);
        const Icon = icons[result];
        if (code === 'document') {
          return (
            <li key={code} className={cx(styles.check, passed ? styles.passed : styles.failed)}>
              <Icon aria-hidden="true" />
              <span>{t(`options:documentKind.${found as 'pdf'}`)}</span>
            </li>
          );
        }
        return (
          <li key={code} className={cx(styles.check, passed ? styles.passed : styles.failed)}>
            <Icon aria-hidden="true" />
            <span>
              {t(`checks.${code}`)}: <strong>{t(`checks.${result}`)}</strong>
              {found && <> · {read(found)}</>}
            </span>
            {!passed && (
              <span className="small">
                {t(code === 'key' ? 'checks.keyExpected' : 'checks.expected', { expected: read(expected) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
