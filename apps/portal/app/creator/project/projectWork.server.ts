import {
  currentPayout,
  invoices,
  isWorkDone,
  type Payout,
  paymentClock,
  postings,
  terminations,
  workOf,
} from '@elenco/core/finance';
import {
  awaitsFigures,
  type Contract,
  deliverables,
  evaluations,
  isBroken,
  observations,
  posts,
  roundsIncluded,
} from '@elenco/core/hiring';
import { settingOn, settings } from '@elenco/core/platform';
import { loadDrafts } from '../../drafts/load.server';
import { loadPaymentStates } from '../../payment/status.server';
import type { CreatorContext } from '../page.server';
import { needBy } from '../waiting';
import { linksOf, shownPosts } from '../work.server';
import { entriesOf } from './entries';

const ofEnding = ['status', 'side', 'contractId', 'payContractId', 'answerBy'] as const;

interface Facts extends Pick<Parameters<typeof entriesOf>[1], 'steps'> {
  /** All payouts of the creator. */
  readonly paid: readonly Payout[];
  /** Current business date. */
  readonly today: string;
  readonly payoutDays: number;
}

/** Loads the work and the payment of a contract in force. */
export async function loadWork(
  { app, actor, now }: CreatorContext,
  contract: Contract,
  { paid, steps: history, ...promised }: Facts,
) {
  const of = { contractId: contract.id };
  const own = paid.filter((one) => one.contractId === contract.id);
  const payout = currentPayout(own);
  const ruled = app.see(
    settings,
    { role: 'system' },
    { key: ['change_rounds', 'draft_megabytes', 'silence_days'] },
  );
  const [pieces, drafts, rules, review, handedIn, opinions, ledger, money, out, endings, seen] =
    await Promise.all([
      app.see(deliverables, actor, of),
      loadDrafts({ app, actor, now }, of, ruled),
      ruled,
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
  const needOf = needBy({ work: pieces, parts: [], made: [contract] });
  const states = await loadPaymentStates({ app, now }, own, handedIn, needOf);
  return {
    drafts,
    pieces,
    opinions,
    /** Results of the last check of each link. */
    links: linksOf(out, now),
    endings,
    broken: out.filter((post) => isBroken(post, now)),
    /** Posts whose metrics are due. */
    awaiting: out
      .filter((post) => shownPosts.some((status) => status === post.status) && awaitsFigures(post, seen, now))
      .map(({ id, briefingId }) => ({ id, briefingId })),
    charge: steps?.charge,
    /** Documents of all payouts of the contract, which its history mentions. */
    papers: handedIn.map(({ id, fileId, currency }) => ({ id, fileId, currency })),
    invoices: handedIn.filter((one) => one.payoutId === payout?.id),
    /** True if all work of the payout has been delivered. */
    delivered: payout ? isWorkDone(payout, pieces) : false,
    includedRounds: roundsIncluded(review, rules, contract.approvedOn),
    /** Maximum size of a video or picture, in megabytes. */
    largestDraft: settingOn(rules, 'draft_megabytes', promised.today),
    payout: payout ?? null,
    /** All payments of the contract and its amendments, in order. */
    payments: own
      .filter((one) => one.id === payout?.id || one.status !== 'cancelled')
      .toSorted((a, b) => a.id - b.id)
      .map((one) => ({ payout: one, state: states.get(one.id) ?? null })),
    state: (payout && states.get(payout.id)) ?? null,
    funded: steps?.charge.status === 'paid',
    postings: entriesOf(ledger, { payouts: own, steps: history }),
    clock:
      payout && steps
        ? paymentClock({ contract, payout, deliverables: workOf(payout, pieces), ...promised, ...steps })
        : null,
  };
}
