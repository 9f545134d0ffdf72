import {
  type Actor,
  advanceSubscription,
  attachBriefing,
  type Contract,
  changePlan,
  contestReceipt,
  contracts,
  disputeEnding,
  paymentFiles,
  preparePayout,
  proposals,
  receipts,
  repayments,
  requestEnding,
  retryPayout,
  squads,
  subscriptionPeriods,
  terminations,
} from '@elenco/core';
import { charges, paymentAnswers, payouts, returnPayout } from '@elenco/core/finance';
import type { Database } from '@elenco/db';
import { expect } from 'vitest';
import { type Cast, creatorIdOf, invite, oneReel } from '../../support/cast';
import type { Send } from './send';

/**
 * Hires three creators. The first charge is paid by the bank file, its creator gets the payout, and an
 * amendment extends the usage rights. The second charge is settled by hand, and the third one is not paid.
 * The last two hirings end early.
 */
export async function wholeJob(database: Database, cast: Cast, send: Send): Promise<void> {
  const { job, brand, finance, secondFinance } = cast;
  const hired = cast.creators.slice(0, 3);
  const creatorOf = ({ creatorId }: Contract) => hired.find((one) => creatorIdOf(one) === creatorId)!;
  const { briefingId } = await invite(cast, 2_000_000);
  const proposalIds: number[] = [];
  for (const creator of hired) {
    const [own] = await database.see(proposals, creator, { briefingId });
    await job.propose(creator, own!.id, [oneReel(300_000)], '');
    proposalIds.push(own!.id);
  }
  await send('proposals.approveAll', brand, '/commands/proposals.approveAll', { briefingId, proposalIds });
  const made = await database.see(contracts, brand, { briefingId });
  for (const contract of made) {
    const { id, textHash } = contract;
    for (const [n, party] of [brand, creatorOf(contract)].entries()) {
      await send(`contracts.accept/${n}/${id}`, party, '/commands/contracts.accept', { id, textHash });
    }
  }
  const [contract, settled, unpaid] = made as [Contract, Contract, Contract];
  const [byBank, byHand] = await database.see(charges, finance, { contractId: made.map(({ id }) => id) });
  const { ourNumber, amountCents } = byBank!;
  const came = { source: 'cnab240', receivedOn: '2026-11-21', paidBy: 'slip', bankFeeCents: 250 } as const;
  await send('receipts.import', finance, '/commands/receipts.import', {
    entries: [
      { ...came, externalId: 'file/3', reference: ourNumber, amountCents },
      { ...came, externalId: 'file/5', reference: '999', amountCents: 300 },
      { ...came, externalId: 'file/6', reference: '999', amountCents: 400 },
      { ...came, externalId: 'file/7', reference: '999', amountCents: 103_333 },
      { ...came, externalId: 'file/8', reference: '999', amountCents: byHand!.amountCents - 1 },
      { ...came, externalId: 'file/9', reference: '999', amountCents: 900 },
    ],
  });
  const [paidBy] = await database.see(receipts, finance, { chargeId: byBank!.id });
  await database.perform(
    contestReceipt,
    { id: paidBy!.id, comment: 'De outra cobrança' },
    { actor: finance, now: cast.clock.now },
  );
  const parted = { move: 'unmatch', comment: 'De outra cobrança' };
  await send('receipts.unmatch', secondFinance, `/receipts/${paidBy!.id}/moves`, parted);
  const again = { move: 'match', chargeId: byBank!.id };
  await send('receipts.match/again', finance, `/receipts/${paidBy!.id}/moves`, again);
  const [less] = await database.see(receipts, finance, { amountCents: byHand!.amountCents - 1 });
  const intended = { id: less!.id, chargeId: byHand!.id };
  await send('receipts.prepareMatch', finance, '/commands/receipts.prepareMatch', intended);
  const [some] = await database.see(receipts, finance, { amountCents: 900 });
  const kept = { move: 'matchPart', chargeId: byHand!.id };
  await send('receipts.matchPart', finance, `/receipts/${some!.id}/moves`, kept);
  const [strange] = await database.see(receipts, finance, { amountCents: 300 });
  const prepared = { id: strange!.id };
  await send('receipts.prepareReturn', finance, '/commands/receipts.prepareReturn', prepared);
  const sentBack = { move: 'release', proof: 'E2E-3', returnedOn: '2026-11-21' };
  await send('receipts.release', secondFinance, `/receipts/${strange!.id}/moves`, sentBack);
  const restCents = byHand!.amountCents - some!.amountCents;
  const settle = { move: 'settle', amountCents: restCents, paidBy: 'pix', paidOn: '2026-11-21' };
  await send('charges.settle', finance, `/charges/${byHand!.id}/moves`, settle);
  await endings(cast, [settled, creatorOf(settled)], [unpaid, creatorOf(unpaid)], send);
  const creator = creatorOf(contract);
  for (const deliverable of await job.deliverablesOf(contract.id)) {
    await job.showDraft(creator, deliverable, '#publi Meu protetor de todo dia');
    await job.publish(creator, brand, deliverable);
  }
  const invoiceId = await job.invoice(creator, contract);
  await send('invoices.accept', finance, `/invoices/${invoiceId}/moves`, { move: 'accept' });
  const [payout] = await database.see(payouts, finance, { contractId: contract.id });
  await send('payouts.prepare', finance, '/commands/payouts.prepare', { id: payout!.id });
  cast.clock.now = '2026-11-21T20:00:00.000Z';
  await byFile(cast, payout!.id, send);
  const release = { move: 'release', proof: 'E2E-1', madeOn: '2026-11-21' };
  await send('payouts.release', secondFinance, `/payouts/${payout!.id}/moves`, release);
  await paidBack(cast, payout!.id, send);
  const returned = { move: 'return', comment: 'Conta encerrada.', returnedOn: '2026-11-21' };
  await send('payouts.return', finance, `/payouts/${payout!.id}/moves`, returned);
  const days = { startsOn: '2026-12-21', endsOn: '2027-01-31' };
  const more = { kind: 'rights', ...days, additionalCents: 50_000, description: 'Mais um mês' } as const;
  const { id, textHash } = await job.requestAmendment(brand, contract, more);
  await send('amendments.accept', creator, `/amendments/${id}/moves`, { move: 'accept', textHash });
}

/**
 * A creator owes a repayment. Part of it is paid from suspense, the rest is waived, and the brand is refunded
 * the paid part.
 */
async function paidBack({ job, finance, secondFinance }: Cast, payoutId: number, send: Send): Promise<void> {
  const demanded = { payoutId, amountCents: 500, feeCents: 100, reason: 'O conteúdo saiu do ar.' };
  await send('repayments.demand', finance, '/commands/repayments.demand', demanded);
  const [row] = await job.database.see(repayments, finance, { payoutId });
  const [found] = await job.database.see(receipts, finance, { amountCents: 400 });
  const assigned = { move: 'assign', repaymentId: row!.id };
  await send('receipts.assign', finance, `/receipts/${found!.id}/moves`, assigned);
  const moves = `/repayments/${row!.id}/moves`;
  await send('repayments.waive', finance, moves, { move: 'waive', comment: 'Pouco.' });
  await send('repayments.prepareRefund', finance, '/commands/repayments.prepareRefund', { id: row!.id });
  const back = { move: 'release', proof: 'E2E-4', refundedOn: '2026-11-21' };
  await send('repayments.release', secondFinance, moves, back);
}

/**
 * Finance sends the payout to the bank in a file. The bank rejects the payout, and finance prepares it again
 * for the next file.
 */
async function byFile({ job, finance, secondFinance }: Cast, id: number, send: Send): Promise<void> {
  const [ready] = await job.database.see(payouts, finance, { id });
  const input = { payouts: [{ id, version: ready!.version }], payOn: '2026-11-23' };
  await send('payment-files.make', secondFinance, '/commands/payment-files.make', input);
  const [file, ...others] = await job.database.see(paymentFiles, finance, {});
  expect(others).toEqual([]);
  const answer = { externalId: 'return/3', reference: `${id}-${file!.number}`, codes: ['AG'] };
  const entries = [{ ...answer, amountCents: 1, paidOn: null, bankReference: '', holder: '' }];
  await send('payment-answers.import', finance, '/commands/payment-answers.import', { entries });
  await job.run(retryPayout, { id }, finance);
  await job.run(preparePayout, { id }, finance);
  await confirmed({ job, finance, secondFinance }, id, send);
}

/**
 * The bank's answer to the next file is unclear, so the second finance user confirms that the payout was
 * paid. The bank then returns the money, and finance prepares the payout again.
 */
async function confirmed(
  { job, finance, secondFinance }: Pick<Cast, 'job' | 'finance' | 'secondFinance'>,
  id: number,
  send: Send,
): Promise<void> {
  const [ready] = await job.database.see(payouts, finance, { id });
  const input = { payouts: [{ id, version: ready!.version }], payOn: '2026-11-23' };
  await send('payment-files.make/again', secondFinance, '/commands/payment-files.make', input);
  const [file] = await job.database.see(paymentFiles, finance, { number: 2 });
  const [{ amountCents } = { amountCents: 0 }] = file!.payments;
  const later = { paidOn: '2026-11-23', bankReference: '', holder: '' };
  const entry = { externalId: 'return/5', reference: `${id}-2`, codes: ['00'], amountCents, ...later };
  await send('payment-answers.import/unclear', finance, '/commands/payment-answers.import', {
    entries: [entry],
  });
  const [answer] = await job.database.see(paymentAnswers, finance, { status: 'open', payoutId: id });
  const seen = { id: answer!.id, version: answer!.version };
  const stated = { madeOn: '2026-11-21', proof: 'E2E-9', comment: 'O gerente confirmou.' };
  const address = '/commands/payment-answers.confirmPaid';
  await send('payment-answers.confirmPaid', secondFinance, address, { ...seen, ...stated });
  const [paid] = await job.database.see(payouts, finance, { id });
  expect([paid?.status, paid?.madeOn, paid?.proof]).toEqual(['made', '2026-11-21', 'E2E-9']);
  await job.run(returnPayout, { id, comment: 'Conta encerrada.', returnedOn: '2026-11-21' }, finance);
  await job.run(retryPayout, { id }, finance);
  await job.run(preparePayout, { id }, finance);
}

type Party = readonly [contract: Contract, creator: Actor];

/**
 * The brand ends two hirings early. One creator agrees, and the brand is refunded. The other creator objects,
 * and finance decides.
 */
async function endings(cast: Cast, [paid, agrees]: Party, [unpaid, objects]: Party, send: Send) {
  const { job, brand, finance, secondFinance } = cast;
  const reason = 'O lançamento foi cancelado.';
  const end = async ({ id: contractId, title }: Contract) => {
    await job.run(requestEnding, { contractId, title, reason }, brand);
    const [asked] = await job.database.see(terminations, finance, { contractId });
    return asked!.id;
  };
  const agreed = await end(paid);
  await send('settlements.accept', agrees, `/settlements/${agreed}/moves`, { move: 'accept' });
  await send('settlements.prepareRefund', finance, '/commands/settlements.prepareRefund', { id: agreed });
  const back = { move: 'release', proof: 'E2E-2', refundedOn: '2026-11-21' };
  await send('settlements.release', secondFinance, `/settlements/${agreed}/moves`, back);
  const disputed = await end(unpaid);
  await job.run(disputeEnding, { id: disputed, comment: 'O roteiro estava pronto.' }, objects);
  const decided = { move: 'decide', creatorCents: 50_000, comment: 'O roteiro é pago.' };
  await send('settlements.decide', finance, `/settlements/${disputed}/moves`, decided);
}

/** Creates a squad with two projects, and approves one proposal of each project in a single command. */
export async function squad(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, clock } = cast;
  const [creator] = creators;
  const at = { actor: brand, now: clock.now };
  const { id: squadId } = await job.database.create(squads, { title: 'Verão' }, at);
  const proposalIds: number[] = [];
  for (const amountCents of [100_000, 200_000]) {
    const { briefingId } = await invite(cast, 500_000);
    await job.run(attachBriefing, { squadId, briefingId }, brand);
    const [own] = await job.database.see(proposals, creator!, { briefingId });
    await job.propose(creator!, own!.id, [oneReel(amountCents)], '');
    proposalIds.push(own!.id);
  }
  const input = { squadId, proposalIds, totalCents: 300_000 };
  await send('squads.approveProposals', brand, '/commands/squads.approveProposals', input);
}

/** The owner of a company chooses a plan, and finance issues the charge of the next month. */
export async function subscription({ job, otherBrand, finance, clock }: Cast, send: Send): Promise<void> {
  const product = { role: 'system' } as const;
  const companyId = otherBrand.role === 'company' ? otherBrand.companyId : 0;
  await job.run(changePlan, { id: companyId, plan: 'open' }, product);
  const chosen = { plan: 'community', amountCents: 103_333, monthlyCents: 310_000 };
  await send('subscriptions.choose', otherBrand, '/commands/subscriptions.choose', chosen);
  const [asked] = await job.database.see(charges, finance, { companyId, status: 'open' });
  const [found] = await job.database.see(receipts, finance, { amountCents: 103_333 });
  const match = { move: 'match', chargeId: asked!.id };
  await send('receipts.match', finance, `/receipts/${found!.id}/moves`, match);
  clock.now = '2026-11-24T12:00:00.000Z';
  await job.run(advanceSubscription, { companyId }, product);
  const [month] = await job.database.see(subscriptionPeriods, finance, { companyId, status: 'draft' });
  const address = `/subscription-periods/${month!.id}/moves`;
  await send('subscription-periods.issue', finance, address, { move: 'issue' });
  const [wrong] = await job.database.see(charges, finance, { companyId, status: 'open' });
  const cancelled = { move: 'cancel', comment: 'Cobrada por engano.' };
  await send('charges.cancel', finance, `/charges/${wrong!.id}/moves`, cancelled);
}
