import { aCharge, aContract, ids } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { stepFacts } from './stepFacts';

const names = {
  owed: { 71: { restCents: 546_000, fineCents: 10_920, interestCents: 546, totalCents: 557_466 } },
  titleOf: () => 'Verão',
  nameOf: () => 'Caio Lemos',
};
const overdue = aCharge({ id: 71, status: 'overdue', amountCents: 546_000 });

it('shows the purpose of the charge and the amount due today in a brand’s payment task', () => {
  expect(stepFacts({ pay_overdue: [overdue] }, names).pay_overdue).toEqual({
    sums: [{ currency: 'BRL', cents: 557_466 }],
    of: { purpose: 'hiring', project: 'Verão', creator: 'Caio Lemos' },
  });
});

it('states no project in a brand’s task to pay the charge of a plan', () => {
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

it('states the earliest due date in a brand’s task about several charges', () => {
  const charges = ['2027-01-15', '2026-12-28'].map((dueOn, n) => aCharge({ id: n + 1, dueOn }));
  expect(stepFacts({ pay_charge: charges }, names).pay_charge).toMatchObject({
    of: null,
    dueOn: '2026-12-28',
  });
});

it('adds up by currency the amounts of the contracts in a brand’s task', () => {
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

it('states in an owner’s task the amount that a colleague asks to approve, and the project', () => {
  const request = { amountCents: 803_000, currency: 'BRL', title: 'Verão' } as const;
  expect(stepFacts({ answer_request: [request] }, names).answer_request).toEqual({
    sums: [{ currency: 'BRL', cents: 803_000 }],
    of: { purpose: 'hiring', project: 'Verão', creator: '' },
  });
});

it('states no amount in a brand’s task without rows', () => {
  expect(stepFacts({}, names).pay_charge).toEqual({ sums: [], of: null });
});
