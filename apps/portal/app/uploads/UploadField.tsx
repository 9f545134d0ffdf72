import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCsrfToken } from '../i18n/use';
import { FileDrop } from '../ui';
import type { FieldMeta } from '../ui/field';
import { useHydrated } from '../ui/useHydrated';
import { Progress } from './Progress';
import { send, type UploadKey } from './store';
import { useSending } from './useSending';

const MEGABYTE = 1024 * 1024;
const inParts = (file: File) => /^(video|image)\//.test(file.type);
/** Types small enough to be sent with the form, without a script that sends them in parts. */
const withForm = 'image/jpeg,image/png,application/pdf';
const accepted = `${withForm},video/mp4,video/quicktime,video/webm`;

type Props = {
  meta: FieldMeta;
  /** Its form. */
  form: UploadKey;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  /** A file uploaded before the form was refused. */
  before: unknown;
};

/**
 * The file of a draft or of a delivery. Videos and pictures are uploaded at once, in parts; other files, and all without
 * scripts, are sent with the form.
 */
export function UploadField({ meta, form, largest, before }: Props) {
  const { t } = useTranslation('creator');
  const scripted = useHydrated();
  const csrf = useCsrfToken();
  const { pathname } = useLocation();
  const sending = useSending(form);
  const [tooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]): boolean => {
    const over = file !== undefined && inParts(file) && file.size > largest * MEGABYTE;
    setTooLarge(over);
    if (!file || !inParts(file)) return false;
    if (!over) void send(form, file, csrf, pathname);
    return true;
  };
  const most = largest === 1_024 ? t('uploads.gigabyte') : t('uploads.megabytes', { count: largest });
  const refused = sending?.state === 'refused' ? [sending.code ?? 'upload_refused'] : undefined;
  const errors = tooLarge ? ['too_large_draft'] : refused;
  const fileId = sending?.fileId ?? (typeof before === 'string' ? before : undefined);
  return (
    <>
      {sending && sending.state !== 'refused' && <Progress sending={sending} />}
      {fileId !== undefined && <input type="hidden" name="sentFileId" value={fileId} />}
      {(!sending || sending.state === 'refused') && (
        <FileDrop
          meta={meta}
          label={t('draft.file')}
          hint={scripted ? t('draft.fileHint', { largest: most }) : t('draft.fileHintPlain')}
          accept={scripted ? accepted : withForm}
          required={false}
          onTake={take}
          {...(errors ? { errors } : {})}
        />
      )}
    </>
  );
}
