import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, Row } from '../ui';
import { cancel, type RunningUpload, resumeUpload } from './store';
import styles from './uploads.module.css';

const MEGABYTE = 1024 * 1024;

/** Progress of an upload, and the next step. */
export function Progress({ sending }: { sending: RunningUpload }) {
  const { t } = useTranslation('creator');
  const { number } = useFormat();
  const { key, name, size, sent, state, form } = sending;
  const [unit, per] = size < MEGABYTE ? ['kB', 1_000] : ['MB', MEGABYTE];
  const inUnits = (bytes: number) => number(Math.ceil(bytes / per));
  return (
    <div className={styles.upload}>
      <div className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        <span className="num muted small">
          {t('uploads.sent', { sent: inUnits(sent), size: inUnits(size), unit })}
        </span>
        <Button
          variant="plain"
          size="small"
          icon={<X aria-hidden="true" />}
          aria-label={t('uploads.cancel', { name })}
          onClick={() => void cancel(key)}
        />
      </div>
      <progress
        className={styles.progress}
        value={sent}
        max={size}
        aria-label={t('uploads.progress', { name })}
      />
      <p className="muted small" role="status">
        {state === 'broken' && t('uploads.broken')}
        {state === 'done' && t('uploads.done')}
        {state === 'sending' && t(form ? 'uploads.willSend' : 'uploads.leave')}
      </p>
      {state === 'broken' && (
        <Row>
          <Button size="small" onClick={() => resumeUpload(key)}>
            {t('uploads.goOn')}
          </Button>
        </Row>
      )}
    </div>
  );
}
