import { photoPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { PictureForm } from '../forms/PictureForm';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

/** The background picture of the public profile's header. */
export function BackgroundForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation('creator');
  const { background } = profile;
  return (
    <PictureForm
      key={background}
      id="background-form"
      answer={answer}
      intents={{ save: 'background', remove: 'noBackground' }}
      words={{
        choose: t('background.choose'),
        hint: t('background.hint'),
        save: t('background.save'),
        remove: t('background.remove'),
      }}
      removable={background !== null}
      accept="image/jpeg,image/gif"
    >
      {(chosen) => {
        const src = chosen ?? (background && photoPath(background));
        return src && <img src={src} alt={t('background.alt')} className={styles.background} />;
      }}
    </PictureForm>
  );
}
