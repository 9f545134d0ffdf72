import { businessDate } from '@elenco/brazil';
import {
  deliverBy,
  expectedPayDay,
  instalments,
  invoices,
  netKnown,
  payouts,
  workState,
} from '@elenco/core/finance';
import {
  amendments,
  type Contract,
  contracts,
  type Deliverable,
  deliverables,
  drafts,
  rightsEndOn,
} from '@elenco/core/hiring';
import { type Currency, formatMoney } from '@elenco/core/kit';
import { brand, refuseWhileImpersonating } from '@elenco/core/people';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { type ExpectedPayment, expectedOf } from '../creator/expectedPayments.server';
import { tags } from '../i18n/locales';
import { i18nOf } from '../i18n/translate.server';
import { partOfPayout } from './awaited.server';
import { loadDues } from './list.server';

const many = { down: true, limit: 500 } as const;

/** States of deliverables that wait for the creator. */
const open: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];
/** States of contracts whose usage rights can still run. */
const kept: readonly Contract['status'][] = ['active', 'completed'];

/**
 * Returns incoming payments by bank day, and deadlines, as an iCalendar file. The key in the URL identifies
 * the creator.
 */
export async function calendarFile({ app, url, now }: RequestContext<'public'>): Promise<Response> {
  const key = url.searchParams.get('key') ?? '';
  const person = key === '' ? undefined : await app.identity.byCalendarKey(key, now);
  if (person?.actor.role !== 'creator') throw notFound();
  const { actor, user } = person;
  const t = i18nOf(user.locale).getFixedT(user.locale, ['pay', 'creator']);
  const [parts, handedIn, paid, agreed, work] = await Promise.all([
    app.see(instalments, actor, {}, many),
    app.see(invoices, actor, {}, many),
    app.see(payouts, actor, {}, many),
    app.see(contracts, actor, {}, many),
    app.see(deliverables, actor, {}, many),
  ]);
  const { coming, receiver } = await loadDues({ app, actor, now }, { parts, invoices: handedIn });
  const forecast = expectedOf(receiver, paid);
  const money = (cents: number, currency: Currency) => formatMoney(cents, currency, tags[user.locale]);
  const calendar = ical({
    name: t('calendar.name'),
    prodId: { company: brand.name, product: 'payments', language: user.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  });
  const add = (id: string, on: string, summary: string) =>
    calendar.createEvent({
      id,
      start: new Date(`${on}T12:00:00.000Z`),
      allDay: true,
      summary,
      stamp: new Date(now),
    });
  const named = (title: string, part: ReturnType<typeof partOfPayout>) =>
    part ? t('creator:finance.part', { title, ...part }) : title;
  /** Adds the forecast day of a payment. It is used until the payment has a day of its own. */
  const expect = (id: string, what: string, pay: { netCents: number; currency: Currency } & Forecast) => {
    if (pay.on === null) return;
    const key = `calendar.expected.${pay.countedFrom ?? 'certain'}` as const;
    add(id, pay.on, t(key, { amount: money(pay.netCents, pay.currency), title: what }));
  };
  for (const { id, title, amends, ordinal, of, currency, receives, expected, on } of coming) {
    const shown = amends ? t('list.amendment', { title }) : title;
    const what = named(shown, of > 1 ? { n: ordinal, of } : null);
    const amount = money(receives.cents, currency);
    add(`instalment-${id}@elenco`, on, t(`calendar.client.${receives.basis}`, { amount, title: what }));
    const { netCents } = expected;
    if (netCents !== null) expect(`forecast-${id}@elenco`, what, { ...expected, netCents, currency });
  }
  for (const payout of paid) {
    const title = agreed.find(({ id }) => id === payout.contractId)?.title ?? '';
    const what = named(title, partOfPayout(parts, payout.id));
    const { currency } = payout;
    const expected = forecast.get(payout.id);
    if (expected) expect(`payout-${payout.id}@elenco`, what, { ...expected, currency });
    const on = expectedPayDay(payout);
    const netCents = netKnown(payout);
    if (on === null || netCents === null || payout.status === 'cancelled') continue;
    const key = payout.status === 'made' ? 'calendar.made' : 'calendar.payout';
    add(`payout-${payout.id}@elenco`, on, t(key, { amount: money(netCents, currency), title: what }));
  }
  for (const part of parts) {
    const contract = agreed.find(({ id }) => id === part.contractId);
    if (contract?.status !== 'active' || !['begun', 'changes'].includes(workState(part))) continue;
    const on = deliverBy(part, contract);
    if (on === null) continue;
    const of = parts.filter(({ payContractId }) => payContractId === part.payContractId).length;
    const what = named(contract.title, of > 1 ? { n: part.ordinal, of } : null);
    add(`delivery-${part.id}@elenco`, on, t('calendar.deliver', { title: what }));
  }
  for (const { id, contractId, dueOn, status } of work) {
    const contract = agreed.find((one) => one.id === contractId);
    if (dueOn === null || contract?.status !== 'active' || !open.includes(status)) continue;
    const what = status === 'approved' ? 'calendar.publish' : 'calendar.draft';
    add(`deliverable-${id}@elenco`, dueOn, t(what, { title: contract.title }));
  }
  for (const { id, status, endsOn, title, briefingId } of agreed) {
    // Elenco Pay contracts end with their deliveries, which are in the calendar already.
    if (endsOn !== null && status === 'active' && briefingId !== null) {
      add(`rights-${id}@elenco`, endsOn, t('calendar.rights', { title }));
    }
  }
  for (const { contractId, title, on } of await rightsEnds({ app, actor, now }, agreed, work)) {
    add(`usage-${contractId}-${on}@elenco`, on, t('calendar.usage', { title }));
  }
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

type Forecast = Pick<ExpectedPayment, 'on' | 'countedFrom'>;
type Reader = Pick<RequestContext, 'app' | 'actor' | 'now'>;

/** Returns the upcoming expiry dates of usage rights, one per contract and day. */
async function rightsEnds(
  { app, actor, now }: Reader,
  agreed: readonly Contract[],
  work: readonly Deliverable[],
): Promise<{ readonly contractId: number; readonly title: string; readonly on: string }[]> {
  const hired = agreed.filter(({ status, briefingId }) => briefingId !== null && kept.includes(status));
  if (hired.length === 0) return [];
  const contractId = hired.map(({ id }) => id);
  const [offers, sent, renewed] = await Promise.all([
    app.projects.invitations(actor, { id: hired.flatMap(({ proposalId }) => proposalId ?? []) }),
    app.pick(drafts, actor, ['deliverableId', 'createdAt'], { contractId }, { down: true, limit: 2_000 }),
    app.pick(amendments, actor, ['contractId', 'kind', 'endsOn'], { contractId, status: 'accepted' }),
  ]);
  const found = work.flatMap((piece) => {
    const contract = hired.find(({ id }) => id === piece.contractId);
    const offer = offers.find(({ proposal }) => proposal.id === contract?.proposalId);
    if (!contract || !offer || piece.status === 'cancelled') return [];
    const on = rightsEndOn({
      rights: offer.brief.rights,
      contract,
      deliveredAt: sent.find(({ deliverableId }) => deliverableId === piece.id)?.createdAt ?? null,
      publishedAt: piece.publishedAt,
      extendedTo:
        renewed
          .filter(({ kind, ...row }) => kind === 'rights' && row.contractId === contract.id)
          .map(({ endsOn }) => endsOn)
          .sort()
          .at(-1) ?? null,
    });
    // The end of an active project is already in the calendar.
    if (on === null || on < businessDate(now)) return [];
    if (contract.status === 'active' && on === contract.endsOn) return [];
    return [[`${contract.id} ${on}`, { contractId: contract.id, title: contract.title, on }] as const];
  });
  return [...new Map(found).values()];
}

const nothing = z.object({});

/** Form handlers that create, replace and delete the private calendar URL. */
export const calendarHandlers = {
  calendar: formHandler<'creator', typeof nothing>(nothing, async (_, ctx) => {
    refuseWhileImpersonating(ctx.actor);
    const key = await ctx.app.identity.newCalendarAddress(ctx.user.id, ctx.now);
    return { to: ctx.url.pathname, shown: { address: `${ctx.baseUrl}/calendar.ics?key=${key}` } };
  }),
  closeCalendar: formHandler<'creator', typeof nothing>(nothing, async (_, ctx) => {
    refuseWhileImpersonating(ctx.actor);
    await ctx.app.identity.closeCalendar(ctx.user.id, ctx.now);
    return { to: ctx.url.pathname, toast: 'calendarClosed' };
  }),
};
