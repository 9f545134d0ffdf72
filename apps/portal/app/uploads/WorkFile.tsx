import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FieldMeta } from '../ui/field';
import { useHydrated } from '../ui/useHydrated';
import { UploadField } from './UploadField';

/** Types that are small enough to be sent with the form instead of in chunks. */
const withForm = 'image/jpeg,image/png,application/pdf';
const accepted = `${withForm},video/mp4,video/quicktime,video/webm`;

type Props = {
  meta: FieldMeta;
  /** Key of the upload, which is also the anchor of its form. */
  form: string;
  /** Query string of the page that shows the form. */
  query?: string;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  /** Id of a file that was uploaded before the form was refused. */
  before: unknown;
};

/** File input of a draft, or of a delivery for an Elenco Pay contract. */
export function WorkFile({ meta, form, query = '', largest, before }: Props) {
  const { t } = useTranslation('creator');
  const scripted = useHydrated();
  const { pathname } = useLocation();
  const most = largest === 1_024 ? t('uploads.gigabyte') : t('uploads.megabytes', { count: largest });
  return (
    <UploadField
      meta={meta}
      target={{ key: form, page: pathname, at: `${pathname}${query}#${form}`, field: 'sentFileId' }}
      label={t('draft.file')}
      hint={scripted ? t('draft.fileHint', { largest: most }) : t('draft.fileHintPlain')}
      accept={scripted ? accepted : withForm}
      largest={largest}
      before={before}
    />
  );
}
