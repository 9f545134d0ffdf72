import { queueSort, type WaitingName, waiting } from '@elenco/core/operations';
import {
  aBoardReport,
  aBriefing,
  aCardPayment,
  aCharge,
  aFeeInvoice,
  aJob,
  aLead,
  aMessageReport,
  anInvoice,
  aPaymentAnswer,
  aPayout,
  aPrivacyRequest,
  aReceipt,
  aRepayment,
  aTermination,
} from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { type Caller, gather, people } from './cast';
import { queueList } from './office/queues';

type Row = Readonly<Record<string, unknown>>;

/** Returns the id of a user who owns none of the example rows. */
const userOf = (n: number) => Object.values(people)[n + 4]?.id ?? 0;

/** Functions by queue. Each returns a waiting record whose values the number `n` makes unique. */
const waitingRows: { readonly [N in WaitingName]: (n: number) => object } = {
  briefings: () => aBriefing({ status: 'curation' }),
  openings: () => aJob({ status: 'closed', undecided: 1, closesOn: '2026-11-01' }),
  leads: () => aLead({ status: 'new' }),
  'message-reports': (n) => aMessageReport({ status: 'open', reporterId: userOf(n) }),
  'privacy-requests': (n) => aPrivacyRequest({ status: 'open', userId: userOf(n) }),
  'board-reports': () => aBoardReport({ status: 'open' }),
  invoices: (n) => anInvoice({ status: 'submitted', sha256: String(n + 5).repeat(64), key: null }),
  charges: (n) => aCharge({ status: 'overdue', purpose: 'penalty', ourNumber: `0000000009${n}` }),
  payouts: () => aPayout({ status: 'failed', briefingId: null, dueOn: '2026-11-10' }),
  'payment-answers': (n) => aPaymentAnswer({ status: 'open', externalId: `answer ${n}` }),
  receipts: (n) => aReceipt({ status: 'unmatched', chargeId: null, externalId: `receipt ${n}` }),
  settlements: () => aTermination({ status: 'agreed', refundCents: 90_000, setOffCents: 0 }),
  repayments: () => aRepayment({ status: 'open' }),
  'card-payments': (n) => aCardPayment({ status: 'surplus', session: `cs_${n}`, intent: `pi_${n}` }),
  'fee-invoices': (n) => aFeeInvoice({ status: 'rejected', chargeId: FIRST_ID + n }),
};

/**
 * Deadlines, or first days of waiting, of three records in the order of their numbers. The second is the most
 * urgent, the third the least.
 */
const days = ['2026-11-12', '2026-11-10', '2026-11-14'];
const FIRST_ID = 9_001;

const names = Object.keys(waiting) as WaitingName[];
let api: RunningApi;
let owner: Caller;
beforeAll(async () => {
  api = await startApi();
  ({ owner } = await gather(api));
  await putRows(
    api.databaseUrl,
    names.map((name) => {
      const [field] = queueSort(name);
      const rows = days.map((day, n): Row => {
        const promise = field === 'statusSince' ? `${day}T12:00:00.000Z` : day;
        return { ...waitingRows[name](n), id: FIRST_ID + n, [field]: promise };
      });
      return [name, ...rows] as const;
    }),
  );
});
afterAll(() => api.stop());

it.each(names)('sorts the queue of %s by deadline or, without deadlines, by waiting time', async (name) => {
  const rows = (await (await queueList(owner, name)).json()) as { readonly id: number }[];
  const ids = rows.map(({ id }) => id).filter((id) => id >= FIRST_ID && id < FIRST_ID + days.length);
  expect(ids).toEqual([FIRST_ID + 1, FIRST_ID, FIRST_ID + 2]);
});
