import { businessDate } from '@elenco/brazil';
import { type Charge, openCentsOf } from '@elenco/core/finance';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import { DateText, Money } from '../ui';

export type PayableCharge = Pick<
  Charge,
  | 'id'
  | 'status'
  | 'amountCents'
  | 'currency'
  | 'dueOn'
  | 'keptCents'
  | 'slipCents'
  | 'slipDueOn'
  | 'digitableLine'
  | 'pixCode'
>;

/**
 * Amount of the slip and the PIX if it differs from the charge: the rest, or a second copy with fine and
 * interest. `linked` adds a link to the second copy of an overdue slip.
 */
export function SlipInForce({ charge, linked }: { charge: PayableCharge; linked: boolean }) {
  const { t } = useTranslation('company');
  const { id, amountCents, currency, dueOn, keptCents, slipCents, slipDueOn } = charge;
  const lateCents = slipCents - openCentsOf(charge);
  const overdue = dueOn < businessDate(useNow()) && currency === 'BRL';
  return (
    <>
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
          {t('secondCopy.due')} <DateText value={slipDueOn} style="long" />
          {keptCents > 0 && (
            <>
              {' · '}
              {t('payments.received')} <Money cents={keptCents} currency={currency} />
            </>
          )}
        </p>
      )}
      {overdue && linked && (
        <p className="small">
          <Link to={`${areaPath.company}/charge/${id}/slip`}>{t('secondCopy.title')}</Link>
        </p>
      )}
    </>
  );
}
