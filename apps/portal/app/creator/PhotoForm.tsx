import { portraitPath, portraitSeed } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { PictureForm } from '../forms/PictureForm';
import { Avatar } from '../ui';
import type { OwnSettings } from './settings.server';

type Props = { profile: OwnSettings['profile']; save?: string; answer?: Answer };

/** The creator's photograph, which replaces the drawn portrait. */
export function PhotoForm({ profile, save, answer }: Props) {
  const { t } = useTranslation('creator');
  const { id, name, portrait } = profile;
  return (
    <PictureForm
      key={portrait}
      id="photo-form"
      answer={answer}
      intents={{ save: 'photo', remove: 'noPhoto' }}
      words={{
        choose: t('photo.choose'),
        hint: t('photo.hint'),
        save: save ?? t('photo.save'),
        remove: t('photo.remove'),
      }}
      removable={portrait !== portraitSeed(id)}
    >
      {(chosen) => <Avatar id={id} name={name} src={chosen ?? portraitPath(portrait)} size="huge" />}
    </PictureForm>
  );
}
