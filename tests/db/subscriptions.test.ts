import {
  advanceSubscription,
  changePlan,
  charges,
  choosePlan,
  companies,
  issuePeriod,
  markOverdue,
  postings,
  settleCharge,
  subscriptionPeriods,
  subscriptions,
  withdrawPlanChange,
} from '@elenco/core';
import type { OutboxEvent } from '@elenco/db';
import { messagesFor } from '@elenco/worker/messages';
import { beforeAll, expect, test } from 'vitest';
import { type Cast, gather } from '../support/cast';
import { onServer } from '../support/db';
import { testDatabase } from '../support/testDatabase';

const product = { role: 'system' } as const;
const { database, url } = await testDatabase();
let cast: Cast;
let companyId: number;

beforeAll(async () => {
  cast = await gather(database);
  if (cast.brand.role !== 'company') throw new Error('not a user of a company');
  companyId = cast.brand.companyId;
  await database.perform(
    changePlan,
    { id: companyId, plan: 'open' },
    { actor: product, now: at('2026-11-02') },
  );
});

const at = (day: string) => `${day}T15:00:00.000Z`;
const now = async () => {
  const [subscription] = await database.see(subscriptions, cast.brand, { companyId });
  const { plan } = await database.get(companies, cast.brand, companyId);
  return { status: subscription?.status, plan };
};
const periods = async () =>
  (await database.see(subscriptionPeriods, cast.brand, { companyId }, { by: 'id' })).map(
    ({ startsOn, status, amountCents }) => `${startsOn} ${status} ${amountCents}`,
  );
const owed = () => database.see(charges, cast.finance, { companyId, purpose: 'subscription' }, { by: 'id' });
/** Runs the worker's nightly jobs on a day. */
async function runNightlyJobs(day: string) {
  const moment = { actor: product, now: at(day) };
  await database.perform(markOverdue, {}, moment);
  for (const id of await database.money.companiesToBill()) {
    await database.perform(advanceSubscription, { companyId: id }, moment);
  }
  for (const id of await database.money.draftsDueForIssue(day, 10))
    await database.perform(issuePeriod, { id }, moment);
}
const pay = async (index: number, paidOn: string) => {
  const charge = (await owed())[index];
  if (!charge) throw new Error('nothing is owed');
  const paid = { paidOn, paidBy: 'pix', amountCents: charge.amountCents, comment: 'Acordo' } as const;
  const input = { id: charge.id, ...paid };
  await database.perform(settleCharge, input, {
    actor: cast.finance,
    now: at(paidOn),
    key: `pay ${charge.id}`,
  });
};

/** Returns the amounts in the latest notices about the company's subscription, by event. */
async function amountsNotified() {
  const waiting = 'select id from events where company_id = $1 and delivered_at is null order by id';
  const { rows } = await onServer((client) => client.query(waiting, [companyId]), url);
  const found: Record<string, object> = {};
  const messagesOf = (event: OutboxEvent) => {
    found[event.kind] = Object.fromEntries(
      messagesFor(event, 'http://localhost').flatMap(({ params }) =>
        ['amountCents', 'currency', 'dueOn'].flatMap((name) =>
          name in params ? [[name, params[name]]] : [],
        ),
      ),
    );
    return [];
  };
  const ids = rows.map(({ id }) => Number(id));
  await database.outbox.deliver(ids, messagesOf, at('2026-12-22'));
  return found;
}

test('a subscription is charged monthly, suspended while unpaid, resumed when paid, and ended by a downgrade', async () => {
  const input = { plan: 'community', amountCents: 82_667, monthlyCents: 310_000 } as const;
  const press = (key: string) =>
    database.perform(choosePlan, input, { actor: cast.brand, now: at('2026-11-23'), key });
  const pressed = await Promise.allSettled([press('a'), press('a'), press('b')]);
  expect(pressed.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(
    pressed.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.errors?.[0]?.code ?? one.reason.code] : [],
    ),
  ).toContain('same_plan');
  expect(await now()).toEqual({ status: 'active', plan: 'community' });
  expect(await periods()).toEqual(['2026-11-23 final 82667']);

  // The nightly job drafts December after the 20th, and only once even if the job is repeated. Finance issues
  // the draft, and only one of two concurrent requests succeeds.
  await runNightlyJobs('2026-11-24');
  await runNightlyJobs('2026-11-24');
  expect(await periods()).toEqual(['2026-11-23 final 82667', '2026-12-01 draft 310000']);
  const [, december] = await database.see(subscriptionPeriods, cast.brand, { companyId }, { by: 'id' });
  const issue = (actor = cast.finance) =>
    database.perform(issuePeriod, { id: december!.id }, { actor, now: at('2026-11-27') });
  const issued = await Promise.allSettled([issue(), issue()]);
  expect(issued.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await runNightlyJobs('2026-12-04');
  expect((await owed()).map(({ amountCents, dueOn }) => [amountCents, dueOn])).toEqual([
    [82_667, '2026-12-07'],
    [310_000, '2026-12-07'],
  ]);

  // The charge is not paid: it becomes overdue, and after 15 days the subscription is suspended. The
  // subscription resumes once both charges are paid.
  await runNightlyJobs('2026-12-08');
  expect(await now()).toEqual({ status: 'past_due', plan: 'community' });
  await runNightlyJobs('2026-12-22');
  expect(await now()).toEqual({ status: 'past_due', plan: 'open' });
  const both = { amountCents: 392_667, currency: 'BRL', dueOn: '2026-12-07' };
  const own = { ...both, amountCents: 310_000 };
  expect(await amountsNotified()).toMatchObject({
    'subscriptions.drafted': own,
    'subscription-periods.issue': own,
    'subscription-periods.overdue': own,
    'subscriptions.suspend': both,
  });
  await pay(0, '2026-12-23');
  expect(await now()).toEqual({ status: 'past_due', plan: 'open' });
  await pay(1, '2026-12-23');
  expect(await now()).toEqual({ status: 'active', plan: 'community' });
  const lines = await database.see(postings, cast.finance, { companyId });
  expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);

  // January is already invoiced, so the downgrade takes effect in February. The downgrade takes effect once,
  // although it is scheduled, withdrawn and scheduled again.
  await runNightlyJobs('2026-12-23');
  await runNightlyJobs('2027-01-02');
  const down = { plan: 'open', amountCents: 0, monthlyCents: 0 } as const;
  const moment = { actor: cast.brand, now: at('2027-01-10') };
  await pay(2, '2027-01-05');
  await database.perform(choosePlan, down, moment);
  await database.perform(withdrawPlanChange, {}, moment);
  await database.perform(choosePlan, down, moment);
  await runNightlyJobs('2027-01-25');
  expect(await now()).toEqual({ status: 'active', plan: 'community' });
  await runNightlyJobs('2027-02-01');
  expect(await now()).toEqual({ status: 'open', plan: 'open' });
  expect(await periods()).toEqual([
    '2026-11-23 final 82667',
    '2026-12-01 final 310000',
    '2027-01-01 final 310000',
  ]);
  expect((await owed()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
});
