import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { suggested } from '@elenco/core/discovery/pricing';
import { invoices, type MonthTaxes, payouts, type TakeHome } from '@elenco/core/finance';
import {
  acceptances,
  type Contract,
  contracts,
  deliverables,
  evaluations,
  hasLapsed,
  isPastAnswer,
  listTotal,
  type OwnPrices,
  proposalRounds,
  proposals,
  recordForCreator,
  withFirstAcceptances,
} from '@elenco/core/hiring';
import { moneyOf, nextStep, projectStage, type StageMoney } from '@elenco/core/operations';
import { creators, impersonatorOf, missingInCreator, photoPath } from '@elenco/core/people';
import { idIn, notFound } from '../../adapters/requestContext.server';
import { loadAmendments } from '../../contract/amendments.server';
import { queueIn } from '../../queue/address';
import { loadTracking } from '../../tracking/load.server';
import type { CreatorContext } from '../page.server';
import { loadReceiver } from '../receiver.server';
import { waiting } from '../waiting';
import { paidBackIn } from './entries';
import { loadWork } from './projectWork.server';
import { estimateNetPay, takeHomeOf } from './simulate';
import { stageOf } from './stage';

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
  const lapsed = !contract && hasLapsed([brief], today)(proposal);
  const { payee, payouts: paid, payoutDays } = receiver;
  const [accepted, work, amendments, tracking] = await Promise.all([
    contract ? app.see(acceptances, actor, { contractId: contract.id }) : [],
    contract && contract.status !== 'sent'
      ? loadWork(ctx, contract, { paid, steps, today, payoutDays })
      : null,
    contract ? loadAmendments(ctx, { contractId: contract.id }, () => profile.name) : [],
    contract ? loadTracking(ctx, { contractId: contract.id }) : [],
  ]);
  // The tax id is hidden while impersonating the creator.
  const taxId = payee && !impersonatorOf(actor) ? payee.taxId : '';
  const { currency } = proposal;
  const { endsOn } = contract ?? brief;
  const payDay = receiver.payDay({ endsOn, approvedOn: contract?.approvedOn ?? null });
  const expected = receiver.pricing({ companyId, currency, on: payDay });
  const payout = work?.payout;
  const untaxed = contract && (payout ? payout.status === 'waiting_invoice' : contract.status === 'sent');
  const expectedPayNow = () =>
    receiver.ofPayout(payout?.id) ??
    (contract && !payout
      ? receiver.of({ grossCents: contract.creatorCents, currency }, { companyId, on: payDay })
      : null);
  const expectedPay = untaxed ? expectedPayNow() : null;
  const terms = {
    feeBp: proposal.feeBp,
    currency,
    legalForm: payee?.legalForm ?? 'individual',
    taxRegime: payee?.taxRegime ?? null,
    dependants: payee?.dependants ?? 0,
    on: expected.taxedOn,
    others: expected.others,
    iss: expected.iss,
  } as const;
  const pricedAt = (totalCents: number) =>
    estimateNetPay([{ quantity: 1, pricing: 'total', amountCents: totalCents }], terms);
  const priced = (totalCents: number, state: 'listed' | 'usual' | 'proposed'): StageMoney | null => {
    const net = pricedAt(totalCents);
    return net && { cents: net.netCents, currency, basis: 'net', state, on: expected.on };
  };
  /** Returns the price before the creator has proposed one: list prices, or the usual price. */
  const guessed = () => {
    const wanted = brief.wanted.map(({ channel, format, quantity }) => ({ channel, format, quantity }));
    const listed = listTotal({ lines: wanted, currency }, profile);
    if (listed !== null) return { totalCents: listed, state: 'listed' as const };
    const range = suggested(
      wanted,
      (channel) => profile.presences.find((one) => one.channel === channel),
      terms.feeBp,
    );
    return range && currency === 'BRL'
      ? { totalCents: Math.round((range.lowCents + range.highCents) / 2), state: 'usual' as const }
      : null;
  };
  /** Price, fee and net amount of an invitation, as estimated before the creator accepts it. */
  const estimate = () => {
    const guess = guessed();
    const net = guess && pricedAt(guess.totalCents);
    const takeHome = net && takeHomeOf(net, expected);
    return guess && net && takeHome ? { ...guess, feeCents: net.feeCents, takeHome } : null;
  };
  const step = nextStep(
    actor,
    waiting({
      offers: lapsed || isPastAnswer(proposal, now) ? [] : [proposal],
      made: contract ? [contract] : [],
      work: contract?.status === 'active' ? (work?.pieces ?? []) : [],
      payouts: payout ? [payout] : [],
      payee,
      today,
      parts: [],
      invoices: work?.invoices ?? [],
      opinions: work?.opinions ?? [],
      awaiting: work?.awaiting ?? [],
      broken: work?.broken ?? [],
      amendments,
      endings: work?.endings ?? [],
      talks: [],
      missing: [],
    }),
    new Date(now),
  );
  const tasks = step.first ? [step.first, ...step.rest] : [];
  // In a queue, the page is about the queue's task and row, whatever else the project waits for.
  const inQueue = tasks.find(({ code }) => code === queueIn(ctx.url)?.code);
  const pieceId = inQueue ? Number(ctx.url.searchParams.get('piece')) : 0;
  const queued = work?.pieces.find(({ id }) => id === pieceId);
  const first = queued?.dueOn && inQueue ? { ...inQueue, by: queued.dueOn } : (inQueue ?? step.first);
  const open = amendments.filter(
    ({ status, creatorCents }) => status === 'awaiting_creator' && creatorCents > 0,
  );
  /** The creator's net amount for each open amendment, by the amendment's id. */
  const ofAmendments: Record<number, TakeHome> = Object.fromEntries(
    open.map(({ id, creatorCents: grossCents, ...row }) => {
      const on = receiver.payDay({ endsOn: row.endsOn, approvedOn: null });
      return [id, receiver.of({ grossCents, currency: row.currency }, { companyId, on })];
    }),
  );
  const money = (): StageMoney | null => {
    const [asked] = open;
    if (first?.code === 'answer_amendment' && asked) {
      const { netCents: cents, currency, on } = ofAmendments[asked.id]!;
      return { cents, currency, basis: 'net', state: 'proposed', on };
    }
    if (payout) {
      const paidBackCents = paidBackIn(work?.postings ?? []);
      const own = moneyOf(payout, datedNet(expectedPay), work?.state);
      return own && paidBackCents > 0 ? { ...own, paidBackCents } : own;
    }
    if (lapsed || stageOf(proposal, contract) === 'ended') return null;
    if (contract && expectedPay) {
      const { netCents: cents, on } = expectedPay;
      return { cents, currency, basis: 'net', state: 'expected', on };
    }
    if (contract) {
      const { creatorCents: cents } = contract;
      return { cents, currency, basis: 'gross', state: 'expected', on: null };
    }
    const cents = proposal.status === 'countered' ? proposal.counterCents : proposal.totalCents;
    if (cents) return priced(cents, 'proposed');
    const guess = guessed();
    return guess && priced(guess.totalCents, guess.state);
  };
  return {
    feedCursor: ctx.feedCursor,
    /** The creator's current task, or the event for which the project waits, with the amount. */
    now: {
      ...projectStage({
        first,
        proposal,
        lapsed,
        cancelled: brief.status === 'cancelled',
        contract,
        pieces: work?.pieces ?? [],
        payout: payout ?? null,
        invoice: work?.invoices[0],
        charge: work?.charge,
        broken: work?.broken ?? [],
      }),
      money: money(),
    },
    /** Codes of the creator's open tasks in this project. */
    tasks: tasks.map(({ code }) => code),
    /** Deliverable that the queue is about; null outside a queue of deliverables. */
    queuedId: queued?.id ?? null,
    /** Idempotency key of the page's forms. */
    key: randomUUID(),
    today,
    /** Name of the creator on invoices and RPAs. */
    name: profile.name,
    /** Registered address of the platform; null if it is not configured. */
    address: ctx.legal.address ?? null,
    stage: lapsed ? ('ended' as const) : stageOf(proposal, contract),
    lapsed,
    proposal: { ...proposal, companyId: brandId },
    brief,
    tradeName,
    rounds,
    work,
    questions,
    amendments,
    tracking,
    logo: logo && photoPath(logo),
    record: recordForCreator(records.get(companyId), brief, proposal),
    steps: withFirstAcceptances(steps, accepted),
    contract: contract ? withoutText(contract) : null,
    missing: missingInCreator(profile, payee),
    presences: profile.presences,
    ownPrices: ownPricesOf(profile),
    payee: payee
      ? { legalForm: payee.legalForm, taxId, dependants: payee.dependants, taxRegime: payee.taxRegime }
      : null,
    expected,
    /** The creator's net amount of the brand's counter-offer; null if there is no counter-offer. */
    countered:
      proposal.status === 'countered' && proposal.counterCents !== null
        ? takeHomeOf(pricedAt(proposal.counterCents), expected)
        : null,
    /** Estimated price, fee and net amount; null unless an invitation waits for the creator. */
    estimate: proposal.status === 'received' && !lapsed ? estimate() : null,
    ofAmendments,
    /** Titles of other payments in the same month, which raise the taxes of this payout. */
    addedTo: expectedPay?.addedTo ?? (payout ? receiver.addedTo(payout) : []),
    /** Titles as in `addedTo` for all payments of the contract, by payout id. */
    addedToEach: Object.fromEntries(
      (work?.payments ?? []).map(({ payout }) => [payout.id, receiver.addedTo(payout)]),
    ) as Readonly<Record<number, readonly string[]>>,
    /** How the computed taxes of each payment of the contract result from its month, by payout id. */
    monthOfEach: Object.fromEntries(
      (work?.payments ?? []).map(({ payout }) => [payout.id, receiver.monthOf(payout)]),
    ) as Readonly<Record<number, MonthTaxes | null>>,
    /** Estimated net amount and date of the signed price, until the invoice determines them. */
    expectedPay,
    /** The same if all work is finished today; null unless this moves the payment to an earlier month. */
    ifDoneToday: expectedPay ? receiver.ofPayoutIfDoneToday(payout?.id) : null,
  };
}
export type Project = Awaited<ReturnType<typeof loadProject>>;
export type Work = NonNullable<Project['work']>;

const ownPricesOf = ({ profileType, prices, priceCents, currency }: OwnPrices): OwnPrices => ({
  profileType,
  prices,
  priceCents,
  currency,
});

const datedNet = (expectedPay: TakeHome | null) => (expectedPay?.on ? expectedPay : null);

/** Removes the text of the agreement, which has its own page. */
function withoutText({ text: _, textEnglish: _english, ...rest }: Contract) {
  return rest;
}
