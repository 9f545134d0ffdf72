import { businessDate, nextBankDay } from '@elenco/brazil';
import { z } from 'zod';
import { briefings } from '../../../hiring';
import {
  accept,
  cents,
  type EventDraft,
  emit,
  insert,
  moveTo,
  refuse,
  requireAllowedMove,
  sum,
  update,
} from '../../../kit';
import { date, defineCommand, id, ofCompany, requireAccess, systemOnly } from '../../../people';
import { settings } from '../../../platform';
import { reissuedEvent } from '../events';
import { chargeFlow } from '../flow';
import { instalments } from '../instalment';
import { lateRates } from '../late';
import { chargeLines, charges, payerRule, paymentProofs, reissueRule } from '../resource';
import { type Charge, hiringPurposes, PROOFS_PER_CHARGE, paymentProof } from '../schema';
import { isOpen } from '../settlement';
import { firstSlip, isSecondCopyInForce, owedOn, reissuedSlip, secondCopyRefusal } from '../slip';

/**
 * Combines the open charges of a project's hirings into one invoice, due on the earliest of their due dates.
 * Overdue charges stay separate. Refuses with `nothing_to_combine`, and with `charges_changed` if the total
 * differs from the total that the user saw.
 */
export const combineCharges = defineCommand({
  name: 'charges.combine',
  notWhileImpersonating: true,
  input: z.strictObject({ briefingId: id, totalCents: cents }),
  async load(find, { briefingId }) {
    const briefing = await find.forUpdate(briefings, briefingId, ofCompany);
    const open = await find.lockMany(charges, {
      briefingId,
      status: 'open',
      keptCents: 0,
      purpose: [...hiringPurposes],
    });
    const [chargeId] = await find.ids(charges, 1);
    return {
      briefing,
      open,
      lines: await find.many(chargeLines, { chargeId: open.map((one) => one.id) }),
      chargeId: chargeId as number,
    };
  },
  decide({ rows: { briefing, open, lines, chargeId }, input: { totalCents }, now }) {
    const [first] = open;
    if (!first || open.length < 2) return refuse('nothing_to_combine');
    const amountCents = sum(open.map((one) => one.amountCents));
    if (amountCents !== totalCents) return refuse('charges_changed');
    const { companyId, currency } = first;
    const charge = {
      id: chargeId,
      companyId,
      briefingId: briefing.id,
      purpose: 'project' as const,
      contractId: null,
      amendmentId: null,
      creatorId: null,
      status: chargeFlow.initial,
      statusSince: now,
      amountCents,
      currency,
      feeCents: sum(open.map((one) => one.feeCents)),
      dueOn: open.map((one) => one.dueOn).toSorted()[0] as string,
      paidOn: null,
      paidBy: null,
    };
    return accept(
      [
        insert(charges, { ...charge, ...firstSlip(charge) }),
        ...lines.map(({ id: _, version: _v, createdAt: _c, updatedAt: _u, ...line }) =>
          insert(chargeLines, { ...line, chargeId, ofChargeId: line.chargeId }),
        ),
        ...open.map((one) => moveTo(charges, one.id, 'combine')),
      ],
      { id: chargeId },
    );
  },
});

/** Splits a combined invoice into one charge per hiring again. Paid charges are not changed. */
export const separateCharges = defineCommand({
  name: 'charges.separate',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, ofCompany);
    requireAllowedMove(chargeFlow, 'dissolve', charge, {});
    return { charge, lines: await find.many(chargeLines, { chargeId }) };
  },
  decide({ rows: { charge, lines } }) {
    if (charge.purpose !== 'project') return refuse('nothing_to_separate');
    if (charge.keptCents > 0) return refuse('paid_in_part');
    return accept(
      [
        moveTo(charges, charge.id, 'dissolve'),
        ...lines.flatMap(({ ofChargeId }) =>
          ofChargeId === null ? [] : [moveTo(charges, ofChargeId, 'separate')],
        ),
      ],
      { id: charge.id },
    );
  },
});

/**
 * Marks charges past their due date as overdue. Each event contains the amount due today, with fine and
 * interest. Skips charges that the brand has reported as paid. Run once a day.
 */
export const markOverdue = defineCommand({
  name: 'charges.markOverdue',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    requireAccess(actor, systemOnly);
    const today = businessDate(now);
    const open = await find.lockMany(charges, { status: 'open' });
    const late = open.filter(({ dueOn }) => dueOn < today);
    return {
      late,
      parts: await find.many(instalments, { chargeId: late.map(({ id }) => id) }),
      settings: await find.many(settings, { key: [...lateRates] }),
    };
  },
  decide({ rows: { late, parts, settings: rates }, now }) {
    const today = businessDate(now);
    const dataOf = (charge: Charge): EventDraft['data'] => {
      if (charge.reportedAt !== null) return { context: 'reported' };
      const instalment = parts.find(({ chargeId }) => chargeId === charge.id);
      const { totalCents, fineCents, interestCents } = owedOn({ charge, instalment }, today, rates);
      const lateCents = fineCents + interestCents;
      const { currency, dueOn } = charge;
      return lateCents > 0
        ? { amountCents: totalCents, currency, dueOn, lateCents, context: 'late' }
        : undefined;
    };
    return accept(
      late.map((charge) => {
        const data = dataOf(charge);
        return moveTo(charges, charge.id, 'fallDue', data ? { data } : {});
      }),
      { chargeIds: late.map(({ id }) => id) },
    );
  },
});

/**
 * Issues a second copy of an overdue slip, with fine and interest until a new due date, which is moved to a
 * bank day. Keeps the slip number, so that a payment of the old slip is still matched. Refuses with
 * `charge_not_open`, `not_overdue`, `no_slip` if not in BRL, `date_in_past` or `second_copy_too_late` at
 * `/dueOn`, and `second_copy_in_force` at `/replaces` unless the user confirms replacing a valid copy.
 */
export const reissueSlip = defineCommand({
  name: 'charges.reissue',
  rest: 'Issues the second copy of an overdue slip, with fine and interest until a new due date',
  notWhileImpersonating: true,
  input: z.strictObject({ id, dueOn: date, replaces: z.boolean().default(false) }),
  load: async (find, { id: chargeId }) => ({
    charge: await find.forUpdate(charges, chargeId, reissueRule),
    instalments: await find.many(instalments, { chargeId }),
    settings: await find.many(settings, { key: [...lateRates] }),
  }),
  decide({ rows: { charge, instalments: parts, settings: rates }, input: { dueOn, replaces }, now }) {
    const today = businessDate(now);
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status: charge.status });
    if (charge.dueOn >= today) return refuse('not_overdue');
    if (charge.currency !== 'BRL') return refuse('no_slip');
    const badDay = secondCopyRefusal(dueOn, today);
    if (badDay) return refuse(badDay, '/dueOn');
    if (isSecondCopyInForce(charge, today) && !replaces) return refuse('second_copy_in_force', '/replaces');
    const slip = { keptCents: charge.keptCents, slipDueOn: nextBankDay(dueOn), slipIssuedOn: today };
    const { slipCents, slipDueOn, ...patch } = reissuedSlip({ charge, instalment: parts[0] }, slip, rates);
    const reply = { id: charge.id, slipCents, slipDueOn };
    return accept(
      [
        update(charges, charge.id, { ...patch, slipCents, slipDueOn }),
        emit(reissuedEvent({ ...charge, slipCents, slipDueOn })),
      ],
      reply,
    );
  },
});

/**
 * Stores a proof of payment from a brand member, or from a guest who can see the invoice. The charge stays
 * open: finance checks the bank account. A file uploaded twice is stored once. Refuses with
 * `charge_not_open`, `too_many_proofs`.
 */
export const sendProof = defineCommand({
  name: 'charges.sendProof',
  input: z.strictObject({ chargeId: id, fileId: id, sha256: paymentProof.shape.sha256 }),
  async load(find, { chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, payerRule);
    return { charge, sent: await find.lockMany(paymentProofs, { chargeId }) };
  },
  decide({ rows: { charge, sent }, input: { fileId, sha256 }, actor }) {
    const { id: chargeId, status, contractId, briefingId, companyId, creatorId } = charge;
    if (sent.some((proof) => proof.sha256 === sha256)) return accept([], { chargeId });
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status });
    if (sent.length >= PROOFS_PER_CHARGE) return refuse('too_many_proofs', '/file');
    const sentBy = 'name' in actor ? actor.name : '';
    const parties = { contractId, briefingId, companyId, creatorId };
    const shareLinkId = actor.role === 'guest' ? actor.shareLinkId : null;
    return accept(
      [
        insert(paymentProofs, { ...parties, chargeId, fileId, sha256, sentBy, shareLinkId }),
        emit({
          kind: 'charges.sendProof',
          resource: charges.name,
          rowId: chargeId,
          companyId,
          briefingId,
          data: { by: sentBy },
        }),
      ],
      { chargeId },
    );
  },
});
