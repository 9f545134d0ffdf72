import { randomUUID } from 'node:crypto';
import { businessDate, dueOn } from '@elenco/brazil';
import {
  currentPayout,
  earlierInMonth,
  expectedNet,
  invoices,
  isOfSide,
  issOn,
  isWorkDone,
  type Payout,
  paymentClock,
  payouts,
  postings,
  workOf,
} from '@elenco/core/finance';
import {
  acceptances,
  type Contract,
  contracts,
  deliverables,
  evaluations,
  posts,
  proposalRounds,
  proposals,
  roundsIncluded,
  shownRecord,
  withFirstAcceptances,
} from '@elenco/core/hiring';
import { creators, impersonatorOf, missingInCreator, payees, photoPath } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { idIn, notFound } from '../../adapters/requestContext.server';
import { loadAmendments } from '../../contract/amendments.server';
import { loadDrafts } from '../../drafts/load.server';
import { loadTracking } from '../../tracking/load.server';
import { loadForecast } from '../forecast.server';
import type { CreatorContext } from '../page.server';
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
  const [profile, [payee], rounds, [contract], paid, { payoutDays }, steps, questions, rules, records] =
    await Promise.all([
      app.get(creators, actor, actor.creatorId),
      app.see(payees, actor, {}),
      app.see(proposalRounds, actor, { proposalId: proposal.id }, { by: 'round', down: true }),
      app.see(contracts, actor, { proposalId: proposal.id }, { down: true, limit: 1 }),
      app.see(payouts, actor, {}),
      app.projects.promises(today),
      app.timeline(actor, shownResources, { briefingId }),
      app.projects.questionsBeside(actor, found),
      app.money.issRulesOf([companyId]),
      app.trackRecords.trackRecordsOf([companyId]),
    ]);
  const [accepted, work, renewals, tracking] = await Promise.all([
    contract ? app.see(acceptances, actor, { contractId: contract.id }) : [],
    contract && contract.status !== 'sent' ? loadWork(ctx, contract, { paid, today, payoutDays }) : null,
    contract ? loadAmendments(ctx, { contractId: contract.id }, () => profile.name) : [],
    contract ? loadTracking(ctx, { contractId: contract.id }) : [],
  ]);
  // Hidden while impersonating the creator.
  const taxId = payee && !impersonatorOf(actor) ? payee.taxId : '';
  const invoiceBy = brief.endsOn && brief.endsOn > today ? brief.endsOn : today;
  const expectedOn = dueOn(invoiceBy, payoutDays);
  const forecast = await loadForecast(ctx, paid, { payee, payoutDays });
  const others = [...paid, ...forecast];
  const iss = rules.get(companyId) ?? [];
  const expected = {
    invoiceBy,
    on: expectedOn,
    payoutDays,
    iss: issOn(iss, expectedOn),
    /** Other expected payments of that month, for taxes: they apply to the sum. */
    earlier: earlierInMonth(others, { currency: proposal.currency }, expectedOn).map(
      ({ grossCents, withholdings }) => ({ grossCents, withholdings }),
    ),
  };
  const payout = work?.payout;
  const on = work?.clock?.at(-1)?.expected ?? expected.on;
  const untaxed = contract && (payout ? payout.status === 'waiting_invoice' : contract.status === 'sent');
  const foreseen = () => {
    const known = forecast.find(({ id }) => id === payout?.id);
    if (known || !contract || !payee) return known ?? null;
    const gross = { grossCents: contract.creatorCents, currency: contract.currency };
    return expectedNet(gross, payee, on, others, iss);
  };
  return {
    feedCursor: ctx.feedCursor,
    /** Makes a repeated submission harmless. */
    key: randomUUID(),
    today,
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
    /** Expected net amount and date of a signed price, until the invoice determines them. */
    foreseen: untaxed ? foreseen() : null,
  };
}
export type Project = Awaited<ReturnType<typeof loadProject>>;

/** Removes the agreement's text, which has its own page. */
function withoutText({ text: _, textEnglish: _english, ...rest }: Contract) {
  return rest;
}

async function loadWork(
  { app, actor }: CreatorContext,
  contract: Contract,
  {
    paid,
    ...promised
  }: { readonly paid: readonly Payout[]; readonly today: string; readonly payoutDays: number },
) {
  const of = { contractId: contract.id };
  const payout = currentPayout(paid.filter((one) => one.contractId === contract.id));
  const [pieces, drafts, rules, review, handedIn, opinions, ledger, money, out] = await Promise.all([
    app.see(deliverables, actor, of),
    loadDrafts({ app, actor }, of),
    app.see(settings, { role: 'system' }, { key: ['change_rounds', 'draft_megabytes'] }),
    app.projects.reviewOf(contract),
    app.see(invoices, actor, of, { down: true }),
    app.see(evaluations, actor, of),
    app.see(postings, actor, of),
    app.money.steps(actor, [contract.id]),
    app.pick(posts, actor, ['deliverableId', 'status'], of),
  ]);
  const steps = payout && money.get(payout.id);
  return {
    drafts,
    pieces,
    opinions,
    /** Results of the last check of each link. */
    links: out.filter(({ status }) => status !== 'withdrawn'),
    invoices: handedIn.filter((one) => one.payoutId === payout?.id),
    /** True if all work of the payout has been delivered. */
    delivered: payout ? isWorkDone(payout, pieces) : false,
    includedRounds: roundsIncluded(
      review,
      rules,
      contract.approvedOn,
    ) /** Megabytes that a video or picture may have. */,
    largestDraft: settingOn(rules, 'draft_megabytes', promised.today),
    payout: payout ?? null,
    funded: steps?.charge.status === 'paid',
    postings: ledger.filter(isOfSide).filter((row) => row.account === 'payable'),
    clock:
      payout && steps
        ? paymentClock({ contract, payout, deliverables: workOf(payout, pieces), ...promised, ...steps })
        : null,
  };
}
export type Work = NonNullable<Project['work']>;
