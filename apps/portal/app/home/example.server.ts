import { addDays, dueOn } from '@elenco/brazil';
import { splitFee } from '@elenco/core/kit';
import { feeKeyOf, type Setting, settingOn } from '@elenco/core/platform';

/** What the brand of the example pays, in cents. */
const total = 500_000;

/**
 * What the home page promises, from the values in force on a business day, and one hiring's money and days worked
 * out by the same rules: the invoice of the example is accepted on the very day.
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
