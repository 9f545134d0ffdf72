import { addDays } from '@elenco/brazil';
import {
  acceptInvoice,
  advanceSubscription,
  byUrgency,
  cancelTaxPayment,
  charges,
  choosePlan,
  closeMonth,
  companies,
  confirmCurrencyPurchase,
  expirePays,
  failPayout,
  issuePeriod,
  lapseEndings,
  markOverdue,
  payees,
  preparePayout,
  previewTaxes,
  quote,
  recordCurrencyPurchase,
  recordTaxPayment,
  refuseInvoice,
  releasePayout,
  reopenMonth,
  retryPayout,
  returnPayout,
  savePayee,
  settings,
  subscriptionPeriods,
  subscriptions,
  withdrawPlanChange,
} from '@elenco/core';
import { takeDueCharges } from '@elenco/core/finance';
import type { Act, World } from './world';

const product = { role: 'system' } as const;
const plans = ['community', 'open', 'business'] as const;

const acceptable = `
  exists (select from payouts p join charges c on c.contract_id = p.contract_id
    and c.amendment_id is not distinct from p.amendment_id and c.status = 'paid'
    where p.id = i.payout_id and not exists (select from deliverables d where d.contract_id = p.contract_id
      and d.amendment_id is not distinct from p.amendment_id and d.status not in ('verified', 'cancelled')))
  and not exists (select from instalments part where part.payout_id = i.payout_id and part.approved_at is null)`;
const invoiceOf = (world: World, place: number, which = 'true') =>
  world.one<{ id: number }>(
    place,
    `select id from invoices i where status = 'submitted' and ${which} order by id`,
  );
const payoutOf = (world: World, place: number, status: string, which = 'true') =>
  world.one<{ id: number; cents: number; currency: string }>(
    place,
    `select id, (net_cents - deducted_cents)::float8 as cents, currency from payouts
     where status = '${status}' and ${which} order by id`,
  );

/** Acts on invoices, payouts, subscriptions and month closings. */
export const finance = {
  'submit an invoice': async (world, a) => {
    const row = await world.one<{ contractId: number; creatorId: number }>(
      a,
      `select contract_id as "contractId", creator_id as "creatorId" from payouts
       where status = 'waiting_invoice' order by id`,
    );
    if (!row) return 'nothing';
    try {
      await world.cast.job.invoice(world.creator(row.creatorId), { id: row.contractId });
      return 'done';
    } catch (error) {
      return world.refused(error);
    }
  },
  'accept an invoice': async (world, a, b) => {
    const row = await invoiceOf(world, a, b % 6 === 5 ? 'true' : acceptable);
    return row
      ? world.perform(acceptInvoice, { id: row.id, comment: 'Conferido.' }, world.cast.finance)
      : 'nothing';
  },
  'reject an invoice': async (world, a) => {
    const row = await invoiceOf(world, a);
    return row
      ? world.perform(refuseInvoice, { id: row.id, comment: 'Outro mês.' }, world.cast.finance)
      : 'nothing';
  },
  'pay a creator': async (world, a, b, c) => {
    const row = await payoutOf(world, a, 'processing');
    if (!row) return 'nothing';
    await world.perform(preparePayout, { id: row.id }, world.cast.finance);
    // Sometimes the user who prepared the payout tries to release it too, which is refused.
    const by = b % 4 === 3 ? world.cast.finance : world.cast.secondFinance;
    // Sometimes days pass between preparation and release, sometimes including the end of a month.
    if (c % 5 === 4) world.pass(1 + (c % 40));
    const madeOn = addDays(world.day, -(c % 3));
    const preview = await world.ask(previewTaxes, { payouts: [row.id], on: madeOn }, world.cast.finance);
    const transferCents = preview?.previews[0]?.transferCents;
    if (transferCents === undefined) return 'refused';
    const given = { id: row.id, proof: `E2E-${row.id}`, madeOn, transferCents };
    const did = await world.perform(releasePayout, given, by);
    if (did === 'done') world.outside.move(row.currency, -transferCents);
    return did;
  },
  'buy the currency of a payout': async (world, a, b) => {
    const row = await payoutOf(
      world,
      a,
      'processing',
      `currency <> 'BRL' and purchase_confirmed_by_id is null`,
    );
    if (!row) return 'nothing';
    const spentCents = Math.round((row.cents * (b % 2 ? 551 : 519)) / 100);
    const given = { id: row.id, spentCents, boughtOn: world.day, proof: `CAMBIO-${row.id}` };
    await world.perform(recordCurrencyPurchase, given, world.cast.finance);
    // Sometimes the user who prepared the payouts tries to release them too, which is refused.
    const by = b % 4 === 3 ? world.cast.finance : world.cast.secondFinance;
    const did = await world.perform(confirmCurrencyPurchase, { id: row.id }, by);
    if (did === 'done') world.outside.bought(row.currency, row.cents, spentCents);
    return did;
  },
  'a transfer fails': async (world, a) => {
    const row = await payoutOf(world, a, 'processing');
    return row ? world.perform(failPayout, { id: row.id, comment: 'Conta.' }, world.cast.finance) : 'nothing';
  },
  'the bank returns a payout': async (world, a) => {
    const row = await payoutOf(world, a, 'made');
    if (!row) return 'nothing';
    const given = { id: row.id, comment: 'Conta encerrada.', returnedOn: world.day };
    const did = await world.perform(returnPayout, given, world.cast.finance);
    if (did === 'done') world.outside.move(row.currency, row.cents);
    return did;
  },
  'retry a failed payout': async (world, a) => {
    const row = await payoutOf(world, a, 'failed');
    return row ? world.perform(retryPayout, { id: row.id }, world.cast.finance) : 'nothing';
  },
  'pay a withheld tax': async (world, a, b) => {
    const { guides } = await world.database.books.taxesWithheld(world.cast.finance, {
      from: world.day,
      to: world.day,
    });
    const open = byUrgency(guides, world.day).filter((row) => row.amountCents > row.paidCents);
    const guide = open[a % Math.max(1, open.length)];
    if (!guide) return 'nothing';
    const { month, tax, municipality } = guide;
    // Sometimes the user saw another amount, which is refused.
    const amountCents = guide.amountCents - guide.paidCents + (b % 6 === 5 ? 1 : 0);
    const given = {
      month,
      tax,
      municipality,
      amountCents,
      paidOn: world.day,
      bankReference: `DARF ${month}`,
    };
    const did = await world.perform(recordTaxPayment, given, world.cast.finance);
    if (did === 'done') world.outside.move('BRL', -amountCents);
    return did;
  },
  'cancel the record of a paid tax': async (world, a) => {
    const row = await world.one<{ id: number; cents: number }>(
      a,
      `select id, amount_cents::float8 as cents from tax_payments where status = 'paid' order by id`,
    );
    if (!row) return 'nothing';
    const given = { id: row.id, comment: 'Guia de outra empresa.' };
    const did = await world.perform(cancelTaxPayment, given, world.cast.finance);
    if (did === 'done') world.outside.move('BRL', row.cents);
    return did;
  },
  'a creator changes the bank account': async (world, a, b) => {
    const creator = world.cast.creators[a % 2]!;
    const [kept] = await world.database.see(payees, creator, {});
    const { legalForm, taxId, holder, bank, branch, pixKey, birthDate, dependants } = kept!;
    const own = { legalForm, taxId, holder, bank, branch, pixKey, birthDate, dependants };
    return world.perform(savePayee, { ...own, account: `${10_000 + (b % 9_000)}-0` }, creator);
  },

  'choose a plan': async (world, a) => {
    const { database, brand } = world;
    const of = { companyId: brand.companyId };
    const [subscription] = await database.see(subscriptions, brand, of);
    const all = await database.see(subscriptionPeriods, brand, of);
    const owed = await database.see(charges, brand, { ...of, purpose: 'subscription' });
    const facts = {
      company: await database.get(companies, brand, brand.companyId),
      subscription,
      periods: all.filter(({ status }) => status !== 'withdrawn'),
      overdue: owed.some(({ status }) => status === 'overdue'),
    };
    const plan = plans[a % plans.length]!;
    const found = quote(facts, plan, await database.see(settings, product, {}), world.day);
    if (typeof found === 'string') return 'refused';
    const { amountCents, monthlyCents } = found;
    return world.perform(choosePlan, { plan, amountCents, monthlyCents }, brand);
  },
  'keep the plan': (world) => world.perform(withdrawPlanChange, {}, world.brand),

  'days pass': async (world, a) => {
    world.pass(1 + (a % 16));
    await world.perform(markOverdue, {}, product);
    await world.perform(lapseEndings, {}, product);
    await world.perform(expirePays, {}, product);
    for (const companyId of await world.database.money.companiesToBill())
      await world.perform(advanceSubscription, { companyId }, product);
    for (const id of await world.database.money.draftsDueForIssue(world.day, 10))
      await world.perform(issuePeriod, { id }, product);
    for (const companyId of await world.database.money.companiesOnCards())
      await world.perform(takeDueCharges, { companyId }, product);
    return 'done';
  },

  'close the month': (world, a) => {
    const month = addDays(`${world.day.slice(0, 7)}-01`, a % 3 === 2 ? 0 : -1);
    return world.perform(closeMonth, { month }, a % 2 ? world.cast.finance : world.cast.secondFinance);
  },
  'reopen a month': async (world, a) => {
    const row = await world.one<{ id: number }>(
      0,
      `select id from month_closings where status = 'closed' order by month desc`,
    );
    const by = a % 2 ? world.cast.finance : world.cast.secondFinance;
    return row ? world.perform(reopenMonth, { id: row.id, comment: 'Faltou.' }, by) : 'nothing';
  },
} satisfies Readonly<Record<string, Act>>;
