import {
  addIssRule,
  briefings,
  charges,
  contracts,
  evaluations,
  failPayout,
  invoices,
  makePaymentFile,
  payouts,
  postings,
  proposals,
  retryPayout,
  returnPayout,
  rpas,
} from '@elenco/core';
import { describe, expect, test } from 'vitest';
import { type Cast, creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { balances, hireCreator } from '../support/hired';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
const cast = await gather(database);

describe("a job from the briefing to the creator's payout", () => {
  test('writes the states, the history and the postings of every step', async () => {
    const { job, brand, curator, finance, clock } = cast;
    const [ana, bea] = cast.creators as [Cast['brand'], Cast['brand']];
    const { briefingId, proposals: invited } = await invite(cast);
    expect(invited.map((row) => row.status)).toEqual(['received', 'received', 'received']);

    const mine = (await database.see(proposals, ana, { briefingId }))[0]!;
    const lines = [
      { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'per_post', amountCents: 300_000 },
    ] as const;
    await job.propose(ana, mine.id, [...lines], 'Topo!');
    const [contract] = await job.hire(brand, briefingId, [mine.id]);
    expect(contract).toMatchObject({
      status: 'sent',
      totalCents: 600_000,
      feeCents: 90_000,
      creatorCents: 510_000,
    });

    await job.sign(contract!, brand, ana);
    const [active] = await database.see(contracts, brand, { id: contract!.id });
    expect(active?.status).toBe('active');
    await job.finishHiring(brand, briefingId);
    const others = await database.see(proposals, bea, { briefingId });
    expect(others.map((row) => row.status)).toEqual(['not_selected']);
    const [hired] = await database.see(briefings, brand, { id: briefingId });
    expect(hired?.status).toBe('hired');

    await job.pay(contract!);
    for (const deliverable of await job.deliverablesOf(contract!.id)) {
      await job.showDraft(ana, deliverable, '#publi Meu protetor de todo dia');
      await job.publish(ana, brand, deliverable);
    }
    await job.acceptInvoice(await job.invoice(ana, contract!));
    const payoutId = await job.prepare(contract!);
    await expect(
      job.run(
        (await import('@elenco/core')).releasePayout,
        { id: payoutId, proof: 'X', madeOn: '2026-11-21' },
        finance,
      ),
    ).rejects.toMatchObject({ code: 'refused', errors: [{ code: 'second_person_needed' }] });
    clock.now = '2026-12-21T12:00:00.000Z';
    await job.transfer(payoutId);

    const [payout] = await database.see(payouts, ana, { id: payoutId });
    // The platform issues the RPA (receipt of an individual) with the first number of the year.
    expect(await database.see(rpas, ana, {})).toEqual([
      expect.objectContaining({
        payoutId,
        year: 2026,
        number: 1,
        paidOn: '2026-12-21',
        grossCents: 510_000,
        withholdings: payout!.withholdings,
        netCents: payout!.netCents,
      }),
    ]);
    expect(await database.see(rpas, bea, {})).toEqual([]);

    // The bank returns the payout. It is paid again with the same RPA and the same taxes.
    clock.now = '2027-01-05T12:00:00.000Z';
    await job.run(returnPayout, { id: payoutId, comment: 'Conta.', returnedOn: '2027-01-04' }, finance);
    const notMade = { status: 'failed', madeOn: null, proof: '' };
    expect(await database.get(payouts, finance, payoutId)).toMatchObject(notMade);
    await job.run(retryPayout, { id: payoutId }, finance);
    await job.transfer(await job.prepare(contract!));
    expect(await database.see(rpas, ana, {})).toHaveLength(1);
    const again = { status: 'made', madeOn: '2027-01-05', firstMadeOn: '2026-12-21' };
    expect(await database.get(payouts, finance, payoutId)).toMatchObject(again);
    const { rows: taxes } = await database.books.taxesWithheld(finance, {
      from: '2026-12-01',
      to: '2027-01-31',
    });
    expect(new Set(taxes.map(({ month }) => month))).toEqual(new Set(['2026-12-01']));
    clock.now = '2026-12-21T12:00:00.000Z';
    expect(payout).toMatchObject({ status: 'made', grossCents: 510_000, madeOn: '2026-12-21' });
    expect(payout).not.toHaveProperty('preparedById');
    const [completed] = await database.see(contracts, brand, { id: contract!.id });
    expect(completed?.status).toBe('completed');

    await job.evaluate(brand, contract!, 5, 'Ótima');
    expect(await database.see(evaluations, ana, { side: 'company' })).toEqual([]);
    await job.evaluate(ana, contract!, 4, 'Boa marca');
    expect(await database.see(evaluations, ana, { side: 'company' })).toHaveLength(1);
    const [closed] = await database.see(briefings, curator, { id: briefingId });
    expect(closed?.status).toBe('closed');

    const all = await database.see(postings, finance, {});
    expect(all.reduce((sum, row) => sum + row.amountCents, 0)).toBe(0);
    const accounts = ['held', 'payable', 'receivable', 'committed'];
    for (const account of accounts) {
      const balance = all
        .filter((row) => row.account === account)
        .reduce((sum, row) => sum + row.amountCents, 0);
      expect([account, balance]).toEqual([account, 0]);
    }
    const statement = await database.see(postings, ana, {});
    expect(statement.every((row) => row.creatorId === creatorIdOf(ana))).toBe(true);
    expect(statement.length).toBeGreaterThan(0);

    const steps = await database.history(briefings, brand, briefingId);
    expect(steps.map((step) => step.move)).toEqual([
      'create',
      'submit',
      'approve',
      'release',
      'endSelection',
      'invite',
      'hire',
      'complete',
      'close',
    ]);

    // The names of the staff users who handled the money are visible only to staff.
    const inOrder = async (actor: Cast['brand']) => {
      const reported = await database.timeline(actor, [charges, invoices, payouts], { briefingId });
      return [...new Set(reported.map(({ actorName }) => actorName))].sort();
    };
    for (const party of [ana, brand]) {
      expect(await inOrder(party)).toContain('Elenco');
      expect(await inOrder(party)).not.toContain('Heitor Vale');
    }
    expect(await inOrder(curator)).toContain('Heitor Vale');
    // The history of an invoice must not show the hash of its file.
    const [invoice] = await database.see(invoices, ana, { contractId: contract!.id });
    const accepted = async (actor: Cast['brand']) =>
      (await database.history(invoices, actor, invoice!.id)).find(({ move }) => move === 'accept')?.actorName;
    expect(await accepted(finance)).toBe('Heitor Vale');
    expect(await accepted(ana)).toBe('Elenco');
  });
});

describe('an amendment', () => {
  test('has a separate charge and payout, and the contract is completed only after the amendment’s payout', async () => {
    const { job, brand, finance, clock } = cast;
    clock.now = '2026-11-21T12:00:00.000Z';
    const [, , cleo] = cast.creators as [Cast['brand'], Cast['brand'], Cast['brand']];
    const { briefingId } = await invite(cast);
    const mine = (await database.see(proposals, cleo, { briefingId }))[0]!;
    await job.propose(cleo, mine.id, [oneReel(200_000)], 'Topo!');
    const [contract] = await job.hire(brand, briefingId, [mine.id]);
    await job.sign(contract!, brand, cleo);

    const wanted = {
      kind: 'work',
      startsOn: '2027-01-04',
      endsOn: '2027-02-26',
      additionalCents: 123_457,
      description: 'Mais um, igual.',
    } as const;
    const asked = await job.requestAmendment(brand, contract!, wanted);
    expect(asked.status).toBe('awaiting_creator');
    await expect(job.requestAmendment(brand, contract!, wanted)).rejects.toMatchObject({ code: 'refused' });
    const answers = await Promise.allSettled([
      job.acceptAmendment(cleo, asked),
      job.acceptAmendment(cleo, asked),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    const of = { contractId: contract!.id };
    const owed = await database.see(charges, finance, of);
    expect(owed.map((row) => [row.amendmentId, row.amountCents, row.feeCents])).toEqual([
      [null, 200_000, 30_000],
      [asked.id, 123_457, 18_519],
    ]);
    const [renewed] = await database.see(contracts, brand, { id: contract!.id });
    expect(renewed).toMatchObject({ status: 'active', endsOn: '2027-02-26', totalCents: 200_000 });

    const payOut = async () => {
      await job.acceptInvoice(await job.invoice(cleo, contract!));
      await job.transfer(await job.prepare(contract!));
    };
    const work = await job.deliverablesOf(contract!.id);
    expect(work.map((row) => row.amendmentId)).toEqual([null, asked.id]);
    await job.pay(contract!);
    clock.now = '2026-12-21T12:00:00.000Z';
    for (const [index, piece] of work.entries()) {
      await job.showDraft(cleo, piece, '#publi De novo');
      await job.publish(cleo, brand, piece);
      await payOut();
      const [now] = await database.see(contracts, brand, { id: contract!.id });
      expect(now?.status).toBe(index === 0 ? 'active' : 'completed');
    }
    const paid = await database.see(payouts, finance, of);
    expect(paid.map((row) => [row.status, row.grossCents])).toEqual([
      ['made', 170_000],
      ['made', 104_938],
    ]);
    const all = await database.see(postings, finance, { contractId: contract!.id });
    for (const account of ['held', 'payable', 'receivable', 'committed'] as const) {
      const own = all.filter((row) => row.account === account);
      expect([account, own.reduce((sum, row) => sum + row.amountCents, 0)]).toEqual([account, 0]);
    }
  });
});

test('the municipality’s service tax is withheld from a payout and listed with its due date', async () => {
  const { job, brand, finance, clock } = cast;
  clock.now = '2026-11-21T12:00:00.000Z';
  const bea = cast.creators[1]!;
  const rule = {
    city: 'CAMPINAS',
    state: 'SP',
    rateBp: 500,
    withheld: true,
    dueDay: 10,
    validFrom: '2026-12-01',
    lawRef: 'Lei municipal 1/2025',
  };
  await job.run(addIssRule, rule, finance);
  const contract = await hireCreator(cast, bea);
  await job.pay(contract);
  for (const deliverable of await job.deliverablesOf(contract.id)) {
    await job.showDraft(bea, deliverable, '#publi Mais um');
    await job.publish(bea, brand, deliverable);
  }
  await job.acceptInvoice(await job.invoice(bea, contract));

  const [payout] = await database.see(payouts, finance, { contractId: contract.id });
  const iss = {
    code: 'iss',
    baseCents: 85_001,
    amountCents: 4_250,
    municipality: 'CAMPINAS/SP',
    dueDay: 10,
    lawRef: 'LC 116/2003, art. 6º; Lei municipal 1/2025',
  };
  expect(payout).toMatchObject({
    status: 'processing',
    dueOn: '2026-12-21',
    netCents: 85_001 - 9_350 - 4_250,
  });
  expect(payout?.withholdings).toContainEqual(iss);
  expect(await balances(cast, contract.id)).toMatchObject({ payable: -71_401, withholding: -13_600 });
  const entry = await database.see(postings, finance, { contractId: contract.id, account: 'withholding' });
  expect(entry.map(({ amountCents }) => amountCents).sort((one, other) => one - other)).toEqual([
    -9_350, -4_250,
  ]);

  // The tax is due by the 10th of the month after the payment. The 10th of January is a Sunday, so the last
  // working day before is the due date.
  const { rows } = await database.books.taxesWithheld(finance, { from: '2026-12-01', to: '2026-12-31' });
  expect(rows.find(({ tax }) => tax === 'iss')).toEqual({
    month: '2026-12-01',
    tax: 'iss',
    municipality: 'CAMPINAS/SP',
    // Nothing is withheld before the payout is made.
    amountCents: 0,
    payoutCount: 0,
    expectedCents: 4_250,
    dueOn: '2027-01-08',
    code: null,
    lawRef: iss.lawRef,
  });

  // A payment file sets an earlier date in another month. If the payout fails, the due date applies again.
  const daysOf = async () => {
    const { lines } = await database.books.taxesWithheld(finance, { from: '2026-11-01', to: '2026-12-31' });
    return new Set(lines.filter(({ payoutId }) => payoutId === payout!.id).map(({ on }) => on));
  };
  const payoutId = await job.prepare(contract);
  clock.now = '2026-11-26T12:00:00.000Z';
  const { version } = await database.get(payouts, finance, payoutId);
  const payer = { bank: '237', branch: '1234', account: '56789-0', agreement: 'X' };
  const file = { payouts: [{ id: payoutId, version }], payOn: '2026-11-27', payer };
  await job.run(makePaymentFile, file, cast.secondFinance);
  expect(await daysOf()).toEqual(new Set(['2026-11-27']));
  await job.run(failPayout, { id: payoutId, comment: 'Conta encerrada.' }, finance);
  expect(await daysOf()).toEqual(new Set(['2026-12-21']));
  // The price simulator uses the same tax rules as the payout.
  const companyId = contract.companyId;
  const known = await database.money.issRulesOf([companyId]);
  expect(known.get(companyId)).toEqual([expect.objectContaining(rule)]);
});
