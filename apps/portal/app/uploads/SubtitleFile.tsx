import { decodeSubtitles, MAX_SUBTITLES } from '@elenco/core/hiring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui';
import { useHydrated } from '../ui/useHydrated';

/**
 * Input that copies the text of a .srt or .vtt file into a textarea. Hidden without scripts; the user then
 * pastes the text into the textarea.
 */
export function SubtitleFile({ textarea }: { textarea: string }) {
  const { t } = useTranslation('creator');
  const scripted = useHydrated();
  const [error, setError] = useState<string>();
  if (!scripted) return null;
  const read = async (file: File) => {
    if (file.size > MAX_SUBTITLES) return setError('subtitles_too_large');
    const text = decodeSubtitles(new Uint8Array(await file.arrayBuffer()));
    const field = document.getElementById(textarea);
    if (text === undefined || !(field instanceof HTMLTextAreaElement))
      return setError('subtitles_unreadable');
    setError(undefined);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <FileDrop
      name="subtitleFile"
      label={t('draft.subtitlesFile')}
      accept=".srt,.vtt,text/vtt"
      optional
      onTake={([file]) => {
        if (file) void read(file);
        return true;
      }}
      {...(error ? { errors: [error] } : {})}
    />
  );
}
