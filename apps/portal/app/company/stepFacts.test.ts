import { aCharge, aContract, ids } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { stepFacts } from './stepFacts';

const names = {
  owed: { 71: { restCents: 546_000, fineCents: 10_920, interestCents: 546, totalCents: 557_466 } },
  titleOf: () => 'Verão',
  nameOf: () => 'Caio Lemos',
};
const overdue = aCharge({ id: 71, status: 'overdue', amountCents: 546_000 });

it("states the purpose of a task's charge, and the amount due today", () => {
  expect(stepFacts({ pay_overdue: [overdue] }, names).pay_overdue).toEqual({
    sums: [{ currency: 'BRL', cents: 557_466 }],
    of: { purpose: 'hiring', project: 'Verão', creator: 'Caio Lemos' },
  });
});

it('leaves the project empty for a task that pays a plan’s charge', () => {
  const plan = aCharge({
    id: 9,
    purpose: 'subscription',
    briefingId: null,
    creatorId: null,
    amountCents: 310_000,
    dueOn: '2026-12-20',
  });
  expect(stepFacts({ pay_charge: [plan] }, names).pay_charge).toEqual({
    sums: [{ currency: 'BRL', cents: 310_000 }],
    of: { purpose: 'subscription', project: '', creator: '' },
    dueOn: '2026-12-20',
  });
});

it('states the earliest due date for a task about several charges', () => {
  const charges = ['2027-01-15', '2026-12-28'].map((dueOn, n) => aCharge({ id: n + 1, dueOn }));
  expect(stepFacts({ pay_charge: charges }, names).pay_charge).toMatchObject({
    of: null,
    dueOn: '2026-12-28',
  });
});

it('adds up the amounts of a task’s contracts by currency', () => {
  const contracts = [
    aContract({ totalCents: 100 }),
    aContract({ id: ids.contract + 1, totalCents: 200 }),
    aContract({ id: ids.contract + 2, totalCents: 300, currency: 'USD' }),
  ];
  expect(stepFacts({ accept_contract: contracts }, names).accept_contract).toEqual({
    sums: [
      { currency: 'BRL', cents: 300 },
      { currency: 'USD', cents: 300 },
    ],
    of: null,
  });
});

it('states the amount that a colleague asks to approve, and its purpose', () => {
  const request = { amountCents: 803_000, currency: 'BRL', title: 'Verão' } as const;
  expect(stepFacts({ answer_request: [request] }, names).answer_request).toEqual({
    sums: [{ currency: 'BRL', cents: 803_000 }],
    of: { purpose: 'hiring', project: 'Verão', creator: '' },
  });
});

it('returns no sum for a task without rows', () => {
  expect(stepFacts({}, names).pay_charge).toEqual({ sums: [], of: null });
});
