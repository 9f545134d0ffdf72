import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { ImageUp, Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, cx, type FieldMeta } from '../../ui';
import { FieldFrame } from '../../ui/FieldFrame';
import { useField } from '../../ui/field';
import styles from './figures.module.css';
import { shrinkPicture } from './shrink';

/**
 * Input for a screenshot that proves the metrics. The browser shrinks it; without scripts it is sent
 * unchanged.
 */
export function Screenshot({ meta, label, hint }: { meta: FieldMeta; label: string; hint: string }) {
  const { t } = useTranslation('creator');
  const [tooLarge, setTooLarge] = useState(false);
  const field = useField({
    meta,
    label,
    hint,
    required: false,
    ...(tooLarge ? { errors: ['too_large'] } : {}),
  });
  const [shown, setShown] = useState<{ src: string | null; name: string }>();
  const [wide, setWide] = useState(false);
  useEffect(() => () => void (shown?.src && URL.revokeObjectURL(shown.src)), [shown]);

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return setShown(undefined);
    const small = await shrinkPicture(file);
    setTooLarge(small.size > MAX_FILE_BYTES);
    if (small.size > MAX_FILE_BYTES) {
      input.value = '';
      return setShown(undefined);
    }
    if (small !== file) {
      const files = new DataTransfer();
      files.items.add(small);
      input.files = files.files;
    }
    setShown({ src: small.type.startsWith('image/') ? URL.createObjectURL(small) : null, name: file.name });
  };

  return (
    <div className={cx(styles.proof, wide && styles.wide)}>
      <FieldFrame {...field.frame}>
        <div className={cx(styles.shot, shown && styles.filled)}>
          {shown?.src && <img src={shown.src} alt={t('figures.preview')} className={styles.preview} />}
          {!shown?.src && <ImageUp aria-hidden="true" />}
          <span className={styles.call}>{shown ? t('figures.change') : t('figures.choose')}</span>
          <input
            {...field.input}
            type="file"
            accept="image/jpeg,image/png,application/pdf"
            className={styles.input}
            onChange={({ target }) => void choose(target)}
          />
        </div>
      </FieldFrame>
      {shown?.src && (
        <Button
          size="small"
          icon={wide ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
        >
          {t('figures.enlarge')}
        </Button>
      )}
    </div>
  );
}
