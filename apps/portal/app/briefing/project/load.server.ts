import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { writeQuery } from '@elenco/core/discovery';
import {
  balancesOf,
  type Charge,
  cardPayments,
  charges,
  feeInvoices,
  isOpen,
  lateSide,
  noBalances,
  owedOn,
  paymentClock,
  paymentProofs,
  paymentState,
  payoutNeed,
  payouts,
  repayments,
  sameAgreement,
  unpaidCharges,
  workOf,
} from '@elenco/core/finance';
import {
  acceptances,
  briefings,
  canBeReminded,
  contracts,
  deliverables,
  evaluations,
  isExpired,
  isInForce,
  posts,
  proposalRounds,
  proposals,
  questions,
  roundsIncluded,
  searchOf,
  shortlist,
  withFirstAcceptances,
} from '@elenco/core/hiring';
import { type CompanyStep, nextStep, projectWait } from '@elenco/core/operations';
import { companies, creators, missingInCompany, photoPath } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { idIn, type RequestContext } from '../../adapters/requestContext.server';
import { faceFields, faceOf } from '../../company/faces';
import { loadUnconfirmed } from '../../company/hirings.server';
import { stepFacts } from '../../company/stepFacts';
import { waiting } from '../../company/waiting';
import { offlineFields, projectsToWatch } from '../../company/watch';
import { loadAmendments } from '../../contract/amendments.server';
import { loadDrafts, loadNewest } from '../../drafts/load.server';
import { pixOf } from '../../payment/pix.server';
import { picturesOf } from '../../pieces/pictures.server';
import { searchPath } from '../../search/paths';
import { loadShareLinks } from '../../shareLinks/load.server';
import { pendingContracts, pendingProposals } from '../../team/requests.server';
import { loadTracking } from '../../tracking/load.server';
import { planFrom } from '../plan.server';
import { loadPosts } from '../posts/load.server';
import { namedCreatorsOf } from '../requestedCreators.server';
import { staffComment } from '../staffComment';
import { moneyBackIn, papersIn } from './chargeDetails';
import { loadJob } from './jobs.server';
import { loadOneInvoice } from './oneInvoice.server';
import { creatorOf, peopleOf } from './people';
import { repaidOf } from './repaid';
import { lastDayBefore, stageProgress, stagesOf } from './stages';
import { viewIn } from './views';

/** Loads a project and its rows with one query per resource, and only what the shown view needs. */
export async function loadProject(ctx: RequestContext<'company'>) {
  const { app, actor, now, url } = ctx;
  const row = await app.get(briefings, actor, idIn(ctx));
  const view = viewIn(url);
  const today = businessDate(now);
  const of = { briefingId: row.id };
  const [own, others, names, offers, rounds, made, work, owed, paid, opinions, company, rules, asked] =
    await Promise.all([
      app.history(briefings, actor, row.id),
      app.timeline(actor, [proposals, contracts, deliverables, charges, payouts, evaluations], of),
      app.see(shortlist, actor, of, { by: 'score', down: true }),
      app.see(proposals, actor, of),
      view === 'proposals' ? app.see(proposalRounds, actor, of) : [],
      app.see(contracts, actor, of),
      app.see(deliverables, actor, of),
      app.see(charges, actor, of),
      app.see(payouts, actor, of),
      app.see(evaluations, actor, of),
      app.get(companies, actor, row.companyId),
      app.see(settings, { role: 'system' }, {}),
      view === 'brief' ? app.see(questions, actor, of, { by: 'id' }) : [],
    ]);
  const shown = actor.role === 'company' ? names : names.filter((entry) => entry.status !== 'proposed');
  const ids = [...new Set([...shown, ...offers].map((one) => one.creatorId))];
  const [
    cast,
    findable,
    entries,
    proofs,
    guests,
    accepted,
    money,
    billed,
    owedBack,
    onCards,
    moved,
    figures,
    offline,
  ] = await Promise.all([
    app.pick(creators, actor, faceFields, { id: ids }),
    app.search.findable(actor, VIEWS_LINKING_PROFILES.some((one) => one === view) ? ids : []),
    view === 'payments'
      ? app.money.statementOf(actor, { companyId: row.companyId, briefingId: row.id })
      : { lines: [] },
    view === 'payments' ? app.see(paymentProofs, actor, of) : [],
    view === 'payments' || view === 'content' ? loadShareLinks(ctx, { briefingId: row.id }) : [],
    view === '' && made.length > 0
      ? app.see(acceptances, actor, { contractId: made.map((one) => one.id) })
      : [],
    app.money.steps(actor, view === 'payments' ? made.map((one) => one.id) : []),
    view === 'payments' ? app.see(feeInvoices, actor, { chargeId: owed.map((one) => one.id) }) : [],
    view === 'payments' ? app.see(repayments, actor, of) : [],
    view === 'payments' ? app.see(cardPayments, actor, { chargeId: owed.map((one) => one.id) }) : [],
    app.money.ofProjects(actor, [row.id]),
    loadUnconfirmed({ app, actor }, [row.id]),
    app.pick(posts, actor, offlineFields, { ...of, status: ['private', 'gone'] }),
  ]);
  const creatorNamed = (id: number | undefined) => cast.find((one) => one.id === id)?.name ?? '';
  const piece =
    view === 'content' ? work.find(({ id }) => String(id) === url.searchParams.get('piece')) : undefined;
  const missing = missingInCompany(company);
  const expired = isExpired(row, today);
  const hasHiring = made.some(isInForce) || row.status === 'closed' || row.status === 'cancelled';
  const plan = hasHiring || expired ? [] : planFrom(row, { rules, plan: company.plan, today });
  const shortlistOn =
    row.status === 'curation' && row.curationDueAt ? lastDayBefore(row.curationDueAt) : null;
  const facts = { briefing: row, offers, made, work, charges: owed, payouts: paid };
  const road = stagesOf({ ...facts, plan, shortlistOn, today });
  const payoutDays = settingOn(rules, 'payout_days', today);
  const unpaid = unpaidCharges(owed);
  const papersOf = papersIn(proofs);
  const owedNow = (charge: Charge) => (isOpen(charge) ? owedOn({ charge }, today, rules) : undefined);
  const job = await loadJob(ctx, row, view === 'jobs');
  const jobs = job?.opening ? [job.opening] : [];
  const waits = waiting(
    { all: [row], offers, made, work, charges: owed, opinions, figures, jobs, missing },
    now,
  );
  const among = (code: CompanyStep) => owed.filter(({ id }) => waits[code]?.some((one) => one.id === id));
  const search = `${searchPath}?${writeQuery(searchOf(row))}`;
  const moneyBack = moneyBackIn(onCards);
  return {
    view,
    feedCursor: ctx.feedCursor,
    /** True for the brand; staff see no buttons. */
    may: actor.role === 'company',
    row,
    expired,
    logo: company.logo && photoPath(company.logo),
    road,
    /** Schedule of the brief, until there is a hiring. */
    plan,
    share: stageProgress(road, today),
    people: peopleOf({ offers, made, work, charges: owed, payouts: paid, moved, today, expired }),
    balances: balancesOf(moved)[0] ?? noBalances(row.currency),
    steps: withFirstAcceptances(
      [...own.map((step) => ({ ...step, resource: 'briefings', rowId: row.id })), ...others].sort(
        (a, b) => a.id - b.id,
      ),
      accepted,
    ),
    /** Creator of each history step, by the row that changed. */
    about: creatorOf({
      proposals: offers,
      contracts: made,
      deliverables: work,
      charges: owed.flatMap(({ creatorId, ...one }) => (creatorId === null ? [] : [{ ...one, creatorId }])),
      payouts: paid,
      evaluations: opinions,
    }),
    step: nextStep(actor, waits, new Date(now)).first,
    stepFacts: stepFacts(
      { pay_overdue: among('pay_overdue'), pay_charge: among('pay_charge') },
      {
        owed: Object.fromEntries(
          owed.filter(isOpen).map((one) => [one.id, owedOn({ charge: one }, today, rules)]),
        ),
        titleOf: () => row.title,
        nameOf: creatorNamed,
      },
    ),
    wait: projectWait({ ...facts, now }),
    /** Reason why staff sent the briefing back, while the briefing is a draft. */
    sentBack: row.status === 'draft' ? staffComment(own, 'sendBack') : undefined,
    curationNote: staffComment(own, 'release'),
    /** URL of the search with the brief's filters; null once no more creators can be added. */
    seek: !expired && STATES_TAKING_CREATORS.some((status) => status === row.status) ? search : null,
    /** URL of the search with the brief's filters. */
    search,
    shortlist: shown,
    offers,
    rounds,
    contracts: made.map(({ text: _, textEnglish: _english, ...rest }) => rest),
    work,
    /** Problems that need no action by the brand: posts that are offline. */
    offline: projectsToWatch([row], { work: [], charges: [], posts: offline }, now)[0],
    /**
     * Deliverables with which creators are late. `canRemind` is true if the brand can remind the creator
     * today.
     */
    late: work
      .filter((one) => lateSide(one, unpaid, today) === 'creator')
      .map((one) => ({ id: one.id, creatorId: one.creatorId, canRemind: canBeReminded(one, today) })),
    /** The deliverable whose versions are shown. */
    reviewed: piece && {
      piece: piece.id,
      drafts: await loadDrafts(ctx, { deliverableId: piece.id, briefingId: row.id }, rules),
    },
    /** URLs of the pictures, by id of the deliverable. */
    pictures: view === 'content' && !piece ? await picturesOf(ctx, work) : {},
    /** Newest drafts of deliverables that wait for the brand, unless one deliverable is shown. */
    waitingDrafts: view === 'content' && !piece ? await loadNewest(ctx, work) : [],
    posts: view === 'posts' ? await loadPosts(ctx, row.id) : [],
    tracking: view === 'tracking' ? await loadTracking(ctx, of) : [],
    silenceDays: settingOn(rules, 'silence_days', today),
    includedRounds: roundsIncluded(row, rules, made[0]?.approvedOn ?? today),
    payments: owed.flatMap((charge) => {
      const contract = made.find((one) => one.id === charge.contractId);
      const payout = paid.find(sameAgreement(charge));
      if (!contract || !payout) return [];
      const pieces = workOf(payout, work);
      const asked = owedNow(charge);
      const reported = money.get(payout.id);
      const clock = reported
        ? paymentClock({ contract, payout, deliverables: pieces, payoutDays, today, ...reported })
        : [];
      return [
        {
          charge,
          invoice: billed.find((one) => one.chargeId === charge.id),
          contract: { id: contract.id, creatorId: contract.creatorId, status: contract.status },
          payout,
          state: paymentState({
            payout,
            need: payoutNeed(payout, {
              part: undefined,
              ended: contract.status === 'cancelled',
              work: pieces,
            }),
            invoice: reported?.invoice,
            payOn: reported?.payOn,
            today,
          }),
          owed: asked,
          pix: pixOf(charge, asked),
          clock,
          proofs: papersOf(charge),
          moneyBack: moneyBack(charge),
          repayments: charge.status === 'paid' ? repaidOf(payout.id, owedBack) : [],
        },
      ];
    }),
    oneInvoice:
      view === 'payments' ? await loadOneInvoice(ctx, owed, { papersOf, moneyBack, owedNow }) : null,
    opinions,
    guests,
    /** Idempotency key of the page's forms. */
    pressKey: randomUUID(),
    asked,
    /** Contracts with an amendment that the member has asked the owners to request. */
    pending: view === 'contracts' ? await pendingContracts(ctx, ['amendments.request']) : {},
    pendingOffers: view === 'proposals' ? await pendingProposals(ctx) : {},
    amendments:
      view === 'contracts' && made.length > 0
        ? await loadAmendments(ctx, { contractId: made.map((one) => one.id) }, creatorNamed)
        : [],
    job,
    wishes: view === '' && !expired ? await namedCreatorsOf(ctx, row, { entries: names, offers }) : null,
    entries: entries.lines.map((line) => ({
      ...line,
      // The line of a contract names its creators; the project is the same for all lines.
      title: line.contractId === null ? row.title : '',
    })),
    cast: Object.fromEntries(
      cast.map((one) => [one.id, { ...one, face: faceOf(one), findable: findable.includes(one.id) }]),
    ),
  };
}

/** Views in which creators' names link to their profiles in the search. */
const VIEWS_LINKING_PROFILES = ['shortlist', 'proposals', 'contracts'] as const;
/** States in which the brand may look for more creators. */
const STATES_TAKING_CREATORS = ['curation', 'selection'] as const;

export type Project = Awaited<ReturnType<typeof loadProject>>;
