import {
  assignReceipt,
  demandRepayment,
  prepareRepaymentRefund,
  releaseRepayment,
  repaymentSlip,
  repayments,
  takeRepayment,
  waiveRepayment,
} from '@elenco/core';
import { read } from './bank';
import { refundedToCards } from './hirings';
import type { Act, World } from './world';

async function repaymentOf(world: World, place: number, which: string) {
  const found = await world.one<{ id: number }>(
    place,
    `select id from repayments where ${which} order by id`,
  );
  const [row] = found ? await world.database.see(repayments, world.cast.finance, { id: found.id }) : [];
  return row;
}

/** Acts on amounts that creators must repay. */
export const repaid = {
  'claim a repayment from a creator': async (world, a, b) => {
    const row = await world.one<{ id: number; cents: number }>(
      a,
      `select id, net_cents::float8 as cents from payouts where status = 'made' order by id`,
    );
    if (!row) return 'nothing';
    const amountCents = b % 3 ? Math.max(1, Math.floor(row.cents / ((b % 4) + 1))) : row.cents;
    const given = { payoutId: row.id, amountCents, feeCents: b % 2 ? 0 : 100, reason: 'Saiu do ar.' };
    return world.perform(demandRepayment, given, world.cast.finance);
  },
  'a creator pays a repayment': async (world, a, b) => {
    const row = await repaymentOf(world, a, `status = 'open'`);
    if (!row) return 'nothing';
    const left = row.amountCents - row.paidCents;
    const wrong = b % 7 === 6;
    const amountCents = wrong ? left + 1 : b % 2 ? Math.ceil(left / 2) : left;
    if (row.currency !== 'BRL') {
      const given = {
        repaymentId: row.id,
        amountCents,
        receivedOn: world.day,
        proof: world.outside.name('S'),
      };
      const did = await world.perform(takeRepayment, given, world.cast.finance);
      if (did === 'done') world.outside.move(row.currency, amountCents);
      return did;
    }
    const externalId = world.outside.name('E');
    const came = { source: 'pix', paidBy: 'pix', receivedOn: world.day, bankFeeCents: 0 } as const;
    await read(world, [{ ...came, externalId, amountCents, reference: repaymentSlip(row).ourNumber }]);
    const receipt = await world.one<{ id: number }>(
      0,
      `select id from receipts where external_id = '${externalId}'`,
    );
    return receipt
      ? world.perform(assignReceipt, { id: receipt.id, repaymentId: row.id }, world.cast.finance)
      : 'refused';
  },
  'waive the rest of a repayment': async (world, a) => {
    const row = await repaymentOf(world, a, `status = 'open'`);
    return row
      ? world.perform(waiveRepayment, { id: row.id, comment: 'Sem bens.' }, world.cast.finance)
      : 'nothing';
  },
  'refund a brand from a repayment': async (world, a) => {
    const row = await repaymentOf(
      world,
      a,
      `status in ('settled', 'waived') and toward = 'company' and paid_cents + fee_cents > 0`,
    );
    if (!row) return 'nothing';
    await world.perform(prepareRepaymentRefund, { id: row.id }, world.cast.finance);
    const before = await refundedToCards(world, row.contractId);
    const given = { id: row.id, proof: `E2E-${row.id}`, refundedOn: world.day };
    const did = await world.perform(releaseRepayment, given, world.cast.secondFinance);
    if (did !== 'done') return did;
    const toCards = (await refundedToCards(world, row.contractId)) - before;
    world.outside.move(row.currency, toCards - row.paidCents - row.feeCents);
    return did;
  },
} satisfies Readonly<Record<string, Act>>;
