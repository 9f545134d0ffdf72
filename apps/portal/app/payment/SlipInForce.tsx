import { businessDate } from '@elenco/brazil';
import { type Charge, type Owed, openCentsOf } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Link, useLocation } from '@remix-run/react';
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
 * Amount and due day of the slip and the PIX; names them if they differ from the charge: the rest, or a second
 * copy with fine and interest. Says what comes on top if slip and PIX ask less than what is owed today. `linked` adds links to
 * the second copy of an overdue slip and to the report of a payment.
 */
export function SlipInForce({
  charge,
  owed,
  linked,
}: {
  charge: PayableCharge;
  owed: Owed | undefined;
  linked: boolean;
}) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const { id, amountCents, currency, dueOn, keptCents, slipCents, slipDueOn, reportedAt } = charge;
  const { search } = useLocation();
  // The slip's page continues the queue of this one.
  const slip = `${areaPath.company}/charge/${id}/slip${search.includes('queue=') ? search : ''}`;
  const lateCents = slipCents - openCentsOf(charge);
  const overdue = dueOn < businessDate(useNow()) && currency === 'BRL';
  return (
    <>
      {slipCents === amountCents && slipDueOn === dueOn ? (
        <p>
          <Money cents={slipCents} currency={currency} emphasis="strong" /> · {t('pay.due')}{' '}
          <DateText value={slipDueOn} style="long" />
        </p>
      ) : (
        <p className="small">
          {t('secondCopy.inForce')} <Money cents={slipCents} currency={currency} />
          {lateCents > 0 && (
            <>
              {' '}
              ({t('secondCopy.late')} <Money cents={lateCents} currency={currency} />)
            </>
          )}
          {' · '}
          {t('secondCopy.due')} <DateText value={slipDueOn} style="long" />
          {keptCents > 0 && (
            <>
              {' · '}
              {t('payments.received')} <Money cents={keptCents} currency={currency} />
            </>
          )}
        </p>
      )}
      {owed && owed.totalCents > slipCents && (
        <p className="small">
          <strong>{t('pay.owed', { total: money(owed.totalCents, currency) })}</strong>{' '}
          {t('pay.onTop', {
            slip: money(slipCents, currency),
            fine: money(owed.fineCents, currency),
            interest: money(owed.interestCents, currency),
          })}
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
