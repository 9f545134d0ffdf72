import { describe, expect, it } from 'vitest';
import type { Amendment } from '../../hiring';
import {
  aContract,
  anAmendment,
  aPayout,
  aSetting,
  ids,
  inserted,
  NOW,
  settingsWith,
  summarize,
  systemActor,
} from '../../testing';
import { chargeAmendment, chargeHiring, completeContract } from './reactions';
import type { Payout } from './schema';

const moment = { actor: systemActor, now: NOW };

describe('a contract that becomes active', () => {
  const changes = chargeHiring.decide({
    ...moment,
    row: aContract({ status: 'active' }),
    rows: { chargeIds: [71], settings: settingsWith() },
  });

  it('triggers a charge, its ledger entry and a payout', () => {
    expect(summarize(changes)).toEqual([
      'insert charges',
      'insert charge-lines',
      'post charge_issued',
      'insert payouts',
    ]);
  });

  it('is charged in full and due on a bank day 35 days after approval', () => {
    expect(inserted(changes, 'charges')).toMatchObject({
      id: 71,
      amountCents: 400_000,
      feeCents: 60_000,
      dueOn: '2026-12-28',
      ourNumber: '00000000071',
      status: 'open',
    });
  });

  it('reserves the amount without the fee for the creator until the invoice is accepted', () => {
    expect(inserted(changes, 'payouts')).toMatchObject({
      grossCents: 340_000,
      netCents: 340_000,
      withholdings: [],
      dueOn: null,
      status: 'waiting_invoice',
    });
  });

  it('uses the payment period in force on the day when the brand approved', () => {
    const settings = settingsWith(aSetting({ key: 'slip_days', value: 10 }));
    const row = aContract({ status: 'active' });
    const sooner = chargeHiring.decide({ ...moment, row, rows: { chargeIds: [71], settings } });
    expect(inserted(sooner, 'charges')).toMatchObject({ dueOn: '2026-12-01' });
  });
});

it('completes a contract when its payout is paid, unless another payout is still owed', () => {
  const row = aPayout({ status: 'made' });
  const active = [aContract({ status: 'active' })];
  const after = (paid: Payout[]) =>
    summarize(completeContract.decide({ ...moment, row, rows: { active, paid, owed: [] } }));
  expect(after([row])).toEqual(['move contracts 51 complete']);
  expect(after([row, aPayout({ id: 74, amendmentId: 61 })])).toEqual([]);
});

it('issues a charge and creates a payout for an accepted amendment with a value', () => {
  const rows = { chargeIds: [75], settings: settingsWith() };
  const asked = (row: Amendment) => chargeAmendment.decide({ ...moment, row, rows });
  const changes = asked(anAmendment({ status: 'accepted' }));
  expect(summarize(changes)).toEqual([
    'insert charges',
    'insert charge-lines',
    'post charge_issued',
    'insert payouts',
  ]);
  const of = { contractId: ids.contract, amendmentId: ids.amendment };
  expect(inserted(changes, 'charges')).toMatchObject({
    ...of,
    amountCents: 100_000,
    feeCents: 15_000,
    dueOn: '2026-12-28',
  });
  expect(inserted(changes, 'payouts')).toMatchObject({ ...of, grossCents: 85_000 });
  expect(asked(anAmendment({ additionalCents: 0, feeCents: 0, creatorCents: 0 }))).toEqual([]);
});
