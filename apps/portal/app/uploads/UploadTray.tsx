import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import { Progress } from './Progress';
import { resumeAllUploads, sendForm } from './store';
import styles from './uploads.module.css';
import { useSendings } from './useSending';

/**
 * Running uploads, shown while the creator visits other pages. Sends the waiting forms when their uploads are
 * done.
 */
export function UploadTray() {
  const { t } = useTranslation('creator');
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const sendings = useSendings();
  const busy = useRef(new Set<string>());

  useEffect(() => {
    for (const one of sendings) {
      if (one.state !== 'done' || !one.form || busy.current.has(one.key)) continue;
      busy.current.add(one.key);
      void sendForm(one).then((done) => {
        busy.current.delete(one.key);
        if (done) revalidate();
      });
    }
  }, [sendings, revalidate]);

  useEffect(() => {
    window.addEventListener('online', resumeAllUploads);
    return () => window.removeEventListener('online', resumeAllUploads);
  }, []);

  const going = sendings.some(({ state }) => state === 'sending' || state === 'broken');
  useEffect(() => {
    if (!going) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [going]);

  const elsewhere = sendings.filter(({ page }) => page !== pathname);
  if (elsewhere.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={t('uploads.title')}>
      {elsewhere.map((one) => (
        <div key={one.key} className={styles.card}>
          <Progress sending={one} />
          {(one.formRefused || one.state === 'refused' || (one.state === 'done' && !one.form)) && (
            <p className="small">
              {one.formRefused && t('uploads.formRefused')}
              {one.state === 'refused' && t('uploads.refused')}{' '}
              <ButtonLink to={one.at} size="small">
                {t('uploads.open')}
              </ButtonLink>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
