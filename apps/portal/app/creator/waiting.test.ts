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
