import { businessDate } from '@elenco/brazil';
import { isOpen, noBalances } from '@elenco/core/finance';
import {
  type Briefing,
  countGroups,
  isNewlyBroken,
  isProjectGroup,
  posts,
  projectGroup,
  readsConversations,
  waitsForBrand,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { type CompanyStep, nextDate, nextStep, noticeWords, taskCount } from '@elenco/core/operations';
import { areaPath, companies, creators, missingInCompany, portraitPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { stagesOf } from '../briefing/project/stages';
import { i18nOf } from '../i18n/translate.server';
import { owedToday, reportedOf } from '../payment/owed.server';
import { loadUnread } from '../shell/unread.server';
import { pendingProposals } from '../team/requests.server';
import { faceFields, facesOf } from './faces';
import { loadBriefings, loadHirings } from './hirings.server';
import { inOrder } from './inOrder';
import { stepFacts } from './stepFacts';
import { waiting } from './waiting';
import { offlineFields, projectsToWatch } from './watch';

/** Loads the brand's home page with one query per resource. */
export async function loadHome({
  app,
  actor,
  user,
  now,
  url,
  locale,
  feedCursor,
}: RequestContext<'company'>) {
  const today = businessDate(now);
  const all = await loadBriefings({ app, actor });
  const [company, rows, balances, charged, unsigned, talks, notices, offline] = await Promise.all([
    actor.role === 'company' ? app.get(companies, actor, actor.companyId) : undefined,
    loadHirings({ app, actor }, all),
    actor.role === 'company' ? app.money.ofCompany(actor, actor.companyId) : [],
    actor.role === 'company' ? app.money.chargedIn(actor, actor.companyId, today.slice(0, 7)) : [],
    actor.role === 'company' ? app.money.toSignOf(actor, actor.companyId) : [],
    readsConversations(actor)
      ? app.conversations.list(actor, { unread: false, limit: 4, offset: 0 })
      : { rows: [] },
    app.notifications.list(user.id, { unread: false, limit: 5, offset: 0 }),
    app.pick(posts, actor, [...offlineFields, 'statusSince'], {
      briefingId: all.map(({ id }) => id),
      status: ['private', 'gone'],
    }),
  ]);
  const { offers, made, work, charges, opinions } = rows;
  const owed = charges.filter(isOpen);
  const invited = [...new Set(offers.map((row) => row.creatorId))];
  const cast = await app.pick(creators, actor, faceFields, { id: invited });
  const missing = company ? missingInCompany(company) : [];
  // The server renders the texts of the notices. Otherwise browsers would load the texts of all notices to
  // show five. The kind of a notice is data, so the typed keys do not contain it.
  const words = i18nOf(locale).getFixedT(locale, 'notices') as unknown as (
    key: string,
    values: object,
  ) => string;
  const titleOf = (id: number) => all.find((row) => row.id === id)?.title ?? '';
  const group = url.searchParams.get('show');
  const up = url.searchParams.get('sort') === 'asc';
  const shown = isProjectGroup(group) ? all.filter((row) => projectGroup(row, today) === group) : all;
  const [owedNow, pending] = await Promise.all([
    owedToday({ app, actor, now }, owed),
    pendingProposals({ app, actor }),
  ]);
  const open = offers.filter(waitsForBrand(all, today));
  const waitingFor = waiting({ ...rows, missing }, now);
  const step = nextStep(actor, waitingFor, new Date(now));
  const currencies = [...new Set([...balances, ...unsigned].map(({ currency }) => currency))];
  const waits = taskCount(step);
  const among = <R extends { readonly id: number }>(all: readonly R[], code: CompanyStep) =>
    all.filter(({ id }) => waitingFor[code]?.some((row) => row.id === id));
  return {
    feedCursor,
    name: user.name.split(' ')[0],
    step,
    stepFacts: stepFacts(
      {
        pay_overdue: among(owed, 'pay_overdue'),
        pay_charge: among(owed, 'pay_charge'),
        accept_contract: among(made, 'accept_contract'),
        answer_request: among(rows.requests, 'answer_request'),
      },
      {
        owed: owedNow,
        titleOf,
        nameOf: (id) => cast.find((one) => one.id === id)?.name ?? '',
      },
    ),
    waits,
    /** Unread items if no task is open; null otherwise. */
    unread: waits === 0 ? await loadUnread({ app, actor, user }) : null,
    stepTitle: all.find(({ id }) => id === step.first?.briefingId)?.title,
    /** Projects with late work or posts that are offline. */
    watch: projectsToWatch(
      all,
      { work, charges, posts: offline.filter((post) => isNewlyBroken(post, now)) },
      now,
    ),
    missing,
    up,
    counts: countGroups(all, today),
    projects: inOrder(shown, up).map((row) => {
      const of = <R extends { briefingId: number | null }>(rows: readonly R[]) =>
        rows.filter((one) => one.briefingId === row.id);
      const asked = of(offers);
      const road = stagesOf({
        briefing: row,
        offers: asked,
        made: of(made),
        work: of(work),
        charges,
        payouts: [],
        today,
      });
      const next = nextDate({ offers: asked, work: of(work), charges: of(charges), payouts: [] }, today, row);
      return {
        ...projectRow(row),
        next,
        nextName: cast.find(({ id }) => id === next?.creatorId)?.name,
        road: road.map(({ late, left: _, from: __, ...stage }) => ({ ...stage, late: late > 0 })),
        faces: facesOf(
          asked.map((offer) => offer.creatorId),
          cast,
        ),
      };
    }),
    talks: talks.rows.map(({ creatorId, creator, portrait, briefingId, ...row }) => ({
      id: row.proposalId,
      unread: row.unread,
      at: row.lastMessageAt,
      title: row.title,
      body: row.lastDeleted ? null : row.lastBody,
      by: row.lastIsOwn ? ('you' as const) : row.lastSide === 'company' ? ('team' as const) : null,
      face: { id: creatorId, name: creator, src: portraitPath(portrait) },
      to: `${areaPath.company}/briefing/${briefingId}/chat/${creatorId}#last`,
    })),
    notices: notices.rows.map(({ id, kind, params, link, createdAt }) => ({
      id,
      title: words(`${kind}.subject`, noticeWords(params, locale)),
      link,
      createdAt,
    })),
    money: currencies.map((currency) => ({
      ...(balances.find((one) => one.currency === currency) ?? noBalances(currency)),
      toSign: unsigned.find((one) => one.currency === currency) ?? { ownCents: 0, creatorsCents: 0 },
      owedCents: sum(
        owed.flatMap((one) => (one.currency === currency ? (owedNow[one.id]?.totalCents ?? 0) : [])),
      ),
      ...reportedOf(owed, owedNow, currency),
      chargedCents: charged.find((one) => one.currency === currency)?.cents ?? 0,
    })),
    received: open.map(({ id, briefingId, creatorId, totalCents, currency, sentAt }) => ({
      id,
      briefingId,
      creatorId,
      totalCents,
      currency,
      sentAt,
      /** Owners that the member has asked for approval. */
      asked: pending[id]?.owners ?? null,
      project: titleOf(briefingId),
      face: facesOf([creatorId], cast)[0],
    })),
    toEvaluate: opinions
      .filter((row) => row.status === 'pending')
      .map(({ id, briefingId, creatorId }) => ({
        id,
        briefingId,
        project: titleOf(briefingId),
        face: facesOf([creatorId], cast)[0],
      })),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;

const projectRow = (row: Briefing) => {
  const { id, kind, title, status, createdAt, endsOn, budgetCents, contractedCents, currency } = row;
  // Derives channels from the deliverables if the kind of briefing does not ask for channels.
  const channels =
    row.channels.length > 0 ? row.channels : [...new Set(row.wanted.map((one) => one.channel))];
  return { id, kind, title, status, channels, createdAt, endsOn, budgetCents, contractedCents, currency };
};
