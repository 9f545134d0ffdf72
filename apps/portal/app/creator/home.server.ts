import { businessDate } from '@elenco/core/brazil';
import { type Contract, contracts, type Deliverable, deliverables, hasBriefing } from '@elenco/core/contract';
import { evaluations } from '@elenco/core/evaluation';
import { nextStep } from '@elenco/core/notice';
import { creators, missingInCreator, payees, photoPath } from '@elenco/core/party';
import { type Instalment, instalments, invoices, netKnown, type Payout, payouts } from '@elenco/core/payment';
import { awaitsFigures, observations, posts } from '@elenco/core/post';
import { openStates } from '@elenco/core/proposal';
import { payIdOf } from '../pay/page';
import type { CreatorContext } from './page.server';
import { waiting } from './waiting';

const shownPosts = ['unchecked', 'found', 'private', 'gone'] as const;
const goingOn = ['sent', 'active'] as const;
const ofClosed = ['id', 'status', 'title', 'creatorAcceptedAt', 'briefingId'] as const;
const newest = { down: true, limit: 100 };

/** All that the creator's first page shows: one query for each resource, however many projects there are. */
export async function loadHome({ app, actor, now, feedCursor }: CreatorContext) {
  const [profile, [payee], offers, made, work, paid, handedIn, opinions, talks, published, seen, parts] =
    await Promise.all([
      app.get(creators, actor, actor.creatorId),
      app.see(payees, actor, {}),
      app.projects.invitations(actor, { status: openStates }, newest),
      app.see(contracts, actor, { status: goingOn }, newest),
      app.see(deliverables, actor, {}, { ...newest, limit: 500 }),
      app.see(payouts, actor, { status: ['waiting_invoice', 'processing', 'sent', 'failed'] }, newest),
      app.see(invoices, actor, {}, newest),
      app.see(evaluations, actor, { side: 'creator', status: 'pending' }, newest),
      app.conversations.list(actor, { unread: false, limit: 3, offset: 0 }),
      app.see(posts, actor, { status: shownPosts }, newest),
      app.pick(observations, actor, ['postId', 'observedAt'], {}, { down: true, limit: 2_000 }),
      app.see(instalments, actor, {}, { ...newest, limit: 500 }),
    ]);
  // What is paid for may be over: asked for by itself, so that it takes no place of what goes on.
  const over = paid.filter(({ contractId }) => made.every(({ id }) => id !== contractId));
  const [closed, companies] = await Promise.all([
    over.length > 0
      ? app.pick(contracts, actor, ofClosed, { id: over.map(({ contractId }) => contractId) })
      : [],
    app.projects.brandsOf([...new Set(made.map((row) => row.companyId))]),
  ]);
  const titles = new Map([...made, ...closed].map(({ id, title }) => [id, title]));
  const missing = missingInCreator(profile, payee);
  const awaiting = published.filter((post) => awaitsFigures(post, seen, now));
  const rows = {
    made: [...made, ...closed],
    work,
    payouts: paid,
    invoices: handedIn,
    parts,
    opinions,
    awaiting,
    missing: missing.length,
  };
  const step = nextStep(actor, waiting({ ...rows, offers: offers.map((one) => one.proposal) }));
  const lines = offers.map(({ proposal, brief, brandId, tradeName, logo }) => ({
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
  return {
    feedCursor,
    name: profile.name,
    available: profile.available,
    missing,
    step,
    invited: lines.filter((row) => row.status === 'received'),
    proposed: lines.filter((row) => row.status !== 'received'),
    projects: made.filter(hasBriefing).map((row) => ({
      id: row.id,
      briefingId: row.briefingId,
      title: row.title,
      status: row.status,
      cents: row.creatorCents,
      currency: row.currency,
      endsOn: row.endsOn,
      company: companies.get(row.companyId)?.tradeName ?? '',
      brand: brandOf(row.companyId, companies),
      ...progressOf(work.filter((one) => one.contractId === row.id)),
    })),
    days: comingDays({ made, titles, work, paid, parts, today: businessDate(now) }),
    talks: talks.rows.map(({ proposalId, briefingId, company, title, unread, ...row }) => ({
      id: proposalId,
      briefingId,
      company,
      title,
      unread,
      at: row.lastMessageAt,
      body: row.lastDeleted ? '' : row.lastBody,
      own: row.lastSide === 'creator',
    })),
    onTheWay: paid.map((payout) => {
      const { id, briefingId, status, grossCents, currency, dueOn, contractId } = payout;
      return {
        id,
        briefingId,
        payId: payIdOf(parts, id),
        status,
        grossCents,
        netCents: netKnown(payout),
        currency,
        dueOn,
        title: titles.get(contractId) ?? '',
      };
    }),
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
export type Offer = Home['invited'][number];

type Brands = Awaited<ReturnType<CreatorContext['app']['projects']['brandsOf']>>;

function brandOf(id: number, brands: Brands) {
  const { tradeName = '', logo = null } = brands.get(id) ?? {};
  return { id, name: tradeName, src: logo && photoPath(logo) };
}

interface Coming {
  readonly made: readonly Contract[];
  /** Of these contracts and those of the payouts. */
  readonly titles: ReadonlyMap<number, string>;
  readonly work: readonly Deliverable[];
  readonly paid: readonly Payout[];
  readonly parts: readonly Instalment[];
  readonly today: string;
}

const mostDays = 5;
const open: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/** What is due next, by day: work to hand in, money to come. What is late stands first. */
function comingDays({ made, titles, work, paid, parts, today }: Coming) {
  const title = (id: number) => titles.get(id) ?? '';
  const active = made.filter(({ status }) => status === 'active').map(({ id }) => id);
  const pieces = work.flatMap(({ id, contractId, briefingId, dueOn, status, format, ordinal }) =>
    dueOn && open.includes(status) && active.includes(contractId)
      ? [
          {
            key: `d${id}`,
            on: dueOn,
            briefingId,
            payId: null,
            title: title(contractId),
            late: dueOn < today,
            format,
            ordinal,
          },
        ]
      : [],
  );
  const money = paid.flatMap((payout) =>
    payout.dueOn
      ? [
          {
            key: `p${payout.id}`,
            on: payout.dueOn,
            briefingId: payout.briefingId,
            payId: payIdOf(parts, payout.id),
            late: false,
            title: title(payout.contractId),
            currency: payout.currency,
            cents: netKnown(payout) ?? payout.grossCents,
          },
        ]
      : [],
  );
  return [...pieces, ...money].sort((a, b) => a.on.localeCompare(b.on)).slice(0, mostDays);
}

const progressOf = (work: readonly { status: string }[]) => ({
  done: work.filter((one) => one.status === 'verified').length,
  of: work.length,
});
