import { useFetcher, useLocation, useRouteLoaderData } from '@remix-run/react';
import { PersonStanding as AccessibilityIcon } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, tags } from '../i18n/locales';
import { useFormat, useLocale } from '../i18n/use';
import { hasAccessibilityPreferences, type Preferences, zoom } from '../preferences';
import { Csrf, cx } from '../ui';
import { useDisclosure } from '../ui/useDisclosure';
import styles from './AidsPanel.module.css';

const toggles = [
  { name: 'contrast', on: 'high', off: 'normal' },
  { name: 'links', on: 'on', off: 'off' },
  { name: 'saturation', on: 'on', off: 'off' },
  { name: 'zerosaturation', on: 'on', off: 'off' },
] as const;

/**
 * Panel with language and accessibility preferences, on every page. Each choice is a button of one plain
 * form, which scripts send in the background, so that no input is lost. A new language reloads the page.
 * `opens` is the side on which the panel opens on wide screens.
 */
export function AidsPanel({ opens = 'left' }: { opens?: 'left' | 'right' }) {
  const { t } = useTranslation();
  const chosen = useLocale();
  const { rate } = useFormat();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<{ preferences: Preferences }>('root');
  const preferences = root?.preferences ?? {};
  const size = preferences.zoom ?? zoom.normal;
  const { submit } = useFetcher();
  const { own } = useDisclosure();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter as HTMLButtonElement | null;
    if (!button || button.name === 'locale') return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set(button.name, button.value);
    fields.delete('to');
    submit(fields, { method: 'post', action: '/preferences' });
  };
  const pressed = (name: (typeof toggles)[number]['name'], on: string) => preferences[name] === on;
  return (
    <details className={cx(styles.box, opens === 'right' && styles.opensRight)} {...own}>
      <summary className={styles.open} aria-label={t('aids.open')} title={t('aids.open')}>
        <AccessibilityIcon aria-hidden="true" />
      </summary>
      <form
        method="post"
        action="/preferences"
        className={styles.panel}
        aria-labelledby="aids"
        onSubmit={onSubmit}
      >
        <Csrf />
        <input type="hidden" name="to" value={pathname + search} />
        <h2 id="aids" className={styles.title}>
          {t('aids.title')}
        </h2>
        <div className={styles.row}>
          <span>{t('aids.size')}</span>
          <span className={styles.sizes}>
            <button
              type="submit"
              name="zoom"
              value={size - zoom.step}
              disabled={size <= zoom.least}
              aria-label={t('aids.smaller')}
              className={styles.size}
            >
              A−
            </button>
            <output className={styles.now} aria-live="polite">
              {rate(size * 100)}
            </output>
            <button
              type="submit"
              name="zoom"
              value={size + zoom.step}
              disabled={size >= zoom.most}
              aria-label={t('aids.larger')}
              className={styles.size}
            >
              A+
            </button>
          </span>
        </div>
        {toggles.map(({ name, on, off }) => (
          <button
            key={name}
            type="submit"
            name={name}
            value={pressed(name, on) ? off : on}
            aria-pressed={pressed(name, on)}
            className={cx(styles.row, styles.toggle)}
          >
            {t(`aids.${name}`)}
            <span className={styles.knob} aria-hidden="true" />
          </button>
        ))}
        <fieldset className={styles.languages} aria-label={t('shell.language')}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="submit"
              name="locale"
              value={locale}
              lang={tags[locale]}
              aria-pressed={locale === chosen}
              className={styles.language}
            >
              {t(`shell.languages.${locale}`)}
            </button>
          ))}
        </fieldset>
        {hasAccessibilityPreferences(preferences) && (
          <button type="submit" name="reset" value="yes" className={styles.reset}>
            {t('aids.reset')}
          </button>
        )}
      </form>
    </details>
  );
}
