import { anAmendment, aPayout } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { type Rows, waiting } from './waiting';

const none: Rows = {
  offers: [],
  made: [],
  work: [],
  payouts: [],
  payee: undefined,
  parts: [],
  invoices: [],
  opinions: [],
  awaiting: [],
  broken: [],
  amendments: [],
  endings: [],
  talks: [],
  missing: [],
};

it('dates an amendment by the last day on which the creator can accept it', () => {
  const open = anAmendment({ status: 'awaiting_creator', endsOn: '2027-03-31' });
  const { answer_amendment: steps } = waiting({
    ...none,
    amendments: [open, { ...open, status: 'accepted' }],
  });
  expect(steps).toMatchObject([{ id: open.id, by: '2027-03-31' }]);
});

it('asks for the bank details of a returned payment until they are changed', () => {
  const payouts = [
    aPayout({ id: 1, status: 'failed', statusSince: '2026-11-20T12:00:00.000Z' }),
    aPayout({ id: 2, status: 'processing' }),
  ];
  const stepsWith = (changedAt: string | null) =>
    waiting({ ...none, payouts, payee: { changedAt } }).correct_payee;
  expect(stepsWith(null)).toEqual([{ id: 1 }]);
  expect(stepsWith('2026-11-19T12:00:00.000Z')).toEqual([{ id: 1 }]);
  expect(stepsWith('2026-11-20T13:00:00.000Z')).toEqual([]);
});

it('leads to the piece of a broken post, and to contracts that the client refused or let expire', () => {
  const talk = [
    { side: 'client', name: 'Dora', text: 'Pode ser em junho?', at: '2026-11-20T12:00:00.000Z' },
  ] as const;
  const of = { validUntil: '2026-11-21', endsOn: null, talk: [...talk] };
  const steps = waiting({
    ...none,
    broken: [{ deliverableId: 7, briefingId: 3 }],
    talks: [
      { id: 1, status: 'expired', ...of },
      { id: 2, status: 'refused', ...of },
      { id: 3, status: 'viewed', ...of },
    ],
  });
  expect(steps).toMatchObject({
    fix_post: [{ id: 7, briefingId: 3 }],
    revise_contract: [{ id: 1 }, { id: 2 }],
    answer_client: [{ id: 3 }],
  });
});
