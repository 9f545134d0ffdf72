import type { Charge } from '@elenco/core/payment';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card } from '../ui';
import { CopyText } from './CopyText';
import { PayByCard } from './PayByCard';
import styles from './payment.module.css';

type Props = {
  charge: Pick<Charge, 'id' | 'digitableLine' | 'pixCode'>;
  /** The PIX code as a picture of unit squares. */
  pix: { readonly size: number; readonly path: string } | null;
  /** Where the charge lies as a document, if not where the brand's people find it. */
  pdf?: string;
  level?: 2 | 3;
  /** The page takes the payment by card itself. */
  cardHere?: boolean;
};

/** The 47 digits in the groups in which slips print them and banks take them. */
const grouped = (line: string) =>
  line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

/** Both ways to pay a charge: PIX by picture or text, the slip by its line or as a document. */
export function HowToPay({ charge: { id, digitableLine, pixCode }, pix, pdf, level, cardHere }: Props) {
  const { t } = useTranslation('company');
  return (
    <Card title={t('pay.title')} level={level}>
      <div className={styles.ways}>
        {pix && pixCode && (
          <div className={styles.pix}>
            <svg
              viewBox={`-2 -2 ${pix.size + 4} ${pix.size + 4}`}
              role="img"
              aria-label={t('pay.qr')}
              className={styles.qr}
            >
              <path d={pix.path} />
            </svg>
            <CopyText label={t('pay.pix')} text={pixCode} />
          </div>
        )}
        <div className={styles.slip}>
          {digitableLine && <CopyText label={t('pay.slip')} text={grouped(digitableLine)} />}
          <ButtonLink
            to={pdf ?? `/dashboard/charge/${id}.pdf`}
            reloadDocument
            size="small"
            icon={<FileDown aria-hidden="true" />}
          >
            {t('pay.pdf')}
          </ButtonLink>
          <PayByCard chargeId={id} {...(cardHere ? { here: true } : {})} />
          <p className="muted small">{t('pay.simulation')}</p>
        </div>
      </div>
    </Card>
  );
}
