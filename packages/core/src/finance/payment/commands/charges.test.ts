import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCharge,
  aChargeLine,
  accepted,
  brandOwner,
  changesOf,
  decideOn,
  financier,
  ids,
  inserted,
  NOW,
  refusals,
  settingsWith,
  summarize,
  systemActor,
} from '../../../testing';
import { dissolveCombinedInvoice } from '../reactions';
import { owedOn } from '../slip';
import { combineCharges, markOverdue } from './charges';

const today = '2026-11-21';

describe('the combined invoice of a project', () => {
  const other = {
    id: 72,
    contractId: 52,
    creatorId: 22,
    dueOn: '2026-12-21',
    amountCents: 100_000,
    feeCents: 15_000,
  };
  const open = [aCharge(), aCharge(other)];
  const lines = [
    aChargeLine(),
    aChargeLine({
      id: 712,
      chargeId: 72,
      contractId: 52,
      creatorId: 22,
      amountCents: 100_000,
      feeCents: 15_000,
    }),
  ];
  const decide = (rows: typeof open, totalCents = 500_000) =>
    decideOn(combineCharges, {
      rows: { briefing: aBriefing(), open: rows, lines, chargeId: 73 },
      input: { briefingId: ids.briefing, totalCents },
      actor: brandOwner,
    });

  it('collects all open charges under the earliest due date without posting ledger entries', () => {
    const changes = changesOf(decide(open));
    expect(summarize(changes)).toEqual([
      'insert charges',
      'insert charge-lines',
      'insert charge-lines',
      'move charges 71 combine',
      'move charges 72 combine',
    ]);
    expect(inserted(changes, 'charges')).toMatchObject({
      purpose: 'project',
      amountCents: 500_000,
      feeCents: 75_000,
      dueOn: '2026-12-21',
      contractId: null,
      creatorId: null,
      ourNumber: '00000000073',
    });
  });

  it.each<[string, typeof open, number | undefined, string]>([
    ['for a single charge', [aCharge()], 400_000, 'nothing_to_combine'],
    ['if the total has changed', open, 400_000, 'charges_changed'],
  ])('is refused %s', (_, rows, total, why) => {
    expect(refusals(decide(rows, total))).toEqual([why]);
  });

  it('is split if one of its hirings ends, so that the remaining charges can be combined again', () => {
    const invoice = aCharge({ id: 73, purpose: 'project' });
    const others = [aCharge({ ...other, status: 'combined' })];
    const moment = { actor: systemActor, now: NOW };
    expect(
      summarize(dissolveCombinedInvoice.decide({ ...moment, row: aCharge(), rows: { invoice, others } })),
    ).toEqual(['move charges 73 dissolve', 'move charges 72 separate']);
  });
});

describe('the nightly run that marks overdue charges', () => {
  const overdue = (charge: Parameters<typeof aCharge>[0], more: object = {}) =>
    accepted(
      markOverdue,
      {},
      {
        actor: systemActor,
        store: { charges: [aCharge({ dueOn: '2026-11-20', ...charge })], settings: settingsWith(), ...more },
      },
    );

  it('marks charges due before today, but not those due today', async () => {
    expect(summarize((await overdue({})).changes)).toEqual(['move charges 71 fallDue']);
    expect((await overdue({ dueOn: today })).changes).toEqual([]);
  });

  it('emits an event with the amount due today, including fine and interest', async () => {
    const { changes } = await overdue({});
    const owed = owedOn({ charge: aCharge({ dueOn: '2026-11-20' }) }, today, settingsWith());
    expect(owed.totalCents).toBeGreaterThan(400_000);
    expect(changes).toMatchObject([
      { data: { amountCents: owed.totalCents, lateCents: owed.totalCents - 400_000, context: 'late' } },
    ]);
  });

  it('emits an event without a fine for a charge in a foreign currency', async () => {
    const { changes } = await overdue({ currency: 'USD' });
    expect(changes[0]).not.toHaveProperty('data');
  });
});

it('lets only the system mark charges as overdue', async () => {
  const loadNothing = {} as Parameters<typeof markOverdue.load>[0];
  await expect(markOverdue.load(loadNothing, {}, { actor: financier, now: NOW })).rejects.toThrow(
    'not_allowed',
  );
});
