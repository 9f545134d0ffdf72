import { bankDaysAfter } from '@elenco/brazil';
import { expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPayee,
  aPayout,
  aUser,
  type Case,
  curator,
  financier,
  ids,
  refusedWith,
  TODAY,
} from '../../../testing';
import type { Payout } from '../../payment';
import { previewPaymentFile } from './index';

const payer = { bank: '001', branch: '0001', account: '1000-0', agreement: 'ELENCO' };
const payOn = bankDaysAfter(TODAY, 1);
const payout = (given: Partial<Payout> = {}) =>
  aPayout({ status: 'processing', legalForm: 'individual', preparedById: 108, ...given });
const given = (...payouts: Payout[]): Case => ({
  actor: financier,
  store: {
    payouts,
    payees: [aPayee(), aPayee({ id: 26, creatorId: 999, pixKey: null, holder: 'Rita Prado' })],
    creators: [aCreator({ name: 'Ceci' }), aCreator({ id: 999, name: 'Caio Lemos' })],
    users: [aUser({ creatorId: ids.creator, companyId: null, name: 'Cecília Amaral' })],
  },
});

it('previews method, amount and warnings of each payment in a payment file, without any change', async () => {
  const rows = [payout({ grossCents: 100_000 }), payout({ id: 82, creatorId: 999, grossCents: 200_000 })];
  const { changes, reply } = await accepted(
    previewPaymentFile,
    { payouts: [82, ids.payout], payOn, payer },
    given(...rows),
  );
  expect(changes).toEqual([]);
  const [other, own] = reply.lines;
  expect(other).toMatchObject({
    payoutId: 82,
    method: 'credit',
    warnings: ['first_payment', 'holder_differs'],
  });
  expect(own).toMatchObject({ payoutId: ids.payout, method: 'pix', warnings: ['first_payment'] });
  expect(reply.sums).toEqual([
    { method: 'pix', count: 1, cents: own?.amountCents },
    { method: 'credit', count: 1, cents: other?.amountCents },
  ]);
  // INSS of 11% is withheld from each payment to an individual (docs/spec/brazil.md#withholding).
  expect([own?.amountCents, other?.amountCents]).toEqual([89_000, 178_000]);
});

it.each<[string, Payout, string]>([
  ['in a foreign currency', payout({ currency: 'EUR' }), 'not_by_file /payouts/0'],
  ['that was already sent', payout({ status: 'sent' }), 'payout_not_processing /payouts/0'],
  ['without payment details', payout({ creatorId: 998 }), 'payee_missing /payouts/0'],
])('refuses to preview a payment file with a payout %s', async (_, row, why) => {
  const input = { payouts: [ids.payout], payOn, payer };
  expect(await refusedWith(previewPaymentFile, input, given(row))).toEqual([why]);
  expect(await refusedWith(previewPaymentFile, input, { ...given(row), actor: curator })).toEqual([
    'not_allowed',
  ]);
});
