import { bankDaysAfter } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../kit';
import type { Actor } from '../../../people';
import {
  accepted,
  aPayee,
  aPaymentAnswer,
  aPaymentFile,
  aPayout,
  type Case,
  curator,
  financier,
  ids,
  inserted,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
  TODAY,
} from '../../../testing';
import type { Payout } from '../../payment';
import type { PaymentAnswer } from '../paymentFile';
import { importAnswers, makePaymentFile, openPaymentFile } from './index';

const payer = { bank: '999', branch: '0001', account: '1000-0', agreement: 'ELENCO' };
const payOn = bankDaysAfter(TODAY, 1);
const prepared = (given: Partial<Payout> = {}) =>
  aPayout({
    status: 'processing',
    dueOn: TODAY,
    legalForm: 'individual',
    preparedPayeeVersion: 1,
    preparedById: financier.userId,
    preparedAt: '2026-11-20T12:00:00.000Z',
    ...given,
  });
const input = { payouts: [{ id: ids.payout as number, version: 1 }], payOn, payer };
const make = (...payouts: Payout[]): Case => ({
  actor: secondFinancier,
  store: { payouts, payees: [aPayee()] },
});

describe('the payment file of several payouts', () => {
  it('contains the prepared payouts with the taxes of the payment day', async () => {
    const both = [
      prepared({ grossCents: 600_000, netCents: 495_998 }),
      prepared({ id: 82, grossCents: 400_000 }),
    ];
    const chosen = { ...input, payouts: [...input.payouts, { id: 82, version: 1 }] };
    const { changes } = await accepted(makePaymentFile, chosen, make(...both));
    expect(summarize(changes)).toEqual([
      'insert payment-files',
      'move payouts 81 send',
      'post taxes_corrected',
      'move payouts 82 send',
    ]);
    const file = inserted(changes, 'payment-files') as { content: string; sha256: string };
    expect(file).toMatchObject({
      number: 1,
      bank: '999',
      branch: '0001',
      account: '1000-0',
      payOn,
      // For 6 000.00 and 4 000.00 in one month, INSS is 932.31 and IRRF is 1 584.88
      // (docs/spec/brazil.md#withholding).
      amountCents: 1_000_000 - 93_231 - 158_488,
      releasedById: secondFinancier.userId,
      sha256: hashOf(file.content),
    });
    expect(file.content).toContain('81-1');
    expect(patchOf(changes, 'payouts')).toMatchObject({
      releasedById: secondFinancier.userId,
      expectedOn: payOn,
    });
    const shown = (transferCents: number) =>
      refusedWith(makePaymentFile, { ...chosen, transferCents }, make(...both));
    expect(await shown(851_998)).toEqual(['transfer_differs /payOn']);
  });

  it.each<[string, Payout, string]>([
    ['is not prepared', prepared({ preparedById: null, preparedAt: null }), 'not_prepared /payouts/0'],
    [
      'was prepared by the same user',
      prepared({ preparedById: secondFinancier.userId }),
      'second_person_needed /payouts/0',
    ],
    ['has a changed payee', prepared({ preparedPayeeVersion: 2 }), 'payee_changed /payouts/0'],
    ['is not in BRL', prepared({ currency: 'EUR' }), 'not_by_file /payouts/0'],
    ['is already sent', prepared({ status: 'sent' }), 'payout_not_processing /payouts/0'],
    ['has changed since the user saw it', prepared({ version: 2 }), 'stale'],
  ])('refuses a payout that %s', async (_name, payout, why) => {
    expect(await refusedWith(makePaymentFile, input, make(payout))).toEqual([why]);
  });

  it('refuses a payout whose payee lacks data for the file', async () => {
    const store = { payouts: [prepared()], payees: [aPayee({ pixKey: null, branch: '–' })] };
    expect(await refusedWith(makePaymentFile, input, { actor: secondFinancier, store })).toEqual([
      'payee_missing /payouts/0',
    ]);
  });

  it('requires a bank day that is not in the past and a user of finance', async () => {
    const on = (day: string, actor: Actor = secondFinancier) =>
      refusedWith(makePaymentFile, { ...input, payOn: day }, { ...make(prepared()), actor });
    expect(await on('2026-11-20')).toEqual(['date_in_past /payOn']);
    expect(await on('2026-11-22')).toEqual(['not_a_bank_day /payOn']);
    expect(await on(payOn, curator)).toEqual(['not_allowed']);
  });

  it('records each download by finance', async () => {
    const given = { actor: financier, store: { 'payment-files': [aPaymentFile()] } };
    const { changes, reply } = await accepted(openPaymentFile, { id: ids.paymentFile }, given);
    expect(summarize(changes)).toEqual(['emit payment-files.open']);
    expect(reply).toMatchObject({ name: 'pagamentos-000007.rem', content: '9990000' });
  });
});

describe('the bank’s answer to a payment file', () => {
  const sent = (given: Partial<Payout> = {}) =>
    prepared({ status: 'sent', releasedById: 108, paymentFileId: ids.paymentFile, ...given });
  const line = (given: Partial<PaymentAnswer> = {}) => ({
    externalId: '999/1/2026-11-21/1/3',
    reference: '81-7',
    codes: ['00'],
    amountCents: 340_000,
    paidOn: TODAY,
    bankReference: 'BANCO-1',
    holder: 'ANA',
    ...given,
  });
  const read = (payout: Payout, lines: object[], ...known: PaymentAnswer[]) =>
    accepted(
      importAnswers,
      { entries: lines },
      {
        actor: financier,
        store: { payouts: [payout], 'payment-files': [aPaymentFile()], 'payment-answers': known },
      },
    );
  const outcomes = ({ reply }: Awaited<ReturnType<typeof read>>) => reply.results.map((one) => one.outcome);

  it('releases and posts a paid payout with its proof', async () => {
    const done = await read(sent(), [line()]);
    expect(summarize(done.changes).map((one) => one.replace(/\d{4}/, 'n'))).toEqual([
      'insert payment-answers',
      'move payouts 81 release',
      'post payout_made',
      'move payment-answers n apply',
    ]);
    expect(patchOf(done.changes, 'payouts')).toEqual({
      madeOn: TODAY,
      firstMadeOn: TODAY,
      proof: 'BANCO-1',
    });
  });

  it('fails a rejected payout, which must then be prepared again', async () => {
    const done = await read(sent(), [line({ codes: ['AG', 'PJ'], paidOn: null })]);
    expect(done.changes.find((one) => one.do === 'move')).toMatchObject({ move: 'fail', comment: 'AG PJ' });
    expect(patchOf(done.changes, 'payouts')).toMatchObject({ preparedById: null, paymentFileId: null });
  });

  const leaveOpen = (outcome: string) => [outcome, ['insert payment-answers']] as const;
  it.each<[string, Payout, object, readonly [string, readonly string[]]]>([
    ['about an unknown payment', sent(), { reference: 'SALARIO' }, leaveOpen('unknown')],
    ['about a payment that is not in the file', sent(), { reference: '82-7' }, leaveOpen('unknown')],
    ['about a different amount', sent(), { amountCents: 1 }, leaveOpen('amount_differs')],
    ['with unknown codes', sent(), { codes: ['X9'] }, leaveOpen('unclear')],
    ['about a payment on a future date', sent(), { paidOn: '2027-01-04' }, leaveOpen('unclear')],
    [
      'about a payment in a different month than requested',
      sent(),
      { paidOn: '2026-10-30' },
      ['other_month', ['insert payment-answers', 'move payouts 81 release', 'post payout_made']],
    ],
    [
      'about a payment that was recorded as failed',
      prepared({ status: 'failed' }),
      {},
      leaveOpen('not_on_its_way'),
    ],
  ])('stays open for review: an answer %s', async (_name, payout, given, [outcome, changes]) => {
    const done = await read(payout, [line(given)]);
    expect([outcomes(done), summarize(done.changes)]).toEqual([[outcome], changes]);
  });

  const byBank = aPaymentAnswer({ payoutId: ids.payout, paymentFileId: ids.paymentFile, outcome: 'made' });

  it('stays open for review if it rejects a payment that the bank had confirmed', async () => {
    const done = await read(sent({ status: 'made' }), [line({ codes: ['AG'] })], byBank);
    expect([outcomes(done), summarize(done.changes)]).toEqual([['returned'], ['insert payment-answers']]);
  });

  it('reverses a payment that finance recorded by hand if the bank rejected the payment', async () => {
    const byHand = sent({ status: 'made', madeOn: TODAY, firstMadeOn: TODAY });
    const done = await read(byHand, [
      line({ codes: ['AG'], paidOn: null }),
      line({ externalId: 'b', codes: ['AG'] }),
    ]);
    expect(outcomes(done)).toEqual(['failed', 'repeated']);
    expect(
      summarize(done.changes)
        .map((one) => one.replace(/\d{4}/, 'n'))
        .slice(0, 4),
    ).toEqual([
      'insert payment-answers',
      'move payouts 81 return',
      'post payout_returned',
      'move payment-answers n apply',
    ]);
    expect(patchOf(done.changes, 'payouts')).toMatchObject({ madeOn: null, proof: '', paymentFileId: null });
  });

  it.each<[string, Payout, object, string]>([
    ['scheduled', sent(), { codes: ['BD'], paidOn: null }, 'scheduled'],
    ['confirmed a second time', sent({ status: 'made' }), {}, 'repeated'],
    ['rejected a second time', prepared({ status: 'failed' }), { codes: ['AG'] }, 'repeated'],
  ])('is stored without changing the payout if the payment is %s', async (_name, payout, given, outcome) => {
    const done = await read(payout, [line(given)]);
    expect(outcomes(done)).toEqual([outcome]);
    expect(summarize(done.changes)).toHaveLength(2);
  });

  it('posts a payment only once, even if a line is repeated or imported again', async () => {
    const again = await read(sent(), [line()], aPaymentAnswer({ externalId: line().externalId }));
    expect([outcomes(again), again.changes]).toEqual([['known'], []]);
    const twice = await read(sent(), [line(), line(), line({ externalId: 'another' })]);
    expect(outcomes(twice)).toEqual(['made', 'known', 'repeated']);
    expect(summarize(twice.changes).filter((one) => one.includes('payout_made'))).toHaveLength(1);
  });
});
