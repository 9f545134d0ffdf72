import type { BriefingKind } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { Checkbox, FileDrop } from '../ui';
import { CampaignPicture } from './CampaignPicture';
import type { DraftFields } from './fields';

/** Input for the campaign's picture: keep, replace or remove it. */
export function PictureField({
  fields: { pictureFile, noPicture },
  picture,
  kind,
}: {
  fields: DraftFields;
  picture: string | null;
  kind: BriefingKind;
}) {
  const { t } = useTranslation('brief');
  const first = kind === 'freelancer' ? 'fields.pictureOfWork' : 'fields.picture';
  return (
    <>
      {picture && <CampaignPicture picture={picture} size="wide" />}
      {picture && noPicture && <Checkbox meta={noPicture} label={t('noPicture')} />}
      {pictureFile && (
        <FileDrop
          meta={pictureFile}
          label={t(picture ? 'anotherPicture' : first)}
          hint={t('hints.picture')}
          accept="image/jpeg,image/png,image/gif,image/webp"
          optional
        />
      )}
    </>
  );
}
