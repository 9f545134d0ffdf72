import { randomUUID } from 'node:crypto';
import { businessDate, dueOn } from '@elenco/brazil';
import { suggested } from '@elenco/core/discovery/pricing';
import {
  currentPayout,
  earlierInMonth,
  invoices,
  isOfSide,
  issOn,
  isWorkDone,
  type Payout,
  paymentClock,
  payouts,
  postings,
  terminations,
  workOf,
} from '@elenco/core/finance';
import {
  acceptances,
  awaitsFigures,
  type Contract,
  contracts,
  deliverables,
  evaluations,
  observations,
  posts,
  proposalRounds,
  proposals,
  roundsIncluded,
  shownRecord,
  withFirstAcceptances,
} from '@elenco/core/hiring';
import { moneyOf, nextStep, projectStage, type StageMoney } from '@elenco/core/operations';
import { creators, impersonatorOf, missingInCreator, photoPath } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { idIn, notFound } from '../../adapters/requestContext.server';
import { loadAmendments } from '../../contract/amendments.server';
import { loadDrafts } from '../../drafts/load.server';
import { loadPaymentStates } from '../../payment/status.server';
import { loadTracking } from '../../tracking/load.server';
import type { CreatorContext } from '../page.server';
import { loadReceiver } from '../receiver.server';
import type { TakeHome } from '../takeHome';
import { earnedBy, waiting } from '../waiting';
import { shownPosts } from '../work.server';
import { receivesOf, simulate } from './simulate';
import { stageOf } from './stage';

const ofEnding = ['status', 'side', 'contractId', 'payContractId', 'answerBy'] as const;
const shownResources = [proposals, contracts, deliverables, invoices, payouts, evaluations];

/** Loads one project for its creator, from the invitation to the payment. */
export async function loadProject(ctx: CreatorContext) {
  const { app, actor, now } = ctx;
  const briefingId = idIn(ctx);
  const [found] = await app.projects.invitations(actor, { briefingId }, { limit: 1 });
  if (!found) throw notFound();
  const { proposal, companyId, brief, brandId, tradeName, logo } = found;
  const today = businessDate(now);
  const [profile, receiver, rounds, [contract], steps, questions, records] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    loadReceiver(ctx, { companyIds: [companyId], currencies: [proposal.currency] }),
    app.see(proposalRounds, actor, { proposalId: proposal.id }, { by: 'round', down: true }),
    app.see(contracts, actor, { proposalId: proposal.id }, { down: true, limit: 1 }),
    app.timeline(actor, shownResources, { briefingId }),
    app.projects.questionsBeside(actor, found),
    app.party.trackRecordsOf([companyId]),
  ]);
  const { payee, payouts: paid, payoutDays, others } = receiver;
  const [accepted, work, renewals, tracking] = await Promise.all([
    contract ? app.see(acceptances, actor, { contractId: contract.id }) : [],
    contract && contract.status !== 'sent' ? loadWork(ctx, contract, { paid, today, payoutDays }) : null,
    contract ? loadAmendments(ctx, { contractId: contract.id }, () => profile.name) : [],
    contract ? loadTracking(ctx, { contractId: contract.id }) : [],
  ]);
  // Hidden while impersonating the creator.
  const taxId = payee && !impersonatorOf(actor) ? payee.taxId : '';
  const { currency } = proposal;
  const { endsOn } = contract ?? brief;
  const payDay = receiver.payDay({ endsOn, approvedOn: contract?.approvedOn ?? null });
  const taxedOn = payDay ?? dueOn(dueOn(today, receiver.slipDays), payoutDays);
  const expected = {
    /** Null if no day can come true: the period is over and nothing is agreed. */
    on: payDay,
    taxedOn,
    iss: issOn(receiver.iss.get(companyId) ?? [], taxedOn),
    /** Other expected payments of that month, for taxes: they apply to the sum. */
    earlier: earlierInMonth(others, { currency }, taxedOn).map(({ id, grossCents, withholdings }) => ({
      title: receiver.titleOf(id) ?? '',
      grossCents,
      withholdings,
    })),
    rate: receiver.rateOf(currency),
  };
  const payout = work?.payout;
  const untaxed = contract && (payout ? payout.status === 'waiting_invoice' : contract.status === 'sent');
  const foreseenNow = () =>
    receiver.ofPayout(payout?.id) ??
    (contract && !payout
      ? receiver.of({ grossCents: contract.creatorCents, currency }, { companyId, on: payDay })
      : null);
  const foreseen = untaxed ? foreseenNow() : null;
  const terms = {
    feeBp: proposal.feeBp,
    currency,
    legalForm: payee?.legalForm ?? 'individual',
    taxRegime: payee?.taxRegime ?? null,
    dependants: payee?.dependants ?? 0,
    on: taxedOn,
    earlier: expected.earlier,
    iss: expected.iss,
  } as const;
  const pricedAt = (totalCents: number) =>
    simulate([{ quantity: 1, pricing: 'total', amountCents: totalCents }], terms);
  const priced = (totalCents: number, state: 'usual' | 'proposed'): StageMoney | null => {
    const net = pricedAt(totalCents);
    return net && { cents: net.netCents, currency, basis: 'net', state, on: expected.on };
  };
  const { first, rest } = nextStep(
    actor,
    waiting({
      offers: [proposal],
      made: contract ? [contract] : [],
      work: contract?.status === 'active' ? (work?.pieces ?? []) : [],
      payouts: payout ? [payout] : [],
      parts: [],
      invoices: work?.invoices ?? [],
      opinions: work?.opinions ?? [],
      awaiting: work?.awaiting ?? [],
      renewals,
      endings: work?.endings ?? [],
      talks: [],
      missing: [],
    }),
    new Date(now),
  );
  const open = renewals.filter(
    ({ status, creatorCents }) => status === 'awaiting_creator' && creatorCents > 0,
  );
  /** What the creator gets on top, by renewal. */
  const ofRenewals: Record<number, TakeHome> = Object.fromEntries(
    open.map(({ id, creatorCents: grossCents, ...row }) => {
      const on = receiver.payDay({ endsOn: row.endsOn, approvedOn: null });
      return [id, receiver.of({ grossCents, currency: row.currency }, { companyId, on })];
    }),
  );
  const money = (): StageMoney | null => {
    const [asked] = open;
    if (first?.code === 'answer_renewal' && asked) {
      const { netCents: cents, currency, on } = ofRenewals[asked.id]!;
      return { cents, currency, basis: 'net', state: 'proposed', on };
    }
    if (payout) return moneyOf(payout, datedNet(foreseen), work?.state);
    const stage = stageOf(proposal, contract);
    if (stage === 'ended') return null;
    if (contract && foreseen) {
      const { netCents: cents, on } = foreseen;
      return { cents, currency, basis: 'net', state: 'expected', on };
    }
    if (contract) {
      const { creatorCents: cents } = contract;
      return { cents, currency, basis: 'gross', state: 'expected', on: null };
    }
    const cents = proposal.status === 'countered' ? proposal.counterCents : proposal.totalCents;
    if (cents) return priced(cents, 'proposed');
    const wanted = brief.wanted.map(({ channel, format, quantity }) => ({ channel, format, quantity }));
    const range = suggested(
      wanted,
      (channel) => profile.presences.find((one) => one.channel === channel),
      terms.feeBp,
    );
    return range && currency === 'BRL'
      ? priced(Math.round((range.lowCents + range.highCents) / 2), 'usual')
      : null;
  };
  return {
    feedCursor: ctx.feedCursor,
    /** The creator's act or the current wait, with the money. */
    now: {
      ...projectStage({
        first,
        proposal,
        contract,
        pieces: work?.pieces ?? [],
        payout: payout ?? null,
        invoice: work?.invoices[0],
        charge: work?.charge,
      }),
      money: money(),
    },
    /** Kinds of tasks that wait for the creator in this project. */
    tasks: first ? [first, ...rest].map(({ code }) => code) : [],
    /** Makes a repeated submission harmless. */
    key: randomUUID(),
    today,
    /** For invoices and receipts: the creator's name, and the platform's registered address. */
    name: profile.name,
    address: ctx.legal.address ?? null,
    stage: stageOf(proposal, contract),
    proposal: { ...proposal, companyId: brandId },
    brief,
    tradeName,
    rounds,
    work,
    questions,
    renewals,
    tracking,
    logo: logo && photoPath(logo),
    record: shownRecord(records.get(companyId)),
    steps: withFirstAcceptances(steps, accepted),
    contract: contract ? withoutText(contract) : null,
    missing: missingInCreator(profile, payee),
    presences: profile.presences,
    payee: payee
      ? { legalForm: payee.legalForm, taxId, dependants: payee.dependants, taxRegime: payee.taxRegime }
      : null,
    expected,
    /** What reaches the creator of the brand's counter-offer; null without one. */
    countered:
      proposal.status === 'countered' && proposal.counterCents !== null
        ? receivesOf(pricedAt(proposal.counterCents), expected, terms)
        : null,
    ofRenewals,
    /** Titles of the payments that the taxes of the payout were added to. */
    addedTo: foreseen?.addedTo ?? (payout ? receiver.addedTo(payout) : []),
    /** Expected net amount and date of a signed price, until the invoice determines them. */
    foreseen,
  };
}
export type Project = Awaited<ReturnType<typeof loadProject>>;

const datedNet = (foreseen: TakeHome | null) =>
  foreseen?.on ? { netCents: foreseen.netCents, on: foreseen.on } : null;

/** Removes the agreement's text, which has its own page. */
function withoutText({ text: _, textEnglish: _english, ...rest }: Contract) {
  return rest;
}

async function loadWork(
  { app, actor, now }: CreatorContext,
  contract: Contract,
  {
    paid,
    ...promised
  }: { readonly paid: readonly Payout[]; readonly today: string; readonly payoutDays: number },
) {
  const of = { contractId: contract.id };
  const payout = currentPayout(paid.filter((one) => one.contractId === contract.id));
  const [pieces, drafts, rules, review, handedIn, opinions, ledger, money, out, endings, seen] =
    await Promise.all([
      app.see(deliverables, actor, of),
      loadDrafts({ app, actor }, of),
      app.see(settings, { role: 'system' }, { key: ['change_rounds', 'draft_megabytes'] }),
      app.projects.reviewOf(contract),
      app.see(invoices, actor, of, { down: true }),
      app.see(evaluations, actor, of),
      app.see(postings, actor, of),
      app.money.steps(actor, [contract.id]),
      app.see(posts, actor, of),
      app.pick(terminations, actor, ofEnding, { ...of, status: 'requested' }),
      app.pick(observations, actor, ['postId', 'observedAt'], {}, { down: true, limit: 2_000 }),
    ]);
  const steps = payout && money.get(payout.id);
  const earned = earnedBy({ work: pieces, parts: [], made: [contract] });
  const states = await loadPaymentStates({ app, now }, payout ? [payout] : [], handedIn, earned);
  return {
    drafts,
    pieces,
    opinions,
    /** Results of the last check of each link. */
    links: out
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ deliverableId, status }) => ({ deliverableId, status })),
    endings,
    /** Posts whose figures are due. */
    awaiting: out
      .filter((post) => shownPosts.some((status) => status === post.status) && awaitsFigures(post, seen, now))
      .map(({ id, briefingId }) => ({ id, briefingId })),
    charge: steps?.charge,
    invoices: handedIn.filter((one) => one.payoutId === payout?.id),
    /** True if all work of the payout has been delivered. */
    delivered: payout ? isWorkDone(payout, pieces) : false,
    includedRounds: roundsIncluded(review, rules, contract.approvedOn),
    /** Megabytes that a video or picture may have. */
    largestDraft: settingOn(rules, 'draft_megabytes', promised.today),
    payout: payout ?? null,
    state: (payout && states.get(payout.id)) ?? null,
    funded: steps?.charge.status === 'paid',
    postings: ledger.filter(isOfSide).filter((row) => row.account === 'payable'),
    clock:
      payout && steps
        ? paymentClock({ contract, payout, deliverables: workOf(payout, pieces), ...promised, ...steps })
        : null,
  };
}
export type Work = NonNullable<Project['work']>;
