import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { FileText, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { cx } from './cx';
import { FieldFrame } from './FieldFrame';
import styles from './FileDrop.module.css';
import { type FieldProps, useField } from './field';

type Props = FieldProps & {
  /** Value of the `accept` attribute. */
  accept?: string;
  multiple?: boolean;
  /** Progress of a running upload, from 0 to 1. */
  progress?: number;
  /** Takes chosen files out of the form to upload them separately; returns true if files were taken out. */
  onTake?: (files: File[]) => boolean;
  /** Called with the chosen files, or with none after they are removed. */
  onChoose?: (files: File[]) => void;
};

/**
 * Box in which files are chosen or dropped. A native file input covers it, so that keyboard, forms, and pages
 * without scripts work.
 */
export function FileDrop({ accept, multiple, progress, onTake, onChoose, ...props }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [tooLarge, setTooLarge] = useState(false);
  const field = useField(tooLarge ? { ...props, errors: ['too_large'] } : props);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [over, setOver] = useState(false);

  const keep = (chosen: File[]) => {
    setFiles(chosen);
    onChoose?.(chosen);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    keep([]);
    input.current?.focus();
  };
  /** Rejects files that are too large before sending, which may take minutes on a phone. */
  const choose = (chosen: File[]) => {
    if (onTake?.(chosen)) {
      if (input.current) input.current.value = '';
      setFiles([]);
      return;
    }
    const over = chosen.some(({ size }) => size > MAX_FILE_BYTES);
    if (over && input.current) input.current.value = '';
    setTooLarge(over);
    keep(over ? [] : chosen);
  };

  return (
    <FieldFrame {...field.frame}>
      <div className={cx(styles.drop, over && styles.over, field.invalid && styles.invalid)}>
        <Upload aria-hidden="true" />
        <span className={styles.call}>{t('ui.dropFile', { count: multiple ? 2 : 1 })}</span>
        <input
          ref={input}
          {...field.input}
          type="file"
          accept={accept}
          multiple={multiple}
          className={styles.input}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => choose([...(target.files ?? [])])}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ name, size }) => (
            <li key={name} className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              <span className="num muted">{number(Math.ceil(size / 1024))} kB</span>
            </li>
          ))}
          <li>
            <button type="button" className={styles.clear} onClick={clear}>
              <X aria-hidden="true" /> {t('ui.removeFiles', { count: files.length })}
            </button>
          </li>
        </ul>
      )}
      {progress !== undefined && (
        <progress className={styles.progress} value={progress} max={1} aria-label={t('ui.sending')} />
      )}
    </FieldFrame>
  );
}
