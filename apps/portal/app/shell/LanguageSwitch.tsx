import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { locales, tags } from '../i18n/locales';
import { useLocale } from '../i18n/use';
import { Csrf, cx } from '../ui';
import styles from './LanguageSwitch.module.css';

/** Plain form that chooses the language. Every text changes, so the page is reloaded. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const chosen = useLocale();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" className={styles.switch} aria-label={t('shell.language')}>
      <Csrf />
      <input type="hidden" name="to" value={pathname + search} />
      {locales.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={tags[locale]}
          className={cx(styles.language, locale === chosen && styles.chosen)}
          aria-pressed={locale === chosen}
        >
          {t(`shell.languages.${locale}`)}
        </button>
      ))}
    </form>
  );
}
