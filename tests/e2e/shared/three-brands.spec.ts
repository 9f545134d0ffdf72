import { type Actor, type Contract, charges, payouts } from '@elenco/core';
import { sum } from '@elenco/core/kit';
import { expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { anotherBrand, type Cast, creatorIdOf, gather, oneReel, wholeBrief } from '../../support/cast';
import { inDays } from '../../support/days';
import { expectAccessible } from '../support/accessible';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled } from '../support/words';

const titles = ['Férias com criança', 'Volta às aulas', 'Carnaval'] as const;
/** Prices in cents. Their sum exceeds the INSS ceiling and is in the highest IRRF bracket. */
const prices = [850_001, 500_000, 787_650] as const;
const email = 'criadora1@elas.example';

let app: RunningApp;
let cast: Cast;
test.beforeAll(async () => {
  app = await startApp();
  cast = await gather(app.database);
  cast.clock.now = new Date().toISOString();
});
test.afterAll(() => app.stop());

interface Hiring {
  readonly brand: Actor;
  readonly briefingId: number;
  readonly title: string;
  readonly contract: Contract;
}

/** Returns the amounts that an element shows, in cents and in order. */
async function amountsIn(element: Locator): Promise<number[]> {
  const text = await element.innerText();
  return [...text.matchAll(/R\$\s*([\d.]+),(\d\d)/g)].map(([, whole, cents]) =>
    Number(`${whole?.replaceAll('.', '')}${cents}`),
  );
}

/** Returns the net amount and the day at the top of a project. */
async function promiseOf(who: Person, briefingId: number): Promise<[number, string]> {
  await who.visit(`/dashboard/professional/briefing/${briefingId}`);
  const net = who.page.locator('[data-stage] [data-money="net"]');
  await expect(net).toBeVisible();
  const [cents] = await amountsIn(net);
  return [cents!, (await net.locator('time').getAttribute('datetime')) ?? ''];
}

/**
 * Sends a proposal as the creator, hires the creator, and signs as both sides. Checks that the page states
 * the same amount at each step.
 */
async function hire(who: Person, brand: Actor, n: number): Promise<[Hiring, [number, string]]> {
  const { job, creators } = cast;
  const creator = creators[0]!;
  const title = titles[n]!;
  const dates = { startsOn: inDays(10), endsOn: inDays(30) };
  const briefingId = await job.draft(brand, { ...wholeBrief, ...dates, title } as never);
  await job.submit(brand, briefingId);
  await job.approve(briefingId);
  await job.shortlist(briefingId, creators.slice(0, 3).map(creatorIdOf));
  await job.release(briefingId);
  const [offer] = await job.select(brand, briefingId, [creatorIdOf(creator)]);
  await job.propose(creator, offer!.id, [oneReel(prices[n]!)], 'Topo!');
  const promise = await promiseOf(who, briefingId);
  const [contract] = await job.hire(brand, briefingId, [offer!.id]);
  expect(await promiseOf(who, briefingId), 'before signing').toEqual(promise);
  await job.sign(contract!, brand, creator);
  expect(await promiseOf(who, briefingId), 'after signing').toEqual(promise);
  return [{ brand, briefingId, title, contract: contract! }, promise];
}

/** Returns the net amounts that the home page lists, by project. */
async function homeNets(who: Person): Promise<number[][]> {
  await who.visit('/dashboard/professional');
  const part = who.page.getByRole('region', { name: who.words.creator.home.onTheWay });
  return Promise.all(titles.map((title) => amountsIn(part.getByRole('listitem').filter({ hasText: title }))));
}

/**
 * Returns gross, INSS, IRRF and net of each project in the list of payments. Also checks that the list names
 * the payments to which the taxes were added.
 */
async function paymentsOf(who: Person): Promise<number[][]> {
  const { receives } = who.words.creator;
  await who.visit('/dashboard/professional/finance');
  await who.sees(filled(receives.addedTo, { titles: titles[0] }));
  await who.sees(filled(receives.addedTo, { titles: `${titles[0]} e ${titles[1]}` }));
  const table = who.page.getByRole('table', { name: who.words.creator.finance.payouts, exact: true });
  const rows = await Promise.all(
    titles.map((title) =>
      amountsIn(
        table.getByRole('row').filter({ has: who.page.getByRole('link', { name: title, exact: true }) }),
      ),
    ),
  );
  return rows.map(([gross, price, fee, ...rest]) => {
    expect(price! - Math.abs(fee!), 'price less fee').toBe(gross);
    return [gross!, ...rest];
  });
}

test('on a phone, a creator paid by three brands in a month receives the amounts that every page forecast', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  await enter(who.page, app, email);
  const third = await anotherBrand(app.database, 'Cais', '45997418000153');
  const hirings: Hiring[] = [];
  const promises: [number, string][] = [];
  for (const [n, brand] of [cast.brand, cast.otherBrand, third].entries()) {
    const [hiring, promise] = await hire(who, brand, n);
    hirings.push(hiring);
    promises.push(promise);
  }
  const nets = promises.map(([cents]) => cents);
  const day = promises[0]![1];
  const onEveryPage = async (step: string) => {
    expect(await homeNets(who), `home, ${step}`).toEqual(nets.map((cents) => [cents]));
    await expectAccessible(who.page);
    const rows = await paymentsOf(who);
    expect(
      rows.map((row) => row.at(-1)),
      `finance, ${step}`,
    ).toEqual(nets);
    expect(rows.map(netOf), `arithmetic, ${step}`).toEqual(nets);
    for (const [n, { briefingId }] of hirings.entries()) {
      expect(await promiseOf(who, briefingId), step).toEqual(promises[n]);
    }
  };
  await test.step('the home, project and finance pages show the same forecast', () => onEveryPage('signed'));
  await test.step('accepted invoices and receipts do not change the forecast', async () => {
    const { job, clock, finance, creators } = cast;
    for (const { brand, contract } of hirings) {
      for (const piece of await job.deliverablesOf(contract.id)) {
        await job.showDraft(creators[0]!, piece, '#publi Pele.');
        await job.publish(creators[0]!, brand, piece);
      }
    }
    const { receives, receipt } = who.words.creator;
    await who.visit(`/dashboard/professional/briefing/${hirings[1]!.briefingId}`);
    const document = who.page.locator('#invoice');
    await expect(document.getByRole('button', { name: receipt.confirm })).toBeVisible();
    await who.sees(filled(receives.addedTo, { titles: titles[0] }), document);
    const [charge] = await app.database.see(charges, finance, { contractId: hirings[0]!.contract.id });
    clock.now = `${charge!.dueOn}T15:00:00.000Z`;
    for (const { contract } of hirings) {
      await job.pay(contract);
      await job.acceptInvoice(await job.invoice(creators[0]!, contract));
    }
    await onEveryPage('accepted');
  });
  await test.step('finance pays exactly the forecast amounts on the forecast day', async () => {
    const { job, clock, creators } = cast;
    clock.now = `${day}T15:00:00.000Z`;
    const prepared: number[] = [];
    for (const { contract } of hirings) prepared.push(await job.prepare(contract));
    for (const id of prepared) await job.transfer(id);
    const paid = await app.database.see(payouts, creators[0]!, {}, { by: 'id' });
    expect(paid.map(({ status, netCents, madeOn }) => [status, netCents, madeOn])).toEqual(
      nets.map((cents) => ['made', cents, day]),
    );
    for (const [n, { briefingId }] of hirings.entries()) {
      expect(await promiseOf(who, briefingId)).toEqual(promises[n]);
    }
  });
  await test.step('the statement and the income of the month contain the same amounts', async () => {
    const { finance } = who.words.creator;
    const table = (name: string) => who.page.getByRole('table', { name, exact: true });
    const rows = await paymentsOf(who);
    expect(rows.map(netOf)).toEqual(nets);
    const [month] = await Promise.all(
      (await table(finance.income).getByRole('row').all()).slice(1).map(amountsIn),
    );
    const totalOf = (column: number) => sum(rows.map((row) => row[column]!));
    expect(month).toEqual([0, 1, 2, 3].map(totalOf));
    // In order, newest first: the three payments, then the three accepted documents.
    const lines = (await table(finance.statement).getByRole('row').all()).slice(1);
    const booked = await Promise.all(lines.map(async (line) => (await amountsIn(line))[0]));
    expect(booked).toEqual([...nets.toReversed(), ...nets.toReversed()]);
    const [, balance] = await amountsIn(lines[0]!);
    expect(balance).toBe(0);
    const receipts = (await table(finance.rpas).getByRole('row').all()).slice(1);
    expect((await Promise.all(receipts.map(amountsIn))).map((row) => row.at(-1))).toEqual(nets.toReversed());
    await who.visit('/dashboard/professional');
    await who.sees(who.words.creator.home.nothingOnTheWay);
  });
  expect(who.troubles).toEqual([]);
});

const netOf = ([gross = 0, inss = 0, irrf = 0]: number[]) => gross - inss - irrf;
