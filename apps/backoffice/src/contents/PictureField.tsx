import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { refusalOf } from '../kit/refusal';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { BilingualInput, type FieldProps } from './Lines';

/** Inputs for a picture and for its alternative text in both languages. */
export function PictureField({
  label,
  value,
  at,
  errors,
  onChange,
}: Omit<FieldProps, 'field' | 'value'> & { value: ContentPicture | null }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    setPending(true);
    setRefused(undefined);
    try {
      const kept = await data.keepPicture(file);
      onChange({ ...kept, alt: value?.alt ?? { pt: '', en: '' } });
    } catch (error) {
      const { fields, whole } = refusalOf(error, ['file']);
      setRefused(fields.file ?? whole);
    } finally {
      setPending(false);
    }
  };
  const wrong = refused ?? errors[at] ?? errors[`${at}/name`];
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {wrong ? <Alert severity="error">{wrong}</Alert> : null}
      {value ? (
        <Box
          component="img"
          src={contentPicturePath(value.name)}
          alt={value.alt.pt}
          sx={{ maxWidth: 320, width: '100%', borderRadius: '14px', border: 1, borderColor: 'divider' }}
        />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          color="secondary"
          variant="outlined"
          disabled={pending}
          onClick={() => input.current?.click()}
        >
          {words.t(value ? 'cms.otherPicture' : 'cms.choosePicture')}
        </Button>
        {value ? (
          <Button color="secondary" onClick={() => onChange(null)}>
            {words.t('cms.dropPicture')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept="image/jpeg,image/png,image/gif,image/webp"
          onChange={(event) => send(event.target.files?.[0])}
        />
      </Box>
      {value ? (
        <BilingualInput
          required
          label={words.t('cms.alt')}
          max={200}
          value={value.alt}
          at={`${at}/alt`}
          errors={errors}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      ) : null}
    </Box>
  );
}
