import { businessDate } from '@elenco/brazil';
import { isByTransfer, isOpen, type Owed, openCentsOf } from '@elenco/core/finance';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../i18n/use';
import { ButtonLink, Card } from '../ui';
import { ByTransfer } from './ByTransfer';
import { CopyText } from './CopyText';
import { formatDigitableLine } from './grouped';
import { PayByCard } from './PayByCard';
import { type PayablePix, PixPicture } from './PixPicture';
import styles from './payment.module.css';
import { Reported } from './Reported';
import { type PayableCharge, SlipInForce } from './SlipInForce';

type Props = {
  charge: PayableCharge;
  pix: PayablePix | null;
  /** Amount due today, with fine and interest. */
  owed: Owed | undefined;
  /** URL of the PDF, if it differs from the brand's. */
  pdf?: string;
  level?: 2 | 3;
  /** True if the page itself starts card payments. */
  cardHere?: boolean;
  /** True if the reader can reissue an overdue slip. */
  secondCopy?: boolean;
};

/**
 * Ways to pay an open charge: PIX as QR code or text, the slip as digitable line or PDF, and card. A charge
 * that has neither PIX nor slip is paid by bank transfer. Below them are the steps that follow the payment,
 * with their dates.
 */
export function HowToPay({ charge, pix, owed, pdf, level, cardHere = false, secondCopy = !cardHere }: Props) {
  const { id, ourNumber, currency, digitableLine, keptCents, slipDueOn } = charge;
  const byTransfer = isByTransfer(charge);
  const { t } = useTranslation('company');
  const { money, date } = useFormat();
  const today = businessDate(useNow());
  if (!isOpen(charge)) return null;
  return (
    <Card title={t('pay.title')} level={level}>
      {secondCopy && <Reported charge={charge} />}
      <SlipInForce charge={charge} owed={owed} pix={pix !== null} linked={secondCopy} />
      <div className={styles.ways}>
        {byTransfer && (
          <ByTransfer
            reference={ourNumber}
            cents={owed?.totalCents ?? openCentsOf(charge)}
            currency={currency}
          />
        )}
        {pix && owed && (
          <div className={styles.pix}>
            <PixPicture pix={pix} />
            <CopyText label={t('pay.pix', { amount: money(owed.totalCents, currency) })} text={pix.code} />
          </div>
        )}
        <div className={styles.slip}>
          {digitableLine &&
            (slipDueOn < today && pix ? (
              <p>{t('pay.slipExpired', { day: date(slipDueOn, 'long') })}</p>
            ) : (
              <CopyText
                label={t('pay.slip', { amount: money(charge.slipCents, currency) })}
                text={formatDigitableLine(digitableLine)}
              />
            ))}
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
      <p className="small" data-after-paying>
        <strong>{t('pay.after.title')}</strong> {t(`pay.after.${byTransfer ? 'transfer' : 'slip'}`)}{' '}
        {/* Guests cannot report a payment. */}
        {cardHere && t('pay.after.guest')}
      </p>
    </Card>
  );
}
