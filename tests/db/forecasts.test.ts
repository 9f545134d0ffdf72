import { withhold } from '@elenco/brazil';
import { type Actor, type Contract, payouts } from '@elenco/core';
import type { StageMoney } from '@elenco/core/operations';
import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { anotherBrand, creatorIdOf, gather, oneReel, wholeBrief } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

interface Forecast {
  readonly on: string;
  readonly netCents: number;
  readonly addedTo: readonly string[];
}
interface Page {
  readonly now: { readonly money: StageMoney | null };
  readonly expectedPay: Forecast | null;
  readonly ifDoneToday: Forecast | null;
  readonly addedTo: readonly string[];
}
/**
 * A payment in a list of the creator. The list shows the expected net amount until a document is accepted,
 * and then the actual net amount.
 */
interface Listed {
  readonly briefingId: number | null;
  readonly netCents: number | null;
  readonly state: { readonly on: string | null } | null;
  readonly expectedPay: { readonly on: string; readonly netCents: number } | null;
}
/**
 * Paths of modules that are imported below. They are not literals in the imports, because TypeScript would
 * then check the portal's files with this program.
 */
const [project, home, finance]: string[] = ['creator-project', 'creator-home', 'creator-finance'].map(
  (name) => `@elenco/portal/${name}`,
);
const { loadProject } = (await import(project!)) as { loadProject(ctx: object): Promise<Page> };
const { loadHome } = (await import(home!)) as { loadHome(ctx: object): Promise<{ onTheWay: Listed[] }> };
const { loadFinance } = (await import(finance!)) as {
  loadFinance(ctx: object): Promise<{ payments: Listed[] }>;
};

const { database, client } = await testDatabase();
const cast = await gather(database);

const titles = ['Férias com criança', 'Volta às aulas', 'Carnaval'] as const;
/** Prices whose sum exceeds the INSS ceiling and reaches the highest IRRF bracket. */
const prices = [850_001, 500_000, 787_650] as const;

/** Loads the data of a creator's project page, as the portal does. */
function pageOf(creator: Actor, briefingId: number) {
  const { now } = cast.clock;
  const params = { id: String(briefingId) };
  const url = new URL(`https://elenco.example/dashboard/professional/briefing/${briefingId}`);
  return loadProject({ app: database, actor: creator, now, url, params, legal: {} });
}

/**
 * Loads the payments that the creator's home and finance pages list, each with its project, amount and day.
 */
async function listsOf(creator: Actor) {
  const { now } = cast.clock;
  const user = { id: 'userId' in creator ? creator.userId : 0, address: null };
  const url = new URL('https://elenco.example/dashboard/professional/finance');
  const ctx = { app: database, actor: creator, user, now, url, locale: 'pt', feedCursor: '0' };
  const [{ onTheWay }, { payments }] = await Promise.all([loadHome(ctx), loadFinance(ctx)]);
  return [onTheWay, payments].map((rows) =>
    rows
      .toSorted((one, other) => (one.briefingId ?? 0) - (other.briefingId ?? 0))
      .map(({ netCents, state, expectedPay }) => [
        netCents ?? expectedPay?.netCents,
        netCents === null ? expectedPay?.on : state?.on,
      ]),
  );
}

/** Returns the amounts before and after taxes in the creator's notices about a contract, by event. */
async function noticesOf(contract: Contract) {
  const { rows } = await client.query<{ id: number }>(
    `select id from events where resource = 'contracts' and row_id = $1 and delivered_at is null order by id`,
    [contract.id],
  );
  const stated: (readonly [string, number | undefined, number | undefined])[] = [];
  const keep = ({ kind, creatorSum }: OutboxEvent) => {
    if (creatorSum?.context === 'net') stated.push([kind, creatorSum.receivesCents, creatorSum.netCents]);
    return [];
  };
  await database.outbox.deliver(
    rows.map(({ id }) => id),
    keep,
    cast.clock.now,
  );
  return stated;
}

interface Hiring {
  readonly brand: Actor;
  readonly briefingId: number;
  readonly contract: Contract;
  /**
   * Net amounts in cents that the project page showed for the proposal, before signing, and after signing.
   */
  readonly shown: readonly (number | undefined)[];
  readonly addedTo: readonly string[];
}

async function hire(brand: Actor, creator: Actor, n: number): Promise<Hiring> {
  const { job } = cast;
  const briefingId = await job.draft(brand, { ...wholeBrief, title: titles[n] } as never);
  await job.submit(brand, briefingId);
  await job.approve(briefingId);
  const names = cast.creators.slice(0, 3).map(creatorIdOf);
  await job.shortlist(briefingId, names);
  await job.release(briefingId);
  const [offer] = await job.select(brand, briefingId, [creatorIdOf(creator)]);
  await job.propose(creator, offer!.id, [oneReel(prices[n]!)], 'Topo!');
  const moneyNow = async () => (await pageOf(creator, briefingId)).now.money;
  const proposed = await moneyNow();
  const [contract] = await job.hire(brand, briefingId, [offer!.id]);
  const toSign = await moneyNow();
  const { creatorCents } = contract!;
  expect(await noticesOf(contract!)).toEqual([['contracts.send', creatorCents, toSign?.cents]]);
  await job.sign(contract!, brand, creator);
  const signed = await pageOf(creator, briefingId);
  expect((await noticesOf(contract!)).at(-1)).toEqual([
    'contracts.activate',
    creatorCents,
    signed.now.money?.cents,
  ]);
  expect(new Set([proposed, toSign, signed.now.money].map((money) => money?.on)).size).toBe(1);
  const shown = [proposed, toSign, signed.now.money].map((money) => money?.cents);
  return { brand, briefingId, contract: contract!, shown, addedTo: signed.expectedPay?.addedTo ?? [] };
}

it('shows the day and net amount that finishing the work today leads to, if its month is earlier', async () => {
  const { job } = cast;
  const creator = cast.creators[1]!;
  const { brand, briefingId, contract } = await hire(cast.brand, creator, 1);
  expect((await pageOf(creator, briefingId)).ifDoneToday).toBeNull();
  await job.pay(contract);
  const { expectedPay, ifDoneToday } = await pageOf(creator, briefingId);
  expect(ifDoneToday!.on.slice(0, 7) < expectedPay!.on.slice(0, 7)).toBe(true);
  for (const piece of await job.deliverablesOf(contract.id)) {
    await job.showDraft(creator, piece, '#publi Pele.');
    await job.publish(creator, brand, piece);
  }
  const done = await pageOf(creator, briefingId);
  const { on, netCents } = ifDoneToday!;
  expect(done.expectedPay).toMatchObject({ on, netCents });
  expect(done.ifDoneToday).toBeNull();
});

it('shows a creator paid by three brands in a month the same net amounts on project, home and finance pages', async () => {
  const { job, clock } = cast;
  const creator = cast.creators[0]!;
  const third = await anotherBrand(database, 'Cais', '45997418000153');
  const hirings: Hiring[] = [];
  for (const [n, brand] of [cast.brand, cast.otherBrand, third].entries()) {
    hirings.push(await hire(brand, creator, n));
  }
  // Each project page names the earlier payments of the month, which raise the taxes of this payment.
  expect(hirings.map(({ addedTo }) => addedTo)).toEqual([[], titles.slice(0, 1), titles.slice(0, 2)]);

  const day = (await pageOf(creator, hirings[0]!.briefingId)).expectedPay?.on ?? '';
  const forecast = hirings.map(({ shown }) => [shown[0], day]);
  const onBothLists = async (step: string) =>
    expect(await listsOf(creator), step).toEqual([forecast, forecast]);
  await onBothLists('signed');
  for (const { brand, contract } of hirings) {
    for (const piece of await job.deliverablesOf(contract.id)) {
      await job.showDraft(creator, piece, '#publi Pele.');
      await job.publish(creator, brand, piece);
    }
  }
  // The brands pay on the due date and the invoices are accepted. The forecast must not change at any step.
  const moneyNow = async () => {
    const pages = await Promise.all(hirings.map(({ briefingId }) => pageOf(creator, briefingId)));
    return pages.map(({ now }) => [now.money?.state, now.money?.cents, now.money?.on]);
  };
  const all = (state: string) => hirings.map(({ shown }) => [state, shown[0], day]);
  clock.now = '2026-12-28T15:00:00.000Z';
  for (const { contract } of hirings) {
    await job.pay(contract);
    await job.acceptInvoice(await job.invoice(creator, contract));
  }
  expect(await moneyNow()).toEqual(all('scheduled'));
  await onBothLists('accepted');
  clock.now = `${day}T15:00:00.000Z`;
  const prepared: number[] = [];
  for (const { contract } of hirings) prepared.push(await job.prepare(contract));
  expect(await moneyNow()).toEqual(all('scheduled'));
  for (const id of prepared) await job.transfer(id);
  expect(await moneyNow()).toEqual(all('paid'));
  // The home page lists only payments that are still to come.
  expect(await listsOf(creator)).toEqual([[], forecast]);

  const paid = await database.see(payouts, creator, {}, { by: 'id' });
  expect(paid.map(({ status, madeOn }) => [status, madeOn])).toEqual(hirings.map(() => ['made', day]));
  expect(hirings.map(({ shown }) => shown)).toEqual(
    paid.map(({ netCents }) => [netCents, netCents, netCents]),
  );
  const pages = await Promise.all(hirings.map(({ briefingId }) => pageOf(creator, briefingId)));
  expect(pages.map(({ addedTo }) => addedTo)).toEqual([[], titles.slice(0, 1), titles.slice(0, 2)]);

  // The taxes of the three payouts must equal those of a single payout with the sum of their amounts.
  const sum = (of: (payout: (typeof paid)[number]) => number) => paid.reduce((all, one) => all + of(one), 0);
  const whole = withhold({
    grossCents: sum(({ grossCents }) => grossCents),
    legalForm: 'individual',
    on: day,
  });
  expect(sum(({ netCents }) => netCents)).toBe(whole.netCents);
});
