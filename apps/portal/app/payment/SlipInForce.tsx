import { businessDate } from '@elenco/brazil';
import { type Charge, type Owed, openCentsOf } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../i18n/use';
import { DateText, Money } from '../ui';

export type PayableCharge = Pick<
  Charge,
  | 'id'
  | 'ourNumber'
  | 'status'
  | 'amountCents'
  | 'currency'
  | 'dueOn'
  | 'keptCents'
  | 'slipCents'
  | 'slipDueOn'
  | 'digitableLine'
  | 'pixCode'
  | 'reportedAt'
  | 'reportedOn'
  | 'reportedBy'
>;

/**
 * Today's amount due with fine and interest, and the slip if its amount differs (partial payment or reissued
 * slip). PIX always has today's amount. `linked` adds links to reissue an overdue slip and to report a
 * payment.
 */
export function SlipInForce({
  charge,
  owed,
  pix,
  linked,
}: {
  charge: PayableCharge;
  owed: Owed | undefined;
  pix: boolean;
  linked: boolean;
}) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const { id, amountCents, currency, dueOn, keptCents, slipCents, slipDueOn, reportedAt } = charge;
  const slip = `${areaPath.company}/charge/${id}/slip`;
  const lateCents = slipCents - openCentsOf(charge);
  const today = businessDate(useNow());
  const overdue = dueOn < today && currency === 'BRL';
  const onTop = owed ? owed.fineCents + owed.interestCents : 0;
  return (
    <>
      {owed && onTop > 0 && (
        <p className="small">
          <strong>{t('pay.owed', { total: money(owed.totalCents, currency) })}</strong>{' '}
          {t(pix ? 'pay.onTopByPix' : 'pay.onTop', {
            price: money(owed.restCents, currency),
            fine: money(owed.fineCents, currency),
            interest: money(owed.interestCents, currency),
          })}
        </p>
      )}
      {onTop === 0 && slipCents === amountCents && slipDueOn === dueOn && (
        <p>
          <Money cents={slipCents} currency={currency} emphasis="strong" /> · {t('pay.due')}{' '}
          <DateText value={slipDueOn} style="long" />
        </p>
      )}
      {(slipCents !== amountCents || slipDueOn !== dueOn) && (
        <p className="small">
          {t('secondCopy.inForce')} <Money cents={slipCents} currency={currency} />
          {lateCents > 0 && (
            <>
              {' '}
              ({t('secondCopy.late')} <Money cents={lateCents} currency={currency} />)
            </>
          )}
          {' · '}
          {t(slipDueOn < today ? 'payments.overdueOn' : 'secondCopy.due')}{' '}
          <DateText value={slipDueOn} style="long" />
          {keptCents > 0 && (
            <>
              {' · '}
              {t('payments.received')} <Money cents={keptCents} currency={currency} />
            </>
          )}
        </p>
      )}
      {linked && (
        <p className="small">
          {overdue && (
            <>
              <Link to={slip}>{t('secondCopy.title')}</Link>
              {' · '}
            </>
          )}
          <Link to={`${slip}#report`}>{t(reportedAt === null ? 'report.link' : 'report.correct')}</Link>
        </p>
      )}
    </>
  );
}
