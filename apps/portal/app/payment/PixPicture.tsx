import { useTranslation } from 'react-i18next';
import styles from './payment.module.css';

/** QR code of a PIX payment as a path of unit squares. */
export type Pix = { readonly size: number; readonly path: string };
/** QR code of a PIX payment with its text. */
export type PayablePix = Pix & { readonly code: string };

export function PixPicture({ pix }: { pix: Pix }) {
  const { t } = useTranslation('company');
  return (
    <svg
      viewBox={`-2 -2 ${pix.size + 4} ${pix.size + 4}`}
      role="img"
      aria-label={t('pay.qr')}
      className={styles.qr}
    >
      <path d={pix.path} />
    </svg>
  );
}
