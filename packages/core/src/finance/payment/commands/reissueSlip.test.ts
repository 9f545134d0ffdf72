import { parseBoletoLine, parsePix } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  anInstalment,
  brandMember,
  brandOwner,
  type Case,
  financier,
  guestOfTheInvoice,
  ids,
  otherBrand,
  patchOf,
  refusedWith,
  settingsWith,
  theCreator,
} from '../../../testing';
import type { Charge } from '../schema';
import { secondCopyDays, secondCopyOf, secondCopyRefusal } from '../slip';
import { reissueSlip } from './charges';

/** Due ten days ago. 30 November is a Monday, 19 days after the due date. */
const overdue = aCharge({ status: 'overdue', dueOn: '2026-11-11', ourNumber: '00000000071' });
const storeOf = (charge: Charge, ...instalments: ReturnType<typeof anInstalment>[]): Case['store'] => ({
  charges: [charge],
  instalments,
});
const input = { id: ids.charge, dueOn: '2026-11-30' };
const reissued = async (store: Case['store'], given = input) => {
  const { changes } = await accepted(reissueSlip, given, { actor: brandMember, store });
  return patchOf(changes, 'charges') as Charge;
};

describe('the second copy of a slip', () => {
  it('keeps the slip number and includes fine and interest until the new due date', async () => {
    const patch = await reissued(storeOf(overdue));
    // A fine of 2 % is 8 000 cents, and interest for 19 days at 1 % a month is 2 533 cents.
    const slipCents = 400_000 + 8_000 + 2_533;
    expect(patch).toMatchObject({
      slipCents,
      slipDueOn: '2026-11-30',
      slipIssuedOn: '2026-11-21',
      keptCents: 0,
    });
    expect(Object.keys(patch)).not.toContain('dueOn');
    expect(parseBoletoLine(patch.digitableLine ?? '', '2026-11-21')).toMatchObject({
      amountCents: slipCents,
      dueOn: '2026-11-30',
      freeField: '0000000000000000000000071',
    });
    expect(parsePix(patch.pixCode ?? '')).toMatchObject({ amountCents: slipCents, txid: '00000000071' });
  });

  it('is previewed with the remaining amount, fine, interest and total for the bank day', async () => {
    const shown = secondCopyOf({ charge: overdue }, '2026-11-28', settingsWith());
    expect(shown).toEqual({
      dueOn: '2026-11-30',
      restCents: 400_000,
      fineCents: 8_000,
      interestCents: 2_533,
      totalCents: 410_533,
    });
    const { slipCents } = await reissued(storeOf(overdue), { ...input, dueOn: '2026-11-28' });
    expect(slipCents).toBe(shown.totalCents);
  });

  it('is due on a bank day', async () => {
    expect(await reissued(storeOf(overdue), { ...input, dueOn: '2026-11-28' })).toMatchObject({
      slipDueOn: '2026-11-30',
    });
  });

  it('can be due at most 30 days from today, once its due date is moved to a bank day', () => {
    // 20 December 2026 is a Sunday, so the due date is moved to Monday, 21 December: 31 days after 20
    // November, and 30 days after 21 November.
    expect(secondCopyRefusal('2026-12-20', '2026-11-20')).toBe('second_copy_too_late');
    expect(secondCopyRefusal('2026-12-20', '2026-11-21')).toBeUndefined();
    expect(secondCopyDays('2026-11-20').at(-1)).toBe('2026-12-18');
    expect(secondCopyDays('2026-11-21').at(-1)).toBe('2026-12-21');
  });

  it('replaces a valid second copy only if the user confirms the replacement', async () => {
    const inForce = { ...overdue, slipDueOn: '2026-11-21' };
    const given = { actor: brandMember, store: storeOf(inForce) };
    expect(await refusedWith(reissueSlip, input, given)).toEqual(['second_copy_in_force /replaces']);
    await accepted(reissueSlip, { ...input, replaces: true }, given);
    await reissued(storeOf({ ...overdue, slipDueOn: '2026-11-20' }));
  });

  it('uses the rates of the instalment and the amount that remains after a partial payment', async () => {
    const instalment = anInstalment({
      chargeId: ids.charge as number,
      amountCents: 400_000,
      dueOn: '2026-11-11',
      fineBp: 1_000,
      interestBp: 0,
    });
    expect(await reissued(storeOf({ ...overdue, purpose: 'pay' }, instalment))).toMatchObject({
      slipCents: 440_000,
    });
    expect(await reissued(storeOf({ ...overdue, keptCents: 100_000 }))).toMatchObject({
      keptCents: 100_000,
      slipCents: 300_000 + 6_000 + 1_900,
    });
  });

  it.each<[string, Charge, string, string]>([
    ['that is not overdue', { ...overdue, dueOn: '2026-11-21' }, '2026-11-30', 'not_overdue'],
    ['that is paid', { ...overdue, status: 'paid' }, '2026-11-30', 'charge_not_open'],
    ['in a foreign currency', { ...overdue, currency: 'USD' }, '2026-11-30', 'no_slip'],
    ['due in the past', overdue, '2026-11-20', 'date_in_past /dueOn'],
    ['due in more than 30 days', overdue, '2026-12-22', 'second_copy_too_late /dueOn'],
  ])('is refused for a charge %s', async (_what, charge, dueOn, code) => {
    const given = { actor: brandMember, store: storeOf(charge) };
    expect(await refusedWith(reissueSlip, { ...input, dueOn }, given)).toEqual([code]);
  });

  it('is allowed only for company members and finance', async () => {
    const store = storeOf(overdue);
    for (const actor of [brandOwner, brandMember, financier])
      await accepted(reissueSlip, input, { actor, store });
    for (const actor of [otherBrand, theCreator, guestOfTheInvoice])
      expect(await refusedWith(reissueSlip, input, { actor, store })).toEqual(['not_found']);
  });
});
