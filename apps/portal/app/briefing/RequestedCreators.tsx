import { useTranslation } from 'react-i18next';
import { Alert, Avatar, Stack } from '../ui';
import styles from './briefing.module.css';
import type { RequestedCreators as Shown } from './requestedCreators.server';

type Props = {
  wishes: Shown;
  boxes?: boolean;
};

/**
 * Creators that the brand wishes for. With `boxes`, each has a checkbox that removes the creator; otherwise
 * the list is read-only.
 */
export function RequestedCreators({ wishes: { creators, gone }, boxes }: Props) {
  const { t } = useTranslation('company');
  if (creators.length + gone === 0) return null;
  return (
    <Stack>
      {creators.length > 0 && (
        <fieldset className={styles.wishes}>
          <legend>{t('wishes.title')}</legend>
          <ul>
            {creators.map(({ id, name, portrait, page, available }) => (
              <li key={id}>
                {boxes ? (
                  <label className={styles.wish}>
                    <input type="checkbox" name="wished" value={id} defaultChecked />
                    <Who id={id} name={name} portrait={portrait} available={available} />
                  </label>
                ) : (
                  <span className={styles.wish}>
                    <Who id={id} name={name} portrait={portrait} available={available} />
                  </span>
                )}
                <a href={page} target="_blank" rel="noopener" aria-label={t('wishes.profileOf', { name })}>
                  {t('wishes.profile')}
                </a>
              </li>
            ))}
          </ul>
          <p className="muted small">{t('wishes.how')}</p>
        </fieldset>
      )}
      {gone > 0 && <Alert title={t('wishes.gone', { count: gone })}>{t('wishes.goneText')}</Alert>}
    </Stack>
  );
}

/** A creator that the brand named. */
export function Who({ id, name, portrait, available }: Omit<Shown['creators'][number], 'page'>) {
  const { t } = useTranslation('company');
  return (
    <>
      <Avatar id={id} name={name} src={portrait} size="medium" decorative />
      <span>
        <strong dir="auto">{name}</strong>
        {!available && <span className="muted small">{t('wishes.unavailable')}</span>}
      </span>
    </>
  );
}
