import type { Quote } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, ConfirmDialog } from '../ui';
import type { ShownPlan } from './plans.server';

/** Button that chooses a plan, after showing its price and first day. */
export function ChoosePlan({ plan, quote }: { plan: ShownPlan; quote: Quote }) {
  const { t } = useTranslation('plans');
  const { money, date } = useFormat();
  const day = (value: string) => date(value, 'long');
  const { direction, amountCents, monthlyCents, currency, from, dueOn } = quote;
  const monthly =
    monthlyCents === 0 ? t('change.noPrice') : t('change.monthly', { price: money(monthlyCents, currency) });
  const begins =
    direction === 'down'
      ? t('change.later', { day: day(from) })
      : dueOn
        ? t('change.now', { price: money(amountCents, currency), day: day(dueOn) })
        : t('change.free');
  return (
    <ConfirmDialog
      trigger={
        <Button variant={direction === 'up' ? 'dark' : 'quiet'} wide>
          {t('change.to', { plan: plan.title })}
        </Button>
      }
      title={t('change.title', { plan: plan.title })}
      text={`${begins} ${monthly}`}
      confirm={
        direction === 'up' && amountCents > 0
          ? t('change.confirmFor', { price: money(amountCents, currency) })
          : t('change.confirm')
      }
      fields={{ intent: 'choose', plan: plan.tier, amountCents, monthlyCents }}
    />
  );
}
