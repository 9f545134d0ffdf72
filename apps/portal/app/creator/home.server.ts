import { businessDate } from '@elenco/brazil';
import { firstRun } from '@elenco/core/discovery';
import { isNeverWithheld, netKnown, payAmounts } from '@elenco/core/finance';
import {
  applications,
  contracts,
  hasBriefing,
  jobs,
  proposals,
  readsConversations,
  waitingForAnswer,
} from '@elenco/core/hiring';
import { formatMoney } from '@elenco/core/kit';
import { nextStep, taskCount, type WaitingRow } from '@elenco/core/operations';
import { documentOfPayee, documentOfPayments, photoPath } from '@elenco/core/people';
import { tags } from '../i18n/locales';
import { i18nOf } from '../i18n/translate.server';
import { loadForecast, partOfPayout } from '../pay/awaited.server';
import { payIdOf } from '../pay/page';
import { loadPaymentStates } from '../payment/status.server';
import { loadUnread } from '../shell/unread.server';
import { comingDays } from './comingDays';
import { contractsOfOverdueWork } from './complete.server';
import { netOfContract } from './expectedPayments.server';
import { countProjects } from './first.server';
import { sortByPayDay } from './money/finance.server';
import { describeSteps } from './nextWords.server';
import type { CreatorContext } from './page.server';
import { needBy, readyForInvoice, waiting } from './waiting';
import { loadWork } from './work.server';

/** Loads the creator's home page with one query per resource, whatever the number of projects. */
export async function loadHome({ app, actor, user, now, locale, feedCursor }: CreatorContext) {
  const [rows, projects, talks] = await Promise.all([
    loadWork({ app, actor, now }),
    countProjects({ app, actor }),
    readsConversations(actor)
      ? app.conversations.list(actor, { unread: false, limit: 3, offset: 0 })
      : { rows: [] },
  ]);
  const { profile, payee, offers, running, work, payouts: paid, parts, talks: own } = rows;
  const today = businessDate(now);
  const [companies, states, { expectedPay, awaited }, unpaid] = await Promise.all([
    app.projects.brandsOf([...new Set(running.map((row) => row.companyId))]),
    loadPaymentStates({ app, now }, paid, rows.invoices, needBy(rows)),
    loadForecast({ app, actor, now }, paid, rows),
    app.money.unpaid(actor, contractsOfOverdueWork(work, today)),
  ]);
  const titles = new Map(rows.made.map(({ id, title }) => [id, title]));
  const tasks = waiting({ ...rows, offers: rows.liveOffers });
  const step = nextStep(actor, tasks, new Date(now));
  const waits = taskCount(step);
  const t = i18nOf(locale).getFixedT(locale, 'notices');
  /** Returns the title, client and amount of an Elenco Pay draft, as far as they are known. */
  const draftText = (pay: (typeof own)[number]) => {
    const cents = payAmounts(pay).clientCents;
    const amount = cents > 0 ? formatMoney(cents, pay.currency, tags[locale]) : '';
    return [pay.title || t('payDraft.untitled'), pay.clientName, amount && t('payDraft.amount', { amount })]
      .filter(Boolean)
      .join(' · ');
  };
  const payTitle = (pay: (typeof own)[number]) => (pay.status === 'draft' ? draftText(pay) : pay.title);
  const ownTitles = new Map(own.map((pay) => [pay.id as number, payTitle(pay)]));
  const titleOf = ({ briefingId, payContractId }: WaitingRow) =>
    payContractId
      ? (ownTitles.get(payContractId) ??
        titles.get(parts.find((part) => part.payContractId === payContractId)?.contractId ?? 0))
      : (rows.made.find((row) => row.briefingId === briefingId)?.title ??
        offers.find(({ brief }) => brief.id === briefingId)?.brief.title);
  const asked = readyForInvoice(paid, rows).map(({ currency }) => currency);
  const lines = offers
    .filter((row) => !rows.isLapsed(row))
    .map(({ proposal, brief, brandId, tradeName, logo }) => ({
      brand: { id: brandId, name: tradeName, src: logo && photoPath(logo) },
      picture: brief.picture,
      briefingId: brief.id,
      title: brief.title,
      company: tradeName,
      channels: brief.channels,
      status: proposal.status,
      totalCents: proposal.totalCents,
      currency: proposal.currency,
      answerBy: proposal.answerBy,
      counterCents: proposal.counterCents,
      since: proposal.statusSince,
    }));
  const paidBy = (id: number) => paid.filter(({ contractId }) => contractId === id);
  const talksById = new Map(rows.talks.map((row) => [row.id as number | null, row]));
  /** Returns true if the creator has never had an invitation or a contract. */
  const hasArrived = async () => {
    if (offers.length > 0 || rows.made.length > 0) return false;
    const ever = await Promise.all([
      app.pick(proposals, actor, ['id'], {}, { limit: 1 }),
      app.pick(contracts, actor, ['id'], {}, { limit: 1 }),
    ]);
    return ever.flat().length === 0;
  };
  return {
    feedCursor,
    name: profile.name,
    available: profile.available,
    arrived: [undefined, 'complete_profile'].includes(step.first?.code) && (await hasArrived()),
    first: firstRun({ creator: profile, payee, address: user.address, projects }),
    step: describeSteps(step, {
      actor,
      locale,
      document: documentOfPayments(payee, asked),
      waits: tasks,
      titleOf,
    }),
    waits,
    /** Unread items if no task is open; null otherwise. */
    unread: waits === 0 ? await loadUnread({ app, actor, user }) : null,
    invited: lines.filter((row) => row.status === 'received'),
    proposed: lines.filter((row) => row.status !== 'received'),
    projects: running.map((row) => {
      const own = parts.filter(({ contractId }) => contractId === row.id);
      const payId = hasBriefing(row) ? null : (own[0]?.payContractId ?? null);
      return {
        id: row.id,
        briefingId: row.briefingId,
        payId,
        title: row.title,
        status: row.status,
        /**
         * Status of the Elenco Pay contract, which has more steps than the hiring contract that is created
         * from it.
         */
        payStatus: talksById.get(payId)?.status ?? null,
        companyAcceptedAt: row.companyAcceptedAt,
        creatorAcceptedAt: row.creatorAcceptedAt,
        cents: row.creatorCents,
        net:
          netOfContract(
            paidBy(row.id),
            expectedPay,
            awaited.filter((one) => one.payId !== null && one.payId === payId),
          ) ?? (isNeverWithheld(payee, row.currency) ? { cents: row.creatorCents, final: false } : null),
        currency: row.currency,
        endsOn: row.endsOn,
        company: companies.get(row.companyId)?.tradeName ?? '',
        brand: brandOf(row.companyId, companies),
        ...(payId === null
          ? progressOf(work.filter((one) => one.contractId === row.id))
          : { done: own.filter(({ approvedAt }) => approvedAt !== null).length, of: own.length }),
      };
    }),
    /** The creator's Elenco Pay contracts that the client has not answered yet. */
    awaitingClient: own.filter(({ status }) => status === 'sent' || status === 'viewed'),
    applied: await loadApplied({ app, actor }),
    days: comingDays({
      made: running,
      titles,
      work,
      paid,
      states,
      parts,
      talks: own,
      unpaid,
      today,
    }),
    talks: talks.rows.map(({ proposalId, briefingId, company, companyId, logo, title, unread, ...row }) => ({
      id: proposalId,
      briefingId,
      brand: { id: companyId, name: company, src: logo && photoPath(logo) },
      title,
      unread,
      at: row.lastMessageAt,
      body: row.lastDeleted ? '' : row.lastBody,
      own: row.lastSide === 'creator',
    })),
    /** Payments, and all amounts that clients owe in Elenco Pay; the earliest day comes first. */
    onTheWay: sortByPayDay([
      ...paid.map((payout) => {
        const { id, briefingId, grossCents, currency, contractId } = payout;
        return {
          id,
          briefingId,
          payId: payIdOf(parts, id),
          state: states.get(id) ?? null,
          document: documentOfPayee(payee, currency),
          grossCents,
          netCents: netKnown(payout),
          /** Expected net amount and day, until the document determines them. */
          expectedPay: expectedPay.get(id) ?? null,
          currency,
          title: titles.get(contractId) ?? '',
          part: partOfPayout(parts, id),
        };
      }),
      ...awaited.map(({ dueOn: _, ...row }) => ({
        ...row,
        briefingId: null,
        netCents: null,
        document: documentOfPayee(payee, row.currency),
      })),
    ]),
  };
}

/** Loads applications that wait for an answer, with the titles of their jobs. */
async function loadApplied({ app, actor }: Pick<CreatorContext, 'app' | 'actor'>) {
  const open = await app.see(applications, actor, { status: waitingForAnswer }, { down: true, limit: 20 });
  if (open.length === 0) return [];
  const openings = await app.see(jobs, actor, { id: open.map(({ openingId }) => openingId) });
  return open.flatMap(({ id, openingId, status }) => {
    const opening = openings.find((one) => one.id === openingId);
    if (!opening) return [];
    const { companyId, brand: name, title, answersOn } = opening;
    return [{ id, openingId, status, title, answersOn, brand: { id: companyId, name } }];
  });
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
export type Offer = Home['invited'][number];

type Brands = Awaited<ReturnType<CreatorContext['app']['projects']['brandsOf']>>;

function brandOf(id: number, brands: Brands) {
  const { tradeName = '', logo = null } = brands.get(id) ?? {};
  return { id, name: tradeName, src: logo && photoPath(logo) };
}

const progressOf = (work: readonly { status: string }[]) => ({
  done: work.filter((one) => one.status === 'verified').length,
  of: work.length,
});
