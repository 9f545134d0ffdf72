import { businessDate } from '@elenco/brazil';
import {
  instalments,
  netKnown,
  type Payout,
  pastEarningsIn,
  payouts,
  postings,
  repaidCentsOf,
} from '@elenco/core/finance';
import {
  amendments,
  type Contract,
  contracts,
  hasLapsed,
  isPastAnswer,
  openStates,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import type { CreatorContext } from '../page.server';
import { endStates } from './ends';

const newest = { down: true, limit: 500 };

const shown = [
  'id',
  'briefingId',
  'title',
  'status',
  'statusSince',
  'companyId',
  'currency',
  'companyAcceptedAt',
  'creatorAcceptedAt',
] as const satisfies readonly (keyof Contract)[];

/**
 * Loads ended or paid projects with their earnings, and proposals that were not answered in time, whether the
 * brand or the creator had to answer.
 */
export async function loadHistoric({ app, actor, now }: CreatorContext) {
  const [all, paid, offers, parts, added, repaid] = await Promise.all([
    app.pick(contracts, actor, shown, { status: ['active', 'completed', 'cancelled'] }, newest),
    app.see(payouts, actor, { status: 'made' }, newest),
    app.projects.invitations(actor, { status: [...endStates, ...openStates] }, newest),
    app.see(instalments, actor, {}, newest),
    app.pick(amendments, actor, ['contractId'], { status: 'accepted' }, newest),
    app.see(postings, actor, { kind: 'repayment_received', account: 'recoverable' }),
  ]);
  const paidFor = (contractId: number) => paid.filter((row) => row.contractId === contractId);
  // An amendment reopens a contract, and Elenco Pay contracts pay in instalments, so paid parts of active
  // contracts stay in the history.
  const made = all.filter(({ id, status }) => status !== 'active' || paidFor(id).length > 0);
  const names = await app.projects.tradeNames([...new Set(made.map((row) => row.companyId))]);
  const rows = [
    ...made.map(({ id, briefingId, title, status, statusSince, companyId, currency, ...accepted }) => ({
      key: `contract-${id}`,
      briefingId,
      payId: parts.find(({ contractId }) => contractId === id)?.payContractId ?? null,
      title,
      currency,
      on: status === 'active' ? lastPaidOn(paidFor(id)) : statusSince,
      /** True while an amendment is being worked on. */
      isRenewed: status === 'active' && added.some(({ contractId }) => contractId === id),
      resource: 'contracts' as const,
      status,
      companyAcceptedAt: accepted.companyAcceptedAt,
      creatorAcceptedAt: accepted.creatorAcceptedAt,
      company: names.get(companyId) ?? '',
      netCents: paidFor(id).length > 0 ? arrivedOf(paidFor(id)) : null,
      /** The creator's repayments, by day. */
      repaid: repaid
        .filter((row) => row.contractId === id)
        .map((row) => ({ id: row.id, on: row.bookedOn, cents: repaidCentsOf([row]) })),
    })),
    ...offers.flatMap(({ proposal, brief, tradeName }) => {
      const hasEnded = endStates.some((status) => status === proposal.status);
      const isLate = isPastAnswer(proposal, now);
      if (!hasEnded && !isLate && !hasLapsed([brief], businessDate(now))(proposal)) return [];
      return {
        key: `proposal-${proposal.id}`,
        briefingId: brief.id,
        payId: null,
        title: brief.title,
        isRenewed: false,
        on: (hasEnded ? null : isLate ? proposal.answerBy : brief.endsOn) ?? proposal.statusSince,
        resource: 'proposals' as const,
        status: hasEnded ? proposal.status : ('unanswered' as const),
        company: tradeName,
        currency: proposal.currency,
        netCents: null,
        repaid: [],
      };
    }),
  ].sort((a, b) => b.on.localeCompare(a.on));
  return { rows, totals: pastEarningsIn(rows) };
}

export type Historic = Awaited<ReturnType<typeof loadHistoric>>;

const lastPaidOn = (paid: readonly Payout[]) =>
  paid.map(({ madeOn, statusSince }) => madeOn ?? statusSince).reduce((a, b) => (a > b ? a : b));

type Paid = Pick<Payout, 'status' | 'netCents' | 'deductedCents'>;

/** Adds up the amounts that the creator received, without deducted repayments. */
const arrivedOf = (paid: readonly Paid[]) => sum(paid.map((row) => netKnown(row) ?? 0));
