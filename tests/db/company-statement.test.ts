import {
  type Actor,
  charges,
  contestReceipt,
  creators,
  importReceipts,
  kindsOfGroup,
  matchPart,
  matchReceipt,
  type StatementQuery,
  unmatchReceipt,
} from '@elenco/core';
import { beforeAll, expect, it } from 'vitest';
import { type Cast, creatorIdOf, gather, invite } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
let cast: Cast;
let companyId: number;

beforeAll(async () => {
  cast = await gather(database);
  if (cast.brand.role === 'company') companyId = cast.brand.companyId;
});

const statement = (query: StatementQuery = {}, actor: Actor = cast.brand) =>
  database.money.statementOf(actor, { companyId }, query);
const inShort = async (query: StatementQuery = {}) =>
  (await statement(query)).lines.map(({ kind, amountCents, dueCents, heldCents }) => [
    kind,
    amountCents,
    dueCents,
    heldCents,
  ]);

/** Creates a hiring of R$ 6,000 with a fee of R$ 900 and signs it, so that it is charged. */
async function charged() {
  const { job, brand } = cast;
  const { briefingId, proposals } = await invite(cast);
  const creator = cast.creators[0]!;
  const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
  const line = { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'per_post' } as const;
  await job.propose(creator, offer.id, [{ ...line, amountCents: 300_000 }], '');
  const [contract] = await job.hire(brand, briefingId, [offer.id]);
  await job.sign(contract!, brand, creator);
  const [charge] = await database.see(charges, brand, { contractId: contract!.id });
  return { contract: contract!, charge: charge!, briefingId };
}

/**
 * Records a receipt of this amount, and matches the receipt with the charge as a whole or partial payment.
 */
async function receive(chargeId: number, amountCents: number, match: typeof matchPart | typeof matchReceipt) {
  const moment = { actor: cast.finance, now: cast.clock.now };
  const receivedOn = cast.clock.now.slice(0, 10);
  const entry = { source: 'pix', paidBy: 'pix', reference: 'X', bankFeeCents: 0 } as const;
  const entries = [{ ...entry, externalId: `E${amountCents}`, receivedOn, amountCents }];
  const { results } = await database.perform(importReceipts, { entries }, moment);
  await database.perform(match, { id: results[0]!.receiptId!, chargeId }, moment);
  return results[0]!.receiptId!;
}

/**
 * Unmatches a receipt from its charge. One finance user contests the receipt, and a second one unmatches it.
 */
async function takeBack(id: number) {
  const { now } = cast.clock;
  const comment = 'De outra empresa';
  await database.perform(contestReceipt, { id, comment }, { actor: cast.finance, now });
  await database.perform(unmatchReceipt, { id, comment }, { actor: cast.secondFinance, now });
}

const day = (date: string) => {
  cast.clock.now = `${date}T15:00:00.000Z`;
};

it('returns an empty statement before the company’s first charge', async () => {
  expect(await statement()).toEqual({ lines: [], count: 0, firstOn: null, openings: [], totals: [] });
});

it('lists each statement entry with its sign and the balances after it, counting a partial payment once', async () => {
  day('2026-11-24');
  const { charge } = await charged();
  day('2026-11-25');
  const receipt = await receive(charge.id, 100_000, matchPart);
  expect(await inShort()).toEqual([
    ['part_kept', 100_000, 500_000, 100_000],
    ['charge_issued', -600_000, 600_000, 0],
  ]);

  // Unmatching a partial payment subtracts its amount from the paid sum.
  day('2026-11-26');
  await takeBack(receipt);
  expect((await inShort())[0]).toEqual(['part_released', -100_000, 600_000, 0]);

  day('2026-11-27');
  await receive(charge.id, 200_000, matchPart);
  const rest = await receive(charge.id, 400_000, matchReceipt);
  expect((await inShort()).slice(0, 2)).toEqual([
    ['charge_paid', 400_000, 0, 510_000],
    ['part_kept', 200_000, 400_000, 200_000],
  ]);
  const [balances] = await database.money.ofCompany(cast.brand, companyId);
  expect(balances).toMatchObject({ toPayCents: 0, heldCents: 510_000 });

  await takeBack(rest);
  expect((await inShort())[0]).toEqual(['charge_reopened', -400_000, 400_000, 200_000]);
});

it('filters statement entries by period, kind and project without changing their balances', async () => {
  day('2026-11-28');
  const { briefingId } = await charged();
  const whole = (await statement()).lines;
  const of = async (query: StatementQuery) => (await statement(query)).lines;
  expect(await of({ from: '2026-11-28', to: '2026-11-28' })).toEqual(whole.slice(0, 1));
  expect(await of({ to: '2026-11-27' })).toEqual(whole.slice(1));
  expect(await of({ project: briefingId })).toEqual(whole.slice(0, 1));
  expect(await of({ project: null })).toEqual([]);
  const kinds = kindsOfGroup('reversals');
  expect(await of({ kinds })).toEqual(whole.filter(({ kind }) => kinds.includes(kind)));
  expect(await statement({ from: '2026-11-28' })).toMatchObject({
    firstOn: '2026-11-24',
    openings: [{ currency: 'BRL', dueCents: 400_000, heldCents: 200_000, refundableCents: 0 }],
    totals: [
      {
        currency: 'BRL',
        amountCents: whole[0]!.amountCents,
        groups: [{ group: 'charges', amountCents: whole[0]!.amountCents }],
      },
    ],
  });
});

it('adds up the company’s statement by group, and names the creator of each entry', async () => {
  const { lines, totals } = await statement();
  const sumOf = (rows: typeof lines) => rows.reduce((cents, row) => cents + row.amountCents, 0);
  expect(totals).toEqual([
    {
      currency: 'BRL',
      amountCents: sumOf(lines),
      groups: (['charges', 'payments', 'reversals'] as const).map((group) => ({
        group,
        amountCents: sumOf(lines.filter(({ kind }) => kindsOfGroup(group).includes(kind))),
      })),
    },
  ]);
  const [creator] = await database.pick(creators, cast.brand, ['name'], {
    id: creatorIdOf(cast.creators[0]!),
  });
  expect(new Set(lines.map((line) => line.creators.join()))).toEqual(new Set([creator!.name]));
});

it('pages the company’s statement, counts all entries, and returns the last page for a page past the end', async () => {
  const whole = (await statement()).lines;
  const page = (offset: number) => statement({ limit: 2, offset });
  expect(await page(0)).toMatchObject({ count: whole.length, lines: whole.slice(0, 2) });
  expect((await page(2)).lines).toEqual(whole.slice(2, 4));
  const last = Math.floor((whole.length - 1) / 2) * 2;
  expect((await page(400)).lines).toEqual(whole.slice(last));
});

it('returns no entries of another company’s statement', async () => {
  expect(await statement({}, cast.otherBrand)).toMatchObject({ lines: [], count: 0 });
  expect((await statement({}, cast.finance)).count).toBeGreaterThan(0);
});
