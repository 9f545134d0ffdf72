import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FieldMeta } from '../../ui/field';
import { useHydrated } from '../../ui/useHydrated';
import type { UploadTarget } from '../../uploads/store';
import { UploadField } from '../../uploads/UploadField';

/** Types small enough to be sent with the form, without a script that sends them in parts. */
const withForm = 'image/jpeg,image/png,application/pdf';
const accepted = `${withForm},video/mp4,video/quicktime,video/webm`;

/** Key of the upload of a deliverable's draft. */
export const draftKey = (piece: number): string => `piece-${piece}`;

type Props = {
  meta: FieldMeta;
  /** Its deliverable. */
  piece: number;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  /** A file uploaded before the form was refused. */
  before: unknown;
};

/** The file of a draft. */
export function DraftFile({ meta, piece, largest, before }: Props) {
  const { t } = useTranslation('creator');
  const scripted = useHydrated();
  const { pathname } = useLocation();
  const most = largest === 1_024 ? t('uploads.gigabyte') : t('uploads.megabytes', { count: largest });
  const target: UploadTarget = {
    key: draftKey(piece),
    page: pathname,
    at: `${pathname}?piece=${piece}#piece-${piece}`,
    field: 'draftFileId',
  };
  return (
    <UploadField
      meta={meta}
      target={target}
      label={t('draft.file')}
      hint={scripted ? t('draft.fileHint', { largest: most }) : t('draft.fileHintPlain')}
      accept={scripted ? accepted : withForm}
      largest={largest}
      before={before}
    />
  );
}
