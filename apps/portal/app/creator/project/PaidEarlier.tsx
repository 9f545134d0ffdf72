import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import type { Project } from './load.server';

/**
 * Says that finishing the work today moves the payment to an earlier month, whose other payments change its
 * taxes.
 */
export function PaidEarlier({
  project: { expectedPay, ifDoneToday },
}: {
  project: Pick<Project, 'expectedPay' | 'ifDoneToday'>;
}) {
  const { t } = useTranslation('creator');
  const { money, date } = useFormat();
  if (!expectedPay?.on || !ifDoneToday?.on) return null;
  const { netCents, currency, on, addedTo } = ifDoneToday;
  return (
    <p className="small" data-if-done-today={netCents}>
      {t(addedTo.length > 0 ? 'pieces.paidEarlierWithOthers' : 'pieces.paidEarlier', {
        month: date(on, 'month'),
        on: date(on, 'short'),
        net: money(netCents, currency),
        expectedNet: money(expectedPay.netCents, currency),
        expectedOn: date(expectedPay.on, 'short'),
      })}
    </p>
  );
}
