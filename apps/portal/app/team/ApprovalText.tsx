import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import type { Colleague } from './colleague';

/** Text that states the amount that a company member may approve, and the last day. */
export function ApprovalText({ approves }: { approves: NonNullable<Colleague['approves']> }) {
  const { t } = useTranslation('team');
  const { money, date } = useFormat();
  const { over, leftCents, currency, untilOn } = approves;
  return (
    <>
      {over
        ? t('approval.over')
        : t('approval.left', { sum: money(leftCents, currency), day: date(untilOn, 'long') })}
    </>
  );
}
