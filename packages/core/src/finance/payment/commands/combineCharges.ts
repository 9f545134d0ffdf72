import { z } from 'zod';
import { briefings } from '../../../hiring';
import { accept, cents, insert, moveTo, mustBePossible, refuse, sum } from '../../../kit';
import { defineCommand, id, ofCompany } from '../../../people';
import { chargeFlow } from '../flow';
import { chargeLines, charges } from '../resource';
import { hiringPurposes } from '../schema';
import { firstSlip } from '../slip';

/**
 * A brand wants one invoice for all creators of a project: what is open of its hirings is asked for together, on the
 * earliest of their days. What is overdue stays by itself. Refuses `nothing_to_combine`, and `charges_changed` where the
 * sum is another one than the person saw.
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

/** The brand wants one charge for each hiring again. What has been paid stays as it is. */
export const separateCharges = defineCommand({
  name: 'charges.separate',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  async load(find, { id: chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, ofCompany);
    mustBePossible(chargeFlow, 'dissolve', charge, {});
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
