import { addDays, dueOn } from '@elenco/brazil';
import { splitFee } from '@elenco/core/kit';
import { feeKeyOf, type Setting, settingOn } from '@elenco/core/platform';

/** The brand's price in the example, in cents. */
const total = 500_000;

/**
 * Returns the fee and deadlines that the home page shows, from the settings in force on a business day, and
 * an example hiring calculated by the usual rules. In the example, the invoice is accepted on that business
 * day.
 */
export function exampleOn(settings: readonly Setting[], today: string) {
  const feeBp = settingOn(settings, feeKeyOf('open'), today);
  const { feeCents, creatorCents } = splitFee(total, feeBp);
  const payoutDays = settingOn(settings, 'payout_days', today);
  const paid = dueOn(today, payoutDays);
  return {
    feeBp,
    payoutDays,
    shortlistHours: settingOn(settings, 'shortlist_hours', today),
    money: { total, fee: feeCents, gross: creatorCents },
    days: { funded: addDays(today, -12), published: addDays(today, -3), invoice: today, due: paid, paid },
  };
}

export type Example = ReturnType<typeof exampleOn>;
