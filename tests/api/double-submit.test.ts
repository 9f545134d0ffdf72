import {
  type Actor,
  acceptPay,
  advanceSubscription,
  approveInstalment,
  attachBriefing,
  type Contract,
  type Currency,
  changePlan,
  commands,
  contracts,
  demandRepayment,
  disputeEnding,
  instalments,
  payContracts,
  paymentFiles,
  preparePayout,
  proposals,
  receipts,
  repayments,
  requestEnding,
  retryPayout,
  savePay,
  sendPay,
  settleCharge,
  settlements,
  squads,
  subscriptionPeriods,
  takeNews,
} from '@elenco/core';
import { charges, payouts, postings } from '@elenco/core/payment';
import { beginCardPayment, openCardPayment, type PaymentOutcome } from '@elenco/core/provider';
import type { Database } from '@elenco/db';
import { movesMoney } from '@elenco/portal/server/api/commands';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, creatorIdOf, gather, invite } from '../support/cast';
import { budget } from '../support/depth';
import { type Caller, callerOf } from './cast';

const from = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' } as const;
const atOnce = budget(100, 20);

/** How many rows each table has after each step. */
type Counts = Record<string, number>;
interface Walk {
  readonly steps: ReadonlyMap<string, Counts>;
  /** The commands that wrote into the ledger, and in what ways they did. */
  readonly posting: ReadonlySet<string>;
  readonly kinds: readonly string[];
}

/** The main job over HTTP, each submission that moves money sent so many times at once under one key. */
async function walk(times: number): Promise<Walk> {
  let clock = { now: '' };
  const api = await startApi({ now: () => clock.now });
  const client = new Pool({ connectionString: api.databaseUrl, max: 4 });
  try {
    const cast = await gather(api.database);
    clock = cast.clock;
    const posting = noteWhatPosts(api.database, client);
    const steps = new Map<string, Counts>();
    const send = async (name: string, actor: Actor, path: string, input: object) => {
      const caller = await callerAs(api, actor, clock.now);
      const press = () => caller('POST', path, input, { 'Idempotency-Key': name });
      const answers = await Promise.all(Array.from({ length: times }, press));
      const reported = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
      expect([name, new Set(reported).size, reported[0]]).toEqual([name, 1, expect.stringMatching(/^200 /)]);
      steps.set(name, await countRows(client));
    };
    await wholeJob(api.database, cast, send);
    await squad(cast, send);
    await subscription(cast, send);
    await ownContract(cast, send);
    await paidBackInEuros(cast, send);
    await boughtDollars(cast, send);
    const { rows } = await client.query('select distinct kind from ledger_transactions order by kind');
    return { steps, posting, kinds: rows.map(({ kind }) => kind) };
  } finally {
    await client.end();
    await api.stop();
  }
}

async function callerAs(api: RunningApi, actor: Actor, now: string): Promise<Caller> {
  if (!('userId' in actor)) throw new Error('only a person has a token');
  const about = { name: 'walk', scopes: ['read', 'write'], days: 1, now };
  const { token } = await api.database.identity.issueToken(actor.userId, about);
  return callerOf(api, { Authorization: `Bearer ${token}` });
}

type Send = (name: string, actor: Actor, path: string, input: object) => Promise<void>;

/**
 * Three creators are hired. One charge comes by the bank's file, that creator is paid and hired for more; one is settled
 * by hand; one is not paid. The last two hirings end.
 */
async function wholeJob(database: Database, cast: Cast, send: Send): Promise<void> {
  const { job, brand, finance, secondFinance } = cast;
  const hired = cast.creators.slice(0, 3);
  const creatorOf = ({ creatorId }: Contract) => hired.find((one) => creatorIdOf(one) === creatorId)!;
  const { briefingId } = await invite(cast, 2_000_000);
  const lines = [
    { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total', amountCents: 300_000 },
  ] as const;
  const proposalIds: number[] = [];
  for (const creator of hired) {
    const [own] = await database.see(proposals, creator, { briefingId });
    await job.propose(creator, own!.id, [...lines], '');
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
    ],
  });
  const [strange] = await database.see(receipts, finance, { amountCents: 300 });
  const prepared = { id: strange!.id };
  await send('receipts.prepareReturn', finance, '/commands/receipts.prepareReturn', prepared);
  const sentBack = { move: 'release', proof: 'E2E-3', returnedOn: '2026-11-21' };
  await send('receipts.release', secondFinance, `/receipts/${strange!.id}/moves`, sentBack);
  const settle = { move: 'settle', amountCents: byHand!.amountCents, paidBy: 'pix', paidOn: '2026-11-21' };
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
  const { id, textHash } = await job.askRenewal(brand, contract, more);
  await send('amendments.accept', creator, `/amendments/${id}/moves`, { move: 'accept', textHash });
}

/** Finance has a creator pay back: out of suspense, the rest is waived, and the brand is refunded. */
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

/** The payout goes to the bank in a file, is refused there, and two people begin anew. */
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
}

type Party = readonly [contract: Contract, creator: Actor];

/** The brand ends two hirings: one creator agrees and what was paid goes back, the other objects and finance decides. */
async function endings(cast: Cast, [paid, agrees]: Party, [unpaid, objects]: Party, send: Send) {
  const { job, brand, finance, secondFinance } = cast;
  const reason = 'O lançamento foi cancelado.';
  const end = async ({ id: contractId, title }: Contract) => {
    await job.run(requestEnding, { contractId, title, reason }, brand);
    const [asked] = await job.database.see(settlements, finance, { contractId });
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

/** Two projects of a squad, a creator of each approved together. */
async function squad(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, clock } = cast;
  const [creator] = creators;
  const at = { actor: brand, now: clock.now };
  const { id: squadId } = await job.database.create(squads, { title: 'Verão' }, at);
  const proposalIds: number[] = [];
  for (const amountCents of [100_000, 200_000]) {
    const { briefingId } = await invite(cast, 500_000);
    await job.run(attachBriefing, { squadId, briefingId }, brand);
    const [own] = await job.database.see(proposals, creator!, { briefingId });
    const line = { channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total' } as const;
    await job.propose(creator!, own!.id, [{ ...line, amountCents }], '');
    proposalIds.push(own!.id);
  }
  const input = { squadId, proposalIds, totalCents: 300_000 };
  await send('squads.approveProposals', brand, '/commands/squads.approveProposals', input);
}

/** A company's owner takes a plan, and finance issues the month that follows. */
async function subscription({ job, otherBrand, finance, clock }: Cast, send: Send): Promise<void> {
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
}

/** A creator sends a contract of their own to the brand. @returns its id */
async function ownOffer(
  { job, creators }: Cast,
  agreed: { currency: Currency; instalmentCount: number; firstDueOn: string },
) {
  const creator = creators[3]!;
  const { id } = await job.run(
    savePay,
    {
      id: null,
      part: { title: 'Loja', scope: '', rights: '', rounds: 2, startsOn: null, endsOn: null },
    },
    creator,
  );
  const client = { clientName: 'Aurora', clientTaxId: '11222333000181', clientContact: 'Ana' };
  const letter = { clientEmail: 'dona@aurora.example', clientAddress: '' };
  await job.run(savePay, { id, part: { ...client, ...letter } }, creator);
  const price = {
    lines: [{ label: 'Reels', quantity: 1, amountCents: 200_000 }],
    validUntil: null,
    fineBp: 200,
    interestBp: 100,
    cancelBp: 0,
    message: '',
  };
  await job.run(savePay, { id, part: { ...price, ...agreed, feePayer: 'creator' } }, creator);
  await job.run(sendPay, { id, ...from }, creator);
  return id;
}

/** A creator's own contract: its client accepts, and pays six days late, with fine and interest. */
async function ownContract(cast: Cast, send: Send): Promise<void> {
  const { job, brand, finance, clock } = cast;
  const id = await ownOffer(cast, { currency: 'BRL', instalmentCount: 1, firstDueOn: '2026-11-25' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await send('pay-contracts.accept', brand, `/pay-contracts/${id}/moves`, { move: 'accept', textHash });
  const [part] = await job.database.see(instalments, finance, { payContractId: id });
  clock.now = '2026-12-01T12:00:00.000Z';
  const late = { move: 'settle', amountCents: 204_400, paidBy: 'pix', paidOn: '2026-12-01' };
  await send('charges.settle/late', finance, `/charges/${part!.chargeId}/moves`, late);
}

/** Of one in euros, paid out in part, the creator pays back: by transfer, and the rest out of what comes next. */
async function paidBackInEuros(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, finance } = cast;
  const creator = creators[3]!;
  const id = await ownOffer(cast, { currency: 'EUR', instalmentCount: 2, firstDueOn: '2026-12-04' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await job.run(acceptPay, { id, textHash: textHash!, ...from }, brand);
  const parts = await job.database.see(instalments, finance, { payContractId: id });
  const { contractId } = parts[0]!;
  for (const part of parts) {
    const paid = { id: part.chargeId, paidOn: '2026-12-01', amountCents: part.amountCents };
    await job.run(settleCharge, { ...paid, paidBy: 'transfer' }, finance);
    await job.run(approveInstalment, { id: part.id }, brand);
    await job.acceptInvoice(await job.invoice(creator, { id: contractId }));
    if (part === parts[1]) continue;
    const payoutId = await job.prepare({ id: contractId });
    await job.transfer(payoutId);
    const demanded = { payoutId, amountCents: 1_000, feeCents: 0, reason: 'O conteúdo saiu do ar.' };
    const { id: repaymentId } = await job.run(demandRepayment, demanded, finance);
    const came = { repaymentId, amountCents: 600, receivedOn: '2026-12-01', proof: 'SWIFT 1' };
    await send('receipts.takeRepayment', finance, '/commands/receipts.takeRepayment', came);
  }
}

/** Of one in dollars that was paid by card, the provider has changed into reais: finance buys what the payout needs. */
async function boughtDollars(cast: Cast, send: Send): Promise<void> {
  const { job, brand, creators, finance, secondFinance } = cast;
  const id = await ownOffer(cast, { currency: 'USD', instalmentCount: 1, firstDueOn: '2026-12-04' });
  const { textHash } = await job.database.get(payContracts, brand, id);
  await job.run(acceptPay, { id, textHash: textHash!, ...from }, brand);
  const [part] = await job.database.see(instalments, finance, { payContractId: id });
  const { id: paymentId } = await job.run(beginCardPayment, { chargeId: part!.chargeId }, brand);
  const { amountCents } = part!;
  const outcome: PaymentOutcome = {
    status: 'paid',
    intent: 'pi_1',
    failure: '',
    currency: 'USD',
    amountCents,
    processingCents: null,
    conversion: {
      currency: 'BRL',
      rateMicros: 20_000,
      source: 'txn_1',
      cents: amountCents / 50,
      backCents: 0,
      backForCents: 0,
    },
    refundedCents: 0,
    dispute: null,
  };
  const product = { role: 'system' } as const;
  await job.run(openCardPayment, { id: paymentId, session: 'cs_1' }, product);
  await job.run(takeNews, { message: null, news: { about: 'payment', paymentId, outcome } }, product);
  await job.run(approveInstalment, { id: part!.id }, brand);
  await job.acceptInvoice(await job.invoice(creators[3]!, { id: part!.contractId }));
  const [payout] = await job.database.see(payouts, finance, { contractId: part!.contractId });
  const bought = {
    id: payout!.id,
    spentCents: Math.round(payout!.netCents / 40),
    boughtOn: '2026-12-01',
    proof: 'CAMBIO 1',
  };
  await send('payouts.recordPurchase', finance, '/commands/payouts.recordPurchase', bought);
  await send('payouts.confirmPurchase', secondFinance, '/commands/payouts.confirmPurchase', {
    id: payout!.id,
  });
}

/** Looks at each command whether the ledger grew by it. */
function noteWhatPosts(database: Database, client: Pool): Set<string> {
  const posting = new Set<string>();
  const entries = async () =>
    (await client.query('select count(*)::int as count from ledger_transactions')).rows[0].count as number;
  const perform = database.perform.bind(database);
  database.perform = async (command, input, commandContext) => {
    const before = await entries();
    const reply = await perform(command, input, commandContext);
    if ((await entries()) > before) posting.add(command.name);
    return reply;
  };
  return posting;
}

async function countRows(client: Pool): Promise<Counts> {
  const { rows } = await client.query(
    `select table_name as name,
       (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as count
     from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Entries that only messages of a payment provider bring about; these come twice in tests/db/worker/cards.test.ts. */
const byProvider = new Set<string>([
  ...['processing_taken', 'provider_transfer', 'surplus_received', 'surplus_returned'],
  ...['dispute_opened', 'dispute_won', 'refund_unasked', 'currency_returned'],
]);

it('a submission that moves money, sent many times at once, has one effect and one answer', async () => {
  const once = await walk(1);
  const often = await walk(atOnce);
  expect(Object.fromEntries(often.steps)).toEqual(Object.fromEntries(once.steps));

  const declared = commands.filter(movesMoney).map(({ name }) => name);
  const submitted = new Set([...often.steps.keys()].map((step) => step.split('/')[0]));
  expect([...submitted].sort()).toEqual(declared.sort());
  // Every way to the ledger was gone, so a command that posts and asks for no key would be found here.
  const kinds = postings.schema.shape.kind.options.filter((kind) => !byProvider.has(kind));
  expect(once.kinds).toEqual(kinds.sort());
  // What a provider tells counts once by the reference of its message.
  expect([...once.posting].filter((name) => !declared.includes(name))).toEqual([takeNews.name]);
  console.log(
    `double submit: ${declared.length} commands, ${often.steps.size} steps, ${atOnce} at once, 0 wrong`,
  );
}, 240_000);
