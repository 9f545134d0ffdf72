import { invoices, payouts } from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import { aContract, aCreator, aDeliverable, anInvoice, aPayee, aPayout } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { loadQueue, sendInQueue } from './load.server';

type Context = Parameters<typeof sendInQueue>[0];
const page = '/dashboard/professional/briefing/1';
const wrong = { to: `${page}#invoice`, toast: 'invoiceDiffers', stays: true } as const;

/** Returns the context of the first of `count` payouts that wait for an invoice, and its rows. */
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
  it('redirects to the next row, and the toast says what was done in which project', async () => {
    expect(await sendFirst(2, { to: page, toast: 'invoiceSent' })).toMatchObject({
      to: '/dashboard/professional/briefing/2?queue=send_invoice&at=2&done=1#invoice',
      toast: 'invoiceSent',
      about: 'P1',
    });
  });

  it('keeps what the form says about the completed row', async () => {
    const sent = await sendFirst(2, { to: page, toast: 'draftApproved', about: 'Ana, Reels 1' });
    expect(sent).toMatchObject({ about: 'Ana, Reels 1' });
  });

  it('stays on its own page in the queue if the user should look at the result', async () => {
    expect(await sendFirst(2, wrong)).toEqual({ ...wrong, to: `${page}?queue=send_invoice&at=1#invoice` });
  });

  it('stays on its own page, without the queue, if it was the last row and the user should look at the result', async () => {
    expect(await sendFirst(1, wrong)).toEqual(wrong);
  });
});

describe('the bar of a queue', () => {
  it('says that the invoice of the current row was received with differences', async () => {
    const { ctx, rows } = firstOf(2);
    expect(await loadQueue(ctx)).toMatchObject({ number: 1, differs: false });
    const checks = [{ code: 'amount' as const, passed: false, found: '1.00 BRL', expected: '2.00 BRL' }];
    rows.set(invoices, [anInvoice({ payoutId: 1, status: 'submitted', checks })]);
    expect(await loadQueue(ctx)).toMatchObject({ number: null, left: 1, differs: true });
  });
});
