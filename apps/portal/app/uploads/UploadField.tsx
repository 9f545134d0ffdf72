import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useCsrfToken } from '../i18n/use';
import { FileDrop } from '../ui';
import type { FieldMeta } from '../ui/field';
import { Progress } from './Progress';
import { cancel, send, type UploadTarget } from './store';
import { useSending } from './useSending';

const MEGABYTE = 1024 * 1024;
const inParts = (file: File) => /^(video|image)\//.test(file.type);

type Props = {
  meta: FieldMeta;
  target: UploadTarget;
  label: string;
  hint: string;
  accept: string;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  /** Id of a file that was uploaded before the form was refused. */
  before: unknown;
};

/**
 * File input of a form. Videos and pictures are uploaded in chunks as soon as they are chosen. Other files,
 * and all files without scripts, are sent with the form.
 */
export function UploadField({ meta, target, label, hint, accept, largest, before }: Props) {
  const csrf = useCsrfToken();
  const sending = useSending(target.key);
  const [tooLarge, setTooLarge] = useState(false);
  const take = ([file]: File[]): boolean => {
    const over = file !== undefined && inParts(file) && file.size > largest * MEGABYTE;
    setTooLarge(over);
    if (!file || !inParts(file)) return false;
    if (!over) void send(target, file, csrf);
    return true;
  };
  const refused = sending?.state === 'refused' ? [sending.code ?? 'upload_refused'] : undefined;
  const errors = tooLarge ? ['too_large_draft'] : refused;
  const fileId = sending?.fileId ?? (typeof before === 'string' ? before : undefined);
  useForgetSent(target, sending?.fileId, before);
  return (
    <>
      {sending && sending.state !== 'refused' && <Progress sending={sending} />}
      {fileId !== undefined && <input type="hidden" name={target.field} value={fileId} />}
      {(!sending || sending.state === 'refused') && (
        <FileDrop
          meta={meta}
          label={label}
          hint={hint}
          accept={accept}
          required={false}
          onTake={take}
          {...(errors ? { errors } : {})}
        />
      )}
    </>
  );
}

/**
 * Forgets a finished upload once its form was sent. After acceptance, the page is left or the form is empty;
 * after a refusal, the form still has the file, so the upload stays.
 */
function useForgetSent({ key, field }: UploadTarget, fileId: number | undefined, before: unknown): void {
  const { state, formData } = useNavigation();
  const sent = useRef(false);
  const sends = fileId !== undefined && formData?.get(field) === String(fileId);
  useEffect(() => {
    if (state === 'idle' && sent.current && before !== String(fileId)) void cancel(key);
    sent.current = sends;
  }, [state, sends, before, fileId, key]);
  useEffect(
    () => () => {
      if (sent.current) void cancel(key);
    },
    [key],
  );
}
