import { invoices, payouts } from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import { aContract, aCreator, aDeliverable, anInvoice, aPayee, aPayout } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { loadQueue, resultOf, sendInQueue } from './load.server';

type Context = Parameters<typeof sendInQueue>[0];
const page = '/dashboard/professional/briefing/1';
const wrong = { to: `${page}#invoice`, toast: 'invoiceDiffers', stays: true } as const;

/**
 * Returns a request context on the page of the first of `count` payouts awaiting an invoice, and the stored
 * rows by resource.
 */
function firstOf(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const of = (n: number) => ({ contractId: n, briefingId: n });
  const rows = new Map<unknown, object[]>([
    [contracts, numbers.map((n) => aContract({ id: n, briefingId: n, status: 'active', title: `P${n}` }))],
    [deliverables, numbers.map((n) => aDeliverable({ id: n, ...of(n), status: 'verified' }))],
    [payouts, numbers.map((n) => aPayout({ id: n, ...of(n), status: 'waiting_invoice' }))],
  ]);
  const found = async (resource: unknown) => rows.get(resource) ?? [];
  const app = {
    get: async () => aCreator(),
    see: async (resource: { name: string }) => (resource.name === 'payees' ? [aPayee()] : found(resource)),
    pick: found,
    projects: { invitations: async () => [] },
  };
  const ctx = {
    app,
    actor: { role: 'creator', userId: 1, name: 'A', creatorId: 1 },
    now: '2026-11-21T13:00:00.000Z',
    url: new URL(`https://elenco.example${page}?queue=send_invoice&at=1`),
  } as unknown as Context;
  return { ctx, rows };
}

/** Sends the invoice of the first of `count` payouts that wait for one. */
function sendFirst(count: number, sent: { to: string; toast: string; about?: string; stays?: true }) {
  const { ctx, rows } = firstOf(count);
  return sendInQueue(ctx, async () => {
    rows.set(invoices, [anInvoice({ payoutId: 1, status: 'submitted' })]);
    return sent;
  });
}

describe('a form that completes a row of a queue', () => {
  it('redirects to the next row with a toast that names the action and the project', async () => {
    expect(await sendFirst(2, { to: page, toast: 'invoiceSent' })).toMatchObject({
      to: '/dashboard/professional/briefing/2?queue=send_invoice&at=2&done=1#invoice',
      toast: 'invoiceSent',
      about: 'P1',
    });
  });

  it('keeps the form’s message about the completed row', async () => {
    const sent = await sendFirst(2, { to: page, toast: 'draftApproved', about: 'Ana, Reels 1' });
    expect(sent).toMatchObject({ about: 'Ana, Reels 1' });
  });

  it('redirects to its own page in the queue if the user should see the result', async () => {
    expect(await sendFirst(2, wrong)).toEqual({ ...wrong, to: `${page}?queue=send_invoice&at=1#invoice` });
  });

  it('redirects to its own page without the queue if the user should see the result of the last row', async () => {
    expect(await sendFirst(1, wrong)).toEqual(wrong);
  });
});

describe('the bar above a page in a queue', () => {
  it('reports that the current row’s invoice was received with differences', async () => {
    const { ctx, rows } = firstOf(2);
    expect(await loadQueue(ctx)).toMatchObject({ number: 1, result: null });
    const checks = [{ code: 'amount' as const, passed: false, found: '1.00 BRL', expected: '2.00 BRL' }];
    rows.set(invoices, [anInvoice({ payoutId: 1, status: 'submitted', checks })]);
    expect(await loadQueue(ctx)).toMatchObject({ number: null, left: 1, result: 'differs' });
  });

  it('is not shown on the home page, which lists all tasks', async () => {
    const { ctx } = firstOf(2);
    const url = new URL('/dashboard/professional?queue=send_invoice&at=1', ctx.url);
    expect(await loadQueue({ ...ctx, url })).toBeNull();
  });
});

describe('the result of a row that left its queue', () => {
  const waiting = { fix_invoice: [{ id: 1 }], send_contract: [{ id: 2 }], fill_contract: [{ id: 3 }] };

  it.each([
    ['send_invoice', 1, 'differs'],
    ['send_invoice', 4, null],
    ['revise_contract', 2, 'unsent'],
    ['revise_contract', 3, 'unsent'],
    ['revise_contract', 4, null],
    ['send_contract', 3, null],
  ] as const)('in %s, for row %i, is %s', (code, at, result) => {
    expect(resultOf(code, at, waiting)).toBe(result);
  });
});
