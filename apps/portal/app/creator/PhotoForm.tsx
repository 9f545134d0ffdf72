import { portraitPath, portraitSeed } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { PictureForm } from '../forms/PictureForm';
import { Avatar } from '../ui';
import type { OwnSettings } from './settings.server';

/** The creator's photograph, which replaces the drawn portrait. */
export function PhotoForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation('creator');
  const { id, name, portrait } = profile;
  return (
    <PictureForm
      id="photo-form"
      answer={answer}
      intents={{ save: 'photo', remove: 'noPhoto' }}
      words={{
        choose: t('photo.choose'),
        hint: t('photo.hint'),
        save: t('photo.save'),
        remove: t('photo.remove'),
      }}
      removable={portrait !== portraitSeed(id)}
    >
      <Avatar id={id} name={name} src={portraitPath(portrait)} size="huge" />
    </PictureForm>
  );
}
