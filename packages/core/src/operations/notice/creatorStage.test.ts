import { describe, expect, it } from 'vitest';
import { payContracts } from '../../finance';
import { moneyOf, projectStage } from './creatorStage';
import { payStage } from './payStage';

const since = '2026-11-20T12:00:00.000Z';
const at = <S extends string>(status: S) => ({ status, statusSince: since });

describe('the stage of a project that a creator sees', () => {
  const given = {
    first: undefined,
    proposal: { ...at('approved'), answerBy: null },
    lapsed: false,
    cancelled: false,
    contract: at('active'),
    pieces: [at('verified')],
    payout: { ...at('waiting_invoice'), dueOn: null },
    invoice: at('submitted'),
    charge: { status: 'paid', dueOn: '2026-12-01' },
  } as const;
  type Facts = Parameters<typeof projectStage>[0];
  const answerBy = '2026-11-19T12:00:00.000Z';
  const offer = (status: Facts['proposal']['status']): Partial<Facts> => ({
    proposal: { ...at(status), answerBy },
    contract: undefined,
    payout: null,
  });

  it('is the creator’s first task with its deadline', () => {
    const first = {
      code: 'submit_draft',
      params: { count: 1 },
      link: '/',
      briefingId: 1,
      by: '2026-12-03',
    } as const;
    expect(projectStage({ ...given, first })).toEqual({
      code: 'submit_draft',
      own: true,
      by: '2026-12-03',
      since,
    });
  });

  it('begins, if a post is offline, with the check that found the post offline', () => {
    const first = { code: 'fix_post', params: { count: 1 }, link: '/', briefingId: 1 } as const;
    const broken = [{ statusSince: '2026-11-14T12:00:00.000Z' }];
    expect(projectStage({ ...given, first, broken })).toMatchObject({ since: broken[0]?.statusSince });
  });

  it.each<[string, Partial<Facts>]>([
    ['wait_answer', offer('sent')],
    ['unanswered', offer('received')],
    ['invitation_declined', offer('declined')],
    ['proposal_rejected', offer('rejected')],
    ['place_filled', offer('not_selected')],
    ['project_cancelled', { ...offer('not_selected'), cancelled: true }],
    ['project_expired', { ...offer('received'), lapsed: true }],
    ['project_expired', { ...offer('sent'), lapsed: true }],
    ['wait_signature', { contract: at('sent'), payout: null }],
    ['wait_review', { pieces: [at('draft_submitted')] }],
    ['wait_verification', { pieces: [at('published')] }],
    ['wait_charge', { charge: { status: 'overdue', dueOn: '2026-12-01' } }],
    ['wait_invoice', {}],
    ['wait_payment', { payout: { ...at('processing'), dueOn: '2026-12-20' } }],
    ['payment_failed', { payout: { ...at('failed'), dueOn: '2026-12-20' } }],
    ['paid', { payout: { ...at('made'), dueOn: '2026-12-20' } }],
    ['over', { contract: at('cancelled'), payout: { ...at('cancelled'), dueOn: null } }],
  ])('is %s while the creator has no task', (code, facts) => {
    expect(projectStage({ ...given, ...facts })).toMatchObject({ code, own: false });
  });

  it('states the answer deadline of an unanswered invitation', () => {
    expect(projectStage({ ...given, ...offer('received') })).toMatchObject({ by: answerBy });
    expect(projectStage({ ...given, ...offer('declined') })).toMatchObject({ by: null });
  });

  const later = { statusSince: '2026-11-22T12:00:00.000Z' };
  it.each<[string, Partial<Facts>]>([
    ['the newest draft', { pieces: [at('draft_submitted'), { status: 'draft_submitted', ...later }] }],
    ['the publication', { pieces: [{ status: 'published', ...later }] }],
    ['the document', { invoice: { status: 'submitted', ...later } }],
    ['the end of the contract', { contract: { status: 'cancelled', ...later }, payout: null }],
  ])('counts the waiting time from %s', (_event, facts) => {
    expect(projectStage({ ...given, ...facts })).toMatchObject({ since: later.statusSince });
  });
});

describe('the amount that a creator sees for a project', () => {
  const payout = {
    status: 'waiting_invoice',
    netCents: 0,
    grossCents: 10_000,
    currency: 'BRL',
  } as const;
  it('is the forecast until the invoice determines net amount and day', () => {
    expect(moneyOf(payout, { netCents: 8_900, on: '2026-12-20', countedFrom: 'delivery' })).toMatchObject({
      countedFrom: 'delivery',
    });
    expect(moneyOf(payout, { netCents: 8_900, on: '2026-12-20' })).toMatchObject({
      cents: 8_900,
      basis: 'net',
      state: 'expected',
      on: '2026-12-20',
    });
    expect(
      moneyOf({ ...payout, status: 'processing', netCents: 8_800 }, null, {
        status: 'scheduled',
        on: '2026-12-21',
      }),
    ).toMatchObject({ cents: 8_800, basis: 'net', state: 'scheduled', on: '2026-12-21' });
  });
  it('is the gross amount without a day if nothing can be forecast, and null after a cancellation', () => {
    expect(moneyOf(payout, null)).toMatchObject({ cents: 10_000, basis: 'gross', on: null });
    expect(moneyOf({ ...payout, status: 'cancelled' }, null)).toBeNull();
  });
});

describe('the stage of an Elenco Pay contract that a creator sees', () => {
  const row = {
    ...at('active'),
    validUntil: '2026-12-05',
    archivedAt: null,
    endsOn: null,
    talk: [],
  } as const;
  const part = {
    dueOn: '2026-12-10',
    approvedAt: null,
    approvesOn: null,
    work: [],
    status: 'open',
    payout: null,
    invoices: [],
    asksInvoice: false,
    differs: false,
  } as const;
  const payout = (status: 'waiting_invoice' | 'processing' | 'made' | 'failed') => ({
    ...part,
    status: 'paid' as const,
    payout: { ...at(status), dueOn: null },
  });
  const delivery = { side: 'creator', at: since } as const;
  const change = { side: 'company', at: since } as const;
  type Facts = Parameters<typeof payStage>[0];
  const talk = [{ side: payContracts.schema.shape.talk.element.shape.side.enum.client, at: since }];

  it.each<[string, boolean, Partial<Facts>]>([
    ['fill_contract', true, { row: { ...row, status: 'draft' }, incomplete: true }],
    ['send_contract', true, { row: { ...row, status: 'draft' } }],
    ['wait_answer', false, { row: { ...row, status: 'sent' } }],
    ['answer_client', true, { row: { ...row, status: 'viewed', talk } }],
    ['wait_answer', false, { row: { ...row, status: 'viewed', talk: [{ ...talk[0]!, settledAt: since }] } }],
    ['revise_contract', true, { row: { ...row, status: 'refused' } }],
    ['revise_contract', true, { row: { ...row, status: 'expired' } }],
    ['archived', false, { row: { ...row, status: 'refused', archivedAt: since } }],
    ['answer_ending', true, { ending: { side: 'company', answerBy: '2026-12-02' } }],
    ['wait_answer', false, { ending: { side: 'creator', answerBy: '2026-12-02' } }],
    ['wait_charge', false, { parts: [part] }],
    ['deliver_work', true, { parts: [payout('waiting_invoice')] }],
    ['wait_approval', false, { parts: [{ ...payout('waiting_invoice'), work: [delivery] }] }],
    ['deliver_changes', true, { parts: [{ ...payout('waiting_invoice'), work: [delivery, change] }] }],
    ['send_invoice', true, { parts: [{ ...payout('waiting_invoice'), asksInvoice: true }] }],
    ['fix_invoice', true, { parts: [{ ...payout('waiting_invoice'), differs: true }] }],
    ['wait_invoice', false, { parts: [{ ...payout('waiting_invoice'), approvedAt: since }] }],
    ['wait_payment', false, { parts: [payout('made'), payout('processing')] }],
    ['correct_payee', true, { parts: [payout('failed')] }],
    [
      'payment_failed',
      false,
      { parts: [payout('failed')], payee: { changedAt: '2026-11-30T12:00:00.000Z' } },
    ],
    ['paid', false, { row: { ...row, status: 'completed' }, parts: [payout('made')] }],
    ['over', false, { row: { ...row, status: 'ended' } }],
  ])('is %s (the creator must act: %s)', (code, own, facts) => {
    const given = { row, parts: [], incomplete: false, payee: undefined, ending: null };
    expect(payStage({ ...given, ...facts })).toMatchObject({ code, own });
  });

  const later = '2026-11-22T12:00:00.000Z';
  it.each<[string, Partial<Facts['parts'][number]>]>([
    ['the last delivery', { work: [delivery, change, { side: 'creator', at: later }] }],
    ['the last requested change', { work: [delivery, { side: 'company', at: later }] }],
    ['the approval', { work: [delivery], approvedAt: later, asksInvoice: true }],
    ['the document', { work: [delivery], approvedAt: since, invoices: [{ statusSince: later }] }],
  ])('counts the waiting time of a paid instalment from %s', (_event, facts) => {
    const parts = [{ ...payout('waiting_invoice'), ...facts }];
    expect(payStage({ row, parts, incomplete: false, payee: undefined, ending: null })).toMatchObject({
      since: later,
    });
  });
});
