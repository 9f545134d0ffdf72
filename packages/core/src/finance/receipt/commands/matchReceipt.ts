import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, type Find, Problem, post, refuse, update } from '../../../kit';
import { type Actor, companies, defineCommand, defineMove, id, lineOrEmpty, userIdOf } from '../../../people';
import { type Setting, settings } from '../../../platform';
import {
  amountsDue,
  chargeLines,
  charges,
  dayOfPayment,
  instalments,
  isOpen,
  lateRates,
  openCentsOf,
  partKept,
  partKeptEvent,
  partWaivedEvents,
  reissued,
  type Settled,
  settleMove,
  waivedEvents,
} from '../../payment';
import {
  type Amount,
  amountOf,
  differenceLimits,
  extraEntries,
  maxDifference,
  requireWaiverReason,
  settlementInput,
  waivedCentsOf,
  waivedOnPart,
} from '../amount';
import { classifyPayer, payersOf } from '../payer';
import { isTakenBack, prepareReturnRule, type Receipt, receipts } from '../receipt';

/** With `otherPayer`, the staff member confirms that a payer other than the charge's company may pay it. */
const fields = { chargeId: id, otherPayer: z.boolean().default(false) };

/** `comment` is the reason for waiving the missing fine and interest, or the missing part of the price. */
const fieldsWithReason = { ...fields, comment: lineOrEmpty(255).default('') };

const loadSettled = async (find: Find<Actor>, chargeId: number) => {
  const found = await find.lockMany(charges, { id: chargeId });
  return {
    charges: found,
    companies: await find.many(companies, { id: found.map(({ companyId }) => companyId) }),
    lines: await find.many(chargeLines, { chargeId }),
    instalments: await find.many(instalments, { chargeId }),
    settings: await find.many(settings, { key: [...lateRates, ...differenceLimits] }),
  };
};

interface MatchFacts extends Settled {
  readonly settings: readonly Setting[];
  readonly paidOn: string;
}

/** Returns the charge that a receipt may settle, with the difference; otherwise the refusal. */
function resolveMatch(
  row: Receipt,
  also: Awaited<ReturnType<typeof loadSettled>>,
  otherPayer: boolean,
): ReturnType<typeof refuse> | MatchFacts {
  if (isTakenBack(row)) return refuse('taken_back');
  const [charge] = also.charges;
  if (!charge) return refuse('unknown_charge', '/chargeId');
  if (charge.status === 'combined') return refuse('charge_combined', '/chargeId');
  if (!isOpen(charge)) return refuse('charge_not_open', '/chargeId');
  const settled = { charge, lines: also.lines, instalment: also.instalments[0], settings: also.settings };
  const paidOn = dayOfPayment(charge, row.receivedOn);
  const { currency } = charge;
  if (currency !== row.currency) {
    const [expectedCents = 0] = amountsDue(settled, paidOn);
    return refuse('amount_differs', '/chargeId', { expectedCents, currency });
  }
  const [company] = also.companies;
  return company && !otherPayer && classifyPayer(row, company) === 'other'
    ? refuse('other_payer', '/otherPayer', payersOf(row, company))
    : { ...settled, paidOn };
}

/**
 * Returns the ledger date of a match: the payment day, or today if the money returned to suspense after an
 * earlier match.
 */
const bookingDay = ({ formerChargeId }: Receipt, paidOn: string, now: string): string =>
  formerChargeId === null ? paidOn : businessDate(now);

/** Refuses a difference above the limit that two staff members may accept. */
function refuseOverLimit({ differenceCents }: Amount, { charge, settings }: MatchFacts, now: string) {
  const maxCents = maxDifference(openCentsOf(charge), settings, businessDate(now));
  return Math.abs(differenceCents) > maxCents
    ? refuse('difference_too_big', '/chargeId', { maxCents, currency: charge.currency })
    : undefined;
}

/**
 * Matches money in suspense with a charge and settles the charge. The match needs a second staff member,
 * unless the amount is due with or without fine and interest. Refuses at `/chargeId` with `unknown_charge`,
 * `charge_not_open`, `charge_combined` for charges in a combined invoice, `amount_differs` (params
 * `expectedCents`, `currency`) and `difference_too_big` (params `maxCents`, `currency`); with `other_payer`
 * (params `payer`, `company`) at `/otherPayer` unless confirmed; with `waiver_reason_needed` (params
 * `waivedCents`, `currency`) at `/comment` if less was received than is due on the payment day; and with
 * `second_person_needed`.
 */
export const matchReceipt = defineMove(receipts, 'match', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: fieldsWithReason,
  also: (find, _row, { chargeId }) => loadSettled(find, chargeId),
  decide({ row, also, input, actor, now }) {
    const of = resolveMatch(row, also, input.otherPayer);
    if ('refused' in of) return of;
    const { charge, paidOn } = of;
    const came = amountOf(row.amountCents, of, paidOn, of.settings);
    if (came.differenceCents !== 0) {
      if (row.intendedChargeId !== charge.id) {
        const [expectedCents = 0] = amountsDue(of, paidOn);
        return refuse('amount_differs', '/chargeId', { expectedCents, currency: charge.currency });
      }
      const over = refuseOverLimit(came, of, now);
      if (over) return over;
      const userId = userIdOf(actor);
      if (userId === null || userId === row.preparedById) return refuse('second_person_needed');
    }
    const { comment } = input;
    const waivedCents = waivedCentsOf(row.amountCents, of, paidOn, of.settings);
    const unreasoned = requireWaiverReason(waivedCents, comment, charge);
    if (unreasoned) return unreasoned;
    const { settledCents: _, ...extra } = came;
    const { paidBy } = row;
    const bookedOn = bookingDay(row, paidOn, now);
    return {
      patch: {
        ...extra,
        chargeId: charge.id,
        companyId: charge.companyId,
        intendedChargeId: null,
        preparedById: null,
      },
      and: [
        ...settleMove(
          of,
          { paidOn, bookedOn, paidBy, comment, ...settlementInput(came, of, of.settings) },
          'suspense',
        ),
        ...waivedEvents(charge, waivedCents, comment, also.instalments[0]),
        ...extraEntries(row, extra, bookedOn),
      ],
    };
  },
});

/**
 * Keeps money in suspense as a partial payment of a charge. The charge stays open, with a slip and PIX code
 * for the remaining amount. The fine and interest on the partial payment until the payment day are waived,
 * with a reason. Refuses like `matchReceipt`, and with `not_a_part` (params `expectedCents`, `currency`) at
 * `/chargeId` if no amount would remain.
 */
export const matchPart = defineMove(receipts, 'matchPart', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: fieldsWithReason,
  also: (find, _row, { chargeId }) => loadSettled(find, chargeId),
  decide({ row, also, input, now }) {
    const of = resolveMatch(row, also, input.otherPayer);
    if ('refused' in of) return of;
    const { charge, paidOn } = of;
    const expectedCents = openCentsOf(charge);
    if (row.amountCents >= expectedCents)
      return refuse('not_a_part', '/chargeId', { expectedCents, currency: charge.currency });
    const { comment } = input;
    const waivedCents = waivedOnPart(row.amountCents, of, paidOn, of.settings);
    const unreasoned = requireWaiverReason(waivedCents, comment, charge);
    if (unreasoned) return unreasoned;
    const keptCents = charge.keptCents + row.amountCents;
    const { id: chargeId, companyId, slipDueOn } = charge;
    const receivedCents = charge.receivedCents + row.amountCents;
    const patch = {
      ...reissued(of, { keptCents, slipDueOn, slipIssuedOn: businessDate(now) }, of.settings),
      receivedCents,
    };
    return {
      patch: { chargeId, companyId, partial: true, intendedChargeId: null, preparedById: null },
      and: [
        post(partKept(charge, row.amountCents), bookingDay(row, paidOn, now)),
        update(charges, chargeId, patch),
        emit(
          partKeptEvent({ ...charge, ...patch }, { receivedCents: row.amountCents, waivedCents, comment }),
        ),
        ...partWaivedEvents(also.instalments[0], waivedCents, comment),
      ],
    };
  },
});

/**
 * Prepares to settle a charge with an amount other than the amount due, as the first of two staff members.
 * Replaces a prepared return of the money. Refuses with `not_in_suspense`, `amount_is_due` if one staff
 * member suffices, and the refusals of `matchReceipt`.
 */
export const prepareMatch = defineCommand({
  name: 'receipts.prepareMatch',
  rest: 'Prepares matching a receipt with a charge of another amount; a second finance user matches it',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional(), ...fields }),
  async load(find, { id: receiptId, version, chargeId }) {
    const row = await find.forUpdate(receipts, receiptId, prepareReturnRule);
    if (version !== undefined && version !== row.version) throw new Problem('stale');
    return { row, also: await loadSettled(find, chargeId) };
  },
  decide({ rows: { row, also }, input: { chargeId, otherPayer }, actor, now }) {
    const preparedById = userIdOf(actor);
    if (preparedById === null) return refuse('second_person_needed');
    if (row.status !== 'unmatched') return refuse('not_in_suspense');
    const of = resolveMatch(row, also, otherPayer);
    if ('refused' in of) return of;
    const came = amountOf(row.amountCents, of, of.paidOn, of.settings);
    if (came.differenceCents === 0) return refuse('amount_is_due', '/chargeId');
    const over = refuseOverLimit(came, of, now);
    if (over) return over;
    return accept([update(receipts, row.id, { preparedById, intendedChargeId: chargeId })], { id: row.id });
  },
});
