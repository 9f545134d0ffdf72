import { parseBoletoLine } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../people';
import {
  aCharge,
  aChargeLine,
  accepted,
  aSetting,
  aUser,
  brandMember,
  brandOwner,
  type Case,
  curator,
  financier,
  guestOfTheInvoice,
  ids,
  otherBrand,
  patchOf,
  refusedWith,
  theCreator,
} from '../../../testing';
import type { Charge } from '../schema';
import { chargeNote, postponeCharge, postponementRefusal, remindBrand } from './dunning';

/** 21 November 2026 is a Saturday. */
const today = '2026-11-21';
const open = aCharge({ dueOn: '2026-11-25', ourNumber: '00000000071' });
const reportedAt = '2026-11-20T12:00:00.000Z';
const overdue = aCharge({ status: 'overdue', dueOn: '2026-11-11' });
const over = (...charges: Charge[]): Case => ({ actor: financier, store: { charges, users: [aUser()] } });

describe('a reminder to a brand about a charge', () => {
  const input = { id: ids.charge };

  it.each<[string, Charge, number]>([
    ['the amount of an open charge', open, 400_000],
    // A fine of 2 % is 8 000 cents, and interest for ten days at 1 % a month is 1 333 cents.
    ['the amount of an overdue charge with fine and interest', overdue, 409_333],
    ['the remaining amount after a partial payment', { ...open, keptCents: 100_000 }, 300_000],
  ])('states in the e-mail %s', async (_what, charge, amountCents) => {
    const { changes } = await accepted(remindBrand, input, over(charge));
    expect(patchOf(changes, 'charges')).toEqual({ remindedAt: expect.stringContaining(today) });
    expect(changes.find((change) => change.do === 'emit')).toMatchObject({
      event: {
        kind: 'charges.remind',
        companyId: ids.company,
        creatorId: null,
        data: { amountCents, dueOn: charge.dueOn },
      },
    });
  });

  it('states how much of the amount is fine and interest', async () => {
    const dataOf = async (charge: Charge) => {
      const { changes } = await accepted(remindBrand, input, over(charge));
      const event = changes.find((change) => change.do === 'emit');
      return event?.do === 'emit' ? event.event.data : undefined;
    };
    expect(await dataOf(overdue)).toMatchObject({ lateCents: 9_333, context: 'late' });
    expect(await dataOf(open)).not.toHaveProperty('lateCents');
  });

  it('can be sent again on another day', async () => {
    await accepted(remindBrand, input, over({ ...open, remindedAt: '2026-11-20T15:00:00.000Z' }));
  });

  it.each<[string, Charge, string]>([
    ['that is paid', { ...open, status: 'paid' }, 'charge_not_open'],
    ['whose payment is reported', { ...open, reportedAt: '2026-11-20T12:00:00.000Z' }, 'payment_reported'],
    ['that was reminded today', { ...open, remindedAt: '2026-11-21T11:00:00.000Z' }, 'brand_reminded_today'],
  ])('is refused for a charge %s', async (_what, charge, code) => {
    expect(await refusedWith(remindBrand, input, over(charge))).toEqual([code]);
  });

  it.each<[string, User[]]>([
    ['without users, such as a creator’s own client', []],
    ['whose users are suspended', [aUser({ suspendedAt: '2026-11-01T12:00:00.000Z' })]],
  ])('is refused for a company %s', async (_what, users) => {
    const given: Case = { actor: financier, store: { charges: [open], users } };
    expect(await refusedWith(remindBrand, input, given)).toEqual(['company_without_users']);
  });

  it('is allowed only for finance', async () => {
    for (const actor of [brandOwner, brandMember, curator, otherBrand, theCreator, guestOfTheInvoice])
      expect(await refusedWith(remindBrand, input, { ...over(open), actor })).toEqual(['not_found']);
  });
});

describe('postponing the due date of a charge', () => {
  const input = { id: ids.charge, dueOn: '2026-12-01', comment: 'A marca troca de banco.' };

  it('issues the slip again with the same number and amount', async () => {
    const { changes } = await accepted(postponeCharge, input, over(open));
    const patch = patchOf(changes, 'charges') as Charge;
    expect(patch).toMatchObject({ dueOn: '2026-12-01', slipDueOn: '2026-12-01', slipCents: 400_000 });
    expect(parseBoletoLine(patch.digitableLine ?? '', today)).toMatchObject({
      amountCents: 400_000,
      dueOn: '2026-12-01',
      freeField: '0000000000000000000000071',
    });
    expect(changes.find((change) => change.do === 'emit')).toMatchObject({
      event: { kind: 'charges.postpone', data: { dueOn: '2026-12-01', comment: input.comment } },
    });
  });

  it('moves the due date to a bank day and issues the slip for the remaining amount', async () => {
    const given = { ...input, dueOn: '2026-11-28' };
    const { changes } = await accepted(postponeCharge, given, over({ ...open, keptCents: 100_000 }));
    expect(patchOf(changes, 'charges')).toMatchObject({ dueOn: '2026-11-30', slipCents: 300_000 });
  });

  it('moves the due dates of all charges in a combined invoice', async () => {
    const project = { ...open, purpose: 'project', contractId: null } as const;
    const within = aCharge({ id: 72, status: 'combined', dueOn: '2026-11-26', amountCents: 150_000 });
    const chargeLines = [aChargeLine({ chargeId: project.id, ofChargeId: within.id })];
    const given: Case = {
      actor: financier,
      store: { charges: [project, within], 'charge-lines': chargeLines },
    };
    const { changes } = await accepted(postponeCharge, input, given);
    const moved = changes.filter((change) => change.do === 'update');
    expect(moved).toMatchObject([
      { id: project.id, patch: { dueOn: '2026-12-01' } },
      { id: 72, patch: { dueOn: '2026-12-01', slipCents: 150_000 } },
    ]);
  });

  it('issues no slip in a foreign currency', async () => {
    const { changes } = await accepted(postponeCharge, input, over({ ...open, currency: 'USD' }));
    expect(patchOf(changes, 'charges')).toMatchObject({ dueOn: '2026-12-01', barCode: null, pixCode: null });
  });

  it.each<[string, Charge, string, string]>([
    ['for a paid charge', { ...open, status: 'paid' }, '2026-12-01', 'charge_not_open'],
    ['for an overdue charge', overdue, '2026-12-01', 'charge_overdue'],
    [
      'for an unpaid charge that was due yesterday',
      { ...open, dueOn: '2026-11-20' },
      '2026-12-01',
      'charge_overdue',
    ],
    ['for a charge of a subscription', { ...open, purpose: 'subscription' }, '2026-12-01', 'due_date_agreed'],
    ['for a charge of an Elenco Pay contract', { ...open, purpose: 'pay' }, '2026-12-01', 'due_date_agreed'],
    ['to the past', open, '2026-11-20', 'date_in_past /dueOn'],
    ['by more than 30 days', open, '2026-12-22', 'second_copy_too_late /dueOn'],
    ['to the same day', open, '2026-11-25', 'due_date_not_later /dueOn'],
  ])('is refused %s', async (_what, charge, dueOn, code) => {
    expect(await refusedWith(postponeCharge, { ...input, dueOn }, over(charge))).toEqual([code]);
  });

  describe('to a day with different rates for late payments', () => {
    // The rates change on 1 December from `before` to `from`, as at the end of the grace period for older
    // contracts.
    const rates = (before: number, from: number) =>
      (['late_fine_bp', 'late_interest_bp'] as const).flatMap((key, n) => [
        aSetting({ id: 901 + n, key, value: before, validFrom: '2026-11-01' }),
        aSetting({ id: 911 + n, key, value: from, validFrom: '2026-12-01' }),
      ]);
    const on = (before: number, from: number, charge = open, ...more: Charge[]): Case => ({
      actor: financier,
      store: {
        charges: [charge, ...more],
        settings: rates(before, from),
        'charge-lines': more.map((row) => aChargeLine({ chargeId: charge.id, ofChargeId: row.id })),
      },
    });

    it('is refused if the contract states lower rates', async () => {
      const refused = ['late_rates_higher /dueOn'];
      expect(await refusedWith(postponeCharge, input, on(0, 100))).toEqual(refused);
      const combined = { ...open, dueOn: '2026-11-25', purpose: 'project', contractId: null } as const;
      const within = aCharge({ id: 72, status: 'combined', dueOn: '2026-11-26' });
      expect(await refusedWith(postponeCharge, input, on(0, 100, combined, within))).toEqual(refused);
    });

    it('is accepted if the late fees do not rise', async () => {
      await accepted(postponeCharge, input, on(100, 100));
      await accepted(postponeCharge, input, on(100, 0));
      await accepted(postponeCharge, { ...input, dueOn: '2026-11-30' }, on(0, 100));
      await accepted(postponeCharge, input, on(0, 100, { ...open, currency: 'USD' }));
    });
  });

  it('requires a reason', async () => {
    expect(await refusedWith(postponeCharge, { ...input, comment: ' ' }, over(open))).toEqual([
      'required /comment',
    ]);
  });

  it.each<[string, Partial<Charge>, ReturnType<typeof chargeNote>]>([
    ['an open charge', {}, undefined],
    ['a paid charge', { status: 'paid' }, undefined],
    ['a paid charge with a report', { status: 'paid', reportedAt }, undefined],
    ['an open charge with a report', { reportedAt }, 'payment_reported'],
    ['an overdue charge', overdue, 'charge_overdue'],
    ['an overdue charge with a valid second copy', { ...overdue, slipDueOn: today }, 'second_copy_in_force'],
    ['an overdue charge with a report', { ...overdue, slipDueOn: today, reportedAt }, 'payment_reported'],
    ['a charge of a subscription', { purpose: 'subscription' }, 'due_date_agreed'],
  ])('notes what finance should know about %s', (_what, charge, note) => {
    expect(chargeNote({ ...open, ...charge }, today)).toBe(note);
  });

  it('returns the reason why a charge cannot be postponed', () => {
    expect(postponementRefusal(open, today)).toBeUndefined();
    expect(postponementRefusal(overdue, today)).toBe('charge_overdue');
    expect(postponementRefusal({ ...open, purpose: 'subscription' }, today)).toBe('due_date_agreed');
  });

  it('is allowed only for finance', async () => {
    for (const actor of [brandOwner, brandMember, curator, otherBrand, theCreator, guestOfTheInvoice])
      expect(await refusedWith(postponeCharge, input, { ...over(open), actor })).toEqual(['not_found']);
  });
});
