import { businessDate, nextBankDay } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { date, defineCommand, id, paragraph, users } from '../../../people';
import { type Setting, settingOn, settings } from '../../../platform';
import { postponedEvent, remindedEvent } from '../events';
import { instalments } from '../instalment';
import { lateRates } from '../late';
import { chargeLines, charges, dunningRule } from '../resource';
import { type Charge, hiringPurposes } from '../schema';
import { isOpen } from '../settlement';
import { isSecondCopyInForce, owedOn, secondCopyRefusal, slipOf } from '../slip';

/**
 * Purposes of charges whose due date finance can move. The due dates of other charges are fixed by a plan or
 * a contract.
 */
const postponable: readonly Charge['purpose'][] = [...hiringPurposes, 'project'];

/**
 * Returns why finance cannot move the due date of a charge; undefined if finance can move it. The charge must
 * belong to a project, be open and not be overdue.
 * @param today business date
 */
export function postponementRefusal(
  { status, purpose, dueOn }: Pick<Charge, 'status' | 'purpose' | 'dueOn'>,
  today: string,
): 'charge_not_open' | 'charge_overdue' | 'due_date_agreed' | undefined {
  if (!isOpen({ status })) return 'charge_not_open';
  if (status === 'overdue' || dueOn < today) return 'charge_overdue';
  return postponable.includes(purpose) ? undefined : 'due_date_agreed';
}

/**
 * Returns what finance should know about an open charge: a reported payment to check, a second copy that is
 * still valid, or why the due date cannot be moved. Undefined for other charges.
 * @param today business date
 */
export function chargeNote(
  charge: Pick<Charge, 'status' | 'purpose' | 'dueOn' | 'slipDueOn' | 'reportedAt'>,
  today: string,
): 'payment_reported' | 'second_copy_in_force' | 'charge_overdue' | 'due_date_agreed' | undefined {
  const refusal = postponementRefusal(charge, today);
  if (refusal === 'charge_not_open') return undefined;
  if (charge.reportedAt !== null) return 'payment_reported';
  return refusal === 'charge_overdue' && isSecondCopyInForce(charge, today)
    ? 'second_copy_in_force'
    : refusal;
}

/**
 * True if finance has already sent a reminder about the charge or payout today.
 * @param today business date
 */
export const isRemindedToday = (
  { remindedAt }: { readonly remindedAt: string | null },
  today: string,
): boolean => remindedAt !== null && businessDate(remindedAt) === today;

/**
 * Reminds the brand of an open charge by an e-mail with the amount due today. Works at most once a day per
 * charge. Refuses with `charge_not_open`, `payment_reported` while finance checks a reported payment,
 * `brand_reminded_today`, and `company_without_users` for a client without an account.
 */
export const remindBrand = defineCommand({
  name: 'charges.remind',
  rest: 'Reminds the company of an open charge by e-mail, at most once a day',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, dunningRule);
    return {
      charge,
      members: await find.many(users, { companyId: charge.companyId, staff: false, suspendedAt: null }),
      instalments: await find.many(instalments, { chargeId }),
      settings: await find.many(settings, { key: [...lateRates] }),
    };
  },
  decide({ rows: { charge, members, instalments: parts, settings: rates }, now }) {
    const today = businessDate(now);
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status: charge.status });
    if (charge.reportedAt !== null) return refuse('payment_reported');
    if (isRemindedToday(charge, today)) return refuse('brand_reminded_today');
    if (members.length === 0) return refuse('company_without_users');
    const owed = owedOn({ charge, instalment: parts[0] }, today, rates);
    return accept([update(charges, charge.id, { remindedAt: now }), emit(remindedEvent(charge, owed))], {
      id: charge.id,
    });
  },
});

/**
 * True if a later due date would raise fine or interest. The contract states the rates for the due date that
 * the brand accepted; older contracts state none.
 */
const hasHigherRates = (
  { currency, dueOn }: Pick<Charge, 'currency' | 'dueOn'>,
  later: string,
  rates: readonly Setting[],
): boolean =>
  currency === 'BRL' && lateRates.some((key) => settingOn(rates, key, later) > settingOn(rates, key, dueOn));

/**
 * Moves the due date of a project's open charge to a later bank day, with a reason, and issues its slip
 * again. The charges in a combined invoice get the same due date. An overdue charge gets a second copy
 * instead. Refuses with `charge_not_open`, `charge_overdue`, `due_date_agreed`, and at `/dueOn`
 * `date_in_past`, `second_copy_too_late`, `due_date_not_later` and `late_rates_higher`.
 */
export const postponeCharge = defineCommand({
  name: 'charges.postpone',
  rest: 'Moves the due date of an open charge of a project to a later bank day, and issues its slip again',
  notWhileImpersonating: true,
  input: z.strictObject({ id, dueOn: date, comment: paragraph(1_000) }),
  async load(find, { id: chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, dunningRule);
    const lines = await find.many(chargeLines, { chargeId });
    const combined = lines.flatMap(({ ofChargeId }) => ofChargeId ?? []);
    return {
      charge,
      within: combined.length > 0 ? await find.lockMany(charges, { id: combined }) : [],
      settings: await find.many(settings, { key: [...lateRates] }),
    };
  },
  decide({ rows: { charge, within, settings: rates }, input: { dueOn: chosen, comment }, now }) {
    const today = businessDate(now);
    const refusal = postponementRefusal(charge, today);
    if (refusal) return refuse(refusal, '', refusal === 'charge_not_open' ? { status: charge.status } : {});
    const badDay = secondCopyRefusal(chosen, today);
    if (badDay) return refuse(badDay, '/dueOn');
    const dueOn = nextBankDay(chosen);
    if (dueOn <= charge.dueOn) return refuse('due_date_not_later', '/dueOn');
    if ([charge, ...within].some((row) => hasHigherRates(row, dueOn, rates)))
      return refuse('late_rates_higher', '/dueOn');
    // The old slip has the same number and amount, so a payment of it is still matched.
    const moved = (row: Charge) => {
      const slipCents = row.amountCents - row.keptCents;
      const { ourNumber: _, ...codes } = slipOf({ ...row, dueOn, amountCents: slipCents });
      return { dueOn, ...codes, slipCents, slipDueOn: dueOn };
    };
    const patch = moved(charge);
    return accept(
      [
        update(charges, charge.id, patch),
        ...within.map((row) => update(charges, row.id, moved(row))),
        emit(postponedEvent({ ...charge, ...patch }, comment)),
      ],
      { id: charge.id, dueOn },
    );
  },
});
