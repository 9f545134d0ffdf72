import { areaPath, MIN_MAIN_TAGS } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settingsAt } from '../creator/parts';
import { ButtonLink, Card, Row } from '../ui';
import styles from './editor.module.css';
import type { Editor } from './editor.server';

/** URL at which the creator enters each item of the profile. */
const places = {
  photo: settingsAt('photo'),
  bio: settingsAt('profile'),
  tags: settingsAt('profile'),
  city: settingsAt('profile'),
  presences: settingsAt('channels'),
  portfolio: '?modal=create-project',
} as const;

/** Completeness of the profile, with links to the missing items. */
export function ProfileCompleteness({ missing, done, of }: Pick<Editor, 'missing' | 'done' | 'of'>) {
  const { t } = useTranslation('portfolio');
  const level = Math.round((done / of) * 100);
  return (
    <Card level={2} title={t('complete.title')}>
      <div className={styles.level}>
        <progress value={done} max={of} aria-label={t('complete.title')} />
        <strong className="num">{t('complete.done', { level })}</strong>
      </div>
      {missing.length > 0 ? (
        <ul className={styles.missing}>
          {missing.map((part) => (
            <li key={part}>
              <Link to={places[part]} preventScrollReset={places[part].startsWith('?')}>
                {t(`complete.${part}`, { least: MIN_MAIN_TAGS })}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.whole}>
          <Check aria-hidden="true" /> {t('complete.whole')}
        </p>
      )}
      <Row>
        <ButtonLink to={settingsAt('profile')} size="small">
          {t('complete.edit')}
        </ButtonLink>
        <ButtonLink to={`${areaPath.creator}/perfil`} size="small">
          {t('complete.preview')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
