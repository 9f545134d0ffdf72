import { isByTransfer, isOpen, type Owed, openCentsOf } from '@elenco/core/finance';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card } from '../ui';
import { ByTransfer } from './ByTransfer';
import { CopyText } from './CopyText';
import { grouped } from './grouped';
import { PayByCard } from './PayByCard';
import { type Pix, PixPicture } from './PixPicture';
import styles from './payment.module.css';
import { Reported } from './Reported';
import { type PayableCharge, SlipInForce } from './SlipInForce';

type Props = {
  charge: PayableCharge;
  pix: Pix | null;
  /** Amount due today, with fine and interest. */
  owed: Owed | undefined;
  /** Address of the charge as a document, if it differs from the brand's. */
  pdf?: string;
  level?: 2 | 3;
  /** True if the page itself takes card payments. */
  cardHere?: boolean;
  /** True if the reader can request a second copy of an overdue slip. */
  secondCopy?: boolean;
};

/**
 * Ways to pay an open charge: PIX by picture or text, the slip by its line or as a document; the account for a
 * transfer if there is neither; a card.
 */
export function HowToPay({ charge, pix, owed, pdf, level, cardHere = false, secondCopy = !cardHere }: Props) {
  const { id, ourNumber, currency, digitableLine, keptCents, pixCode } = charge;
  const byTransfer = isByTransfer(charge);
  const { t } = useTranslation('company');
  if (!isOpen(charge)) return null;
  return (
    <Card title={t('pay.title')} level={level}>
      {secondCopy && <Reported charge={charge} />}
      <SlipInForce charge={charge} owed={owed} linked={secondCopy} />
      <div className={styles.ways}>
        {byTransfer && (
          <ByTransfer
            reference={ourNumber}
            cents={owed?.totalCents ?? openCentsOf(charge)}
            currency={currency}
          />
        )}
        {pix && pixCode && (
          <div className={styles.pix}>
            <PixPicture pix={pix} />
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
          {keptCents === 0 && <PayByCard chargeId={id} here={cardHere} />}
          {!byTransfer && <p className="muted small">{t('pay.simulation')}</p>}
        </div>
      </div>
    </Card>
  );
}
