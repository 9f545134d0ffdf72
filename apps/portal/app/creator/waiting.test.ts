import { anAmendment, aPayContract, aPayee, aPayout, TODAY } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { type Rows, waiting } from './waiting';

const none: Rows = {
  offers: [],
  made: [],
  work: [],
  payouts: [],
  payee: undefined,
  today: TODAY,
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

it('asks the creator to answer an amendment by the last day on which it can be accepted', () => {
  const open = anAmendment({ status: 'awaiting_creator', endsOn: '2027-03-31' });
  const { answer_amendment: steps } = waiting({
    ...none,
    amendments: [open, { ...open, status: 'accepted' }],
  });
  expect(steps).toMatchObject([{ id: open.id, by: '2027-03-31' }]);
});

it('asks the creator to correct the bank details of a returned payment until they are changed', () => {
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

it('asks the creator to fix broken posts, and to revise refused or expired contracts', () => {
  const talk = [
    { side: 'client', name: 'Dora', text: 'Pode ser em junho?', at: '2026-11-20T12:00:00.000Z' },
  ] as const;
  const asked = (id: number, status: 'draft' | 'expired' | 'refused' | 'viewed') =>
    aPayContract({ id, status, validUntil: '2026-11-21', talk: [...talk] });
  const steps = waiting({
    ...none,
    broken: [{ deliverableId: 7, briefingId: 3 }],
    talks: [asked(1, 'expired'), asked(2, 'refused'), asked(3, 'viewed'), asked(4, 'draft')],
  });
  expect(steps).toMatchObject({
    fix_post: [{ id: 7, briefingId: 3 }],
    revise_contract: [{ id: 1 }, { id: 2 }],
    answer_client: [{ id: 3 }],
  });
});

it('asks the creator to complete an unfinished Elenco Pay draft, and to send a finished one', () => {
  const draft = (id: number, given: Parameters<typeof aPayContract>[0] = {}) =>
    aPayContract({ id, status: 'draft', ...given });
  const talks = [draft(1), draft(2, { clientEmail: null }), draft(3, { validUntil: '2026-11-20' })];
  const stepsWith = (payee: Rows['payee']) => {
    const { send_contract, fill_contract } = waiting({ ...none, talks, payee });
    return [send_contract, fill_contract].map((rows) => rows?.map(({ id, by }) => ({ id, by })));
  };
  expect(stepsWith(aPayee())).toEqual([[{ id: 1, by: '2026-12-05' }], [{ id: 2 }, { id: 3 }]]);
  expect(stepsWith(undefined)).toEqual([[], [{ id: 1 }, { id: 2 }, { id: 3 }]]);
});
