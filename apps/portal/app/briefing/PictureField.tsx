import { useTranslation } from 'react-i18next';
import { Checkbox, FileDrop } from '../ui';
import { CampaignPicture } from './CampaignPicture';
import type { DraftFields } from './fields';

/** The campaign's picture: keep, replace or remove it. */
export function PictureField({
  fields: { pictureFile, noPicture },
  picture,
}: {
  fields: DraftFields;
  picture: string | null;
}) {
  const { t } = useTranslation('brief');
  return (
    <>
      {picture && <CampaignPicture picture={picture} size="wide" />}
      {picture && noPicture && <Checkbox meta={noPicture} label={t('noPicture')} />}
      {pictureFile && (
        <FileDrop
          meta={pictureFile}
          label={t(picture ? 'anotherPicture' : 'fields.picture')}
          hint={t('hints.picture')}
          accept="image/jpeg,image/png,image/gif,image/webp"
          optional
        />
      )}
    </>
  );
}
