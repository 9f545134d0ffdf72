import { addDays } from '@elenco/brazil';
import {
  amountsDue,
  charges,
  contestReceipt,
  importReceipts,
  instalments,
  keepReceipt,
  lateFeeOf,
  matchPart,
  matchReceipt,
  prepareMatch,
  prepareReturn,
  reissueSlip,
  returnReceipt,
  settleCharge,
  unmatchReceipt,
} from '@elenco/core';
import { settingsWith } from '@elenco/core/testing';
import type { BankEntry } from './outside';
import type { Act, World } from './world';

/**
 * Returns a charge for which the SQL condition `status` holds, the amounts due on the day `on`, and the late
 * fee on that day. Returns undefined if the condition holds for no charge.
 */
async function chargeOn(world: World, place: number, status: string, on: string) {
  const found = await world.one<{ id: number }>(place, `select id from charges where ${status} order by id`);
  if (!found) return undefined;
  const [charge] = await world.database.see(charges, world.cast.finance, { id: found.id });
  const [instalment] = await world.database.see(instalments, world.cast.finance, {
    contractId: charge!.contractId ?? 0,
  });
  const parts = await world.database.see(instalments, world.cast.finance, {
    contractId: instalment?.contractId ?? 0,
  });
  const own = parts.find(({ chargeId }) => chargeId === found.id);
  return {
    charge: charge!,
    due: amountsDue({ charge: charge!, instalment: own }, on),
    lateFee: lateFeeOf(charge!, on, settingsWith()),
  };
}

/**
 * Returns an amount to pay in cents. Depending on `b`, it is the amount due, that amount plus the late fee,
 * one cent more than the amount due, or half of the amount due.
 */
function amountIn(b: number, due: number, lateFee: number): number {
  if (b % 17 === 16) return Math.ceil(due / 2);
  if (b % 7 === 6) return due + 1;
  return b % 7 === 5 ? due + lateFee : due;
}

/**
 * Returns an entry of a bank file. The entry is correct, has a wrong amount, or refers to a charge that is
 * paid, canceled, or does not exist.
 */
async function entry(world: World, a: number, b: number): Promise<BankEntry> {
  const receivedOn = addDays(world.day, b % 9 === 8 ? 1 : -(b % 3));
  const found = await chargeOn(world, a, b % 2 ? `status in ('open', 'overdue')` : 'true', receivedOn);
  const amount = found?.due[b % found.due.length] ?? 12_345;
  return {
    source: b % 2 ? 'pix' : 'cnab240',
    externalId: world.outside.name('E'),
    receivedOn,
    // Some clients pay the amount on the reissued slip.
    amountCents: found && b % 25 === 24 ? found.charge.slipCents : amountIn(b, amount, found?.lateFee ?? 0),
    bankFeeCents: b % 5 === 4 ? 250 : 0,
    paidBy: b % 2 ? 'pix' : 'slip',
    reference: found && b % 11 !== 10 ? found.charge.ourNumber : '99999999999',
  };
}

export async function read(world: World, entries: BankEntry[]) {
  const did = await world.perform(importReceipts, { entries }, world.cast.finance);
  if (did === 'done') world.outside.read(entries, world.day);
  return did;
}

/** Reason for waiving fine and interest, which is required if the charge is overdue. */
const comment = 'Acordo com a marca.';

/** Acts in which money arrives in the bank account, or leaves the account again. */
export const bank = {
  'settle a charge by hand': async (world, a, b) => {
    const paidOn = addDays(world.day, -(b % 4));
    const found = await chargeOn(world, a, `status in ('open', 'overdue')`, paidOn);
    if (!found) return 'nothing';
    const { id, ourNumber, currency } = found.charge;
    const wrong = b % 6 === 5;
    // The paid amount is an amount due, or the amount on the reissued slip.
    const due = b % 7 === 6 ? found.charge.slipCents : found.due[b % found.due.length]!;
    const amountCents = due + (wrong ? 1 : 0);
    const paidBy = b % 2 ? ('pix' as const) : ('slip' as const);
    const did = await world.perform(
      settleCharge,
      { id, paidOn, paidBy, amountCents, comment },
      world.cast.finance,
    );
    if (wrong && did === 'done') throw new Error(`charge ${id} was settled with one centavo too many`);
    if (did === 'done') world.outside.foundByHand({ ourNumber, paidBy, amountCents, currency });
    return did;
  },

  'import a bank file': async (world, a, b, c) => {
    const entries = [await entry(world, a, b)];
    if (c % 2) entries.push(await entry(world, a + (c % 3), b + c));
    // Sometimes the file contains the same entry twice.
    if (c % 5 === 4) entries.push({ ...entries[0]! });
    world.outside.files.push(entries);
    return read(world, entries);
  },

  'import old bank files again': async (world, a, b) => {
    const { files } = world.outside;
    if (files.length === 0) return 'nothing';
    const again = [...files[a % files.length]!, ...files[b % files.length]!].toReversed();
    return read(world, again);
  },

  'match a receipt in suspense': async (world, a, b) => {
    const receipt = await world.one<{ id: number }>(
      a,
      `select id from receipts where status = 'unmatched' order by id`,
    );
    const charge = await world.one<{ id: number }>(
      b,
      `select id from charges where status in ('open', 'overdue') order by id`,
    );
    if (!receipt || !charge) return 'nothing';
    return world.perform(matchReceipt, { id: receipt.id, chargeId: charge.id, comment }, world.cast.finance);
  },

  'accept a partial payment': async (world, a, b) => {
    const receipt = await world.one<{ id: number }>(
      a,
      `select id from receipts where status = 'unmatched' and currency = 'BRL' order by id`,
    );
    const charge = await world.one<{ id: number }>(
      b,
      `select id from charges where status in ('open', 'overdue') and currency = 'BRL' order by id`,
    );
    if (!receipt || !charge) return 'nothing';
    return world.perform(matchPart, { id: receipt.id, chargeId: charge.id, comment }, world.cast.finance);
  },

  'reissue an overdue slip': async (world, a, b) => {
    const charge = await world.one<{ id: number }>(
      a,
      `select id from charges where status = 'overdue' order by id`,
    );
    if (!charge) return 'nothing';
    const given = { id: charge.id, dueOn: addDays(world.day, b % 32), replaces: b % 2 === 0 };
    return world.perform(reissueSlip, given, world.cast.finance);
  },

  'settle a charge with a difference': async (world, a, b) => {
    const receipt = await world.one<{ id: number }>(
      a,
      `select id from receipts where status = 'unmatched' and source <> 'card' order by id`,
    );
    const charge = await world.one<{ id: number }>(
      b,
      `select id from charges where status in ('open', 'overdue') and currency = 'BRL' order by id`,
    );
    if (!receipt || !charge) return 'nothing';
    const match = { id: receipt.id, chargeId: charge.id };
    await world.perform(prepareMatch, match, world.cast.finance);
    // Sometimes the user who prepared the return tries to release it too, which is refused.
    const by = b % 7 === 6 ? world.cast.finance : world.cast.secondFinance;
    return world.perform(matchReceipt, { ...match, comment }, by);
  },

  'return a receipt in suspense': async (world, a) => {
    const row = await world.one<{ id: number; cents: number; isGone: boolean }>(
      a,
      `select id, amount_cents::float8 as cents, source = 'card' and reason = 'payment_reversed' as "isGone"
       from receipts where status = 'unmatched' order by id`,
    );
    if (!row) return 'nothing';
    await world.perform(prepareReturn, { id: row.id }, world.cast.finance);
    const given = { id: row.id, proof: `E2E-${row.id}`, returnedOn: world.day };
    const did = await world.perform(returnReceipt, given, world.cast.secondFinance);
    // If the card provider has already returned the payment itself, no money leaves the bank account.
    if (did === 'done' && !row.isGone) world.outside.move('BRL', -row.cents);
    return did;
  },

  'the bank reverses a receipt': async (world, a, b) => {
    const row = await world.one<{ reference: string; cents: number }>(
      a,
      `select reference, amount_cents::float8 as cents from receipts
       where source = 'cnab240' and status in ('matched', 'unmatched') and reversed_by = '' order by id`,
    );
    if (!row) return 'nothing';
    const { reference, cents: amountCents } = row;
    const reversal = {
      source: 'cnab240',
      externalId: world.outside.name('R'),
      reference,
      amountCents,
    } as const;
    const reversals = b % 3 === 2 ? [reversal, reversal] : [reversal];
    return world.perform(importReceipts, { entries: [], reversals }, world.cast.finance);
  },

  'contest a receipt': async (world, a) => {
    const row = await world.one<{ id: number }>(
      a,
      `select id from receipts where status = 'matched' order by id`,
    );
    if (!row) return 'nothing';
    return world.perform(contestReceipt, { id: row.id, comment: 'De outra cobrança.' }, world.cast.finance);
  },

  'resolve a contested receipt': async (world, a, b) => {
    const row = await world.one<Contested>(
      a,
      `select r.id, r.amount_cents::float8 as cents, r.source, r.paid_by as "paidBy", ch.our_number as "ourNumber"
       from receipts r join charges ch on ch.id = r.charge_id where r.status = 'contested' order by r.id`,
    );
    if (!row) return 'nothing';
    const { id, cents, source, ...found } = row;
    // Sometimes the user who prepared the refund tries to release it too, which is refused.
    const by = b % 7 === 6 ? world.cast.finance : world.cast.secondFinance;
    if (b % 5 === 4) return world.perform(keepReceipt, { id, comment: 'Foi pago.' }, by);
    const did = await world.perform(unmatchReceipt, { id, comment: 'Não foi pago.' }, by);
    if (did === 'done' && source === 'hand') world.outside.notFound({ ...found, amountCents: cents });
    if (did === 'done') return did;
    const back = { id, proof: `ESTORNO-${id}`, returnedOn: world.day };
    const returned = await world.perform(returnReceipt, back, by);
    if (returned === 'done' && source === 'hand') world.outside.notFound({ ...found, amountCents: cents });
    if (returned === 'done') world.outside.move('BRL', -cents);
    return returned;
  },
} satisfies Readonly<Record<string, Act>>;

interface Contested {
  readonly id: number;
  readonly cents: number;
  readonly source: string;
  readonly paidBy: string;
  readonly ourNumber: string;
}
