import { businessDate } from '@elenco/brazil';
import { instalments, netKnown, type Payout, payouts } from '@elenco/core/finance';
import { contracts, hasLapsed, isPastAnswer, openStates } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import type { CreatorContext } from '../page.server';
import { endStates } from './ends';

const newest = { down: true, limit: 500 };

/**
 * Loads ended projects with their earnings, and proposals without an answer in time, whichever side had to
 * answer.
 */
export async function loadHistoric({ app, actor, now }: CreatorContext) {
  const [made, paid, offers, parts] = await Promise.all([
    app.see(contracts, actor, { status: ['completed', 'cancelled'] }, newest),
    app.see(payouts, actor, { status: 'made' }, newest),
    app.projects.invitations(actor, { status: [...endStates, ...openStates] }, newest),
    app.see(instalments, actor, {}, newest),
  ]);
  const names = await app.projects.tradeNames([...new Set(made.map((row) => row.companyId))]);
  const rows = [
    ...made.map(({ id, briefingId, title, status, statusSince, companyId, currency, ...accepted }) => ({
      key: `contract-${id}`,
      briefingId,
      payId: parts.find(({ contractId }) => contractId === id)?.payContractId ?? null,
      title,
      currency,
      on: statusSince,
      resource: 'contracts' as const,
      status,
      companyAcceptedAt: accepted.companyAcceptedAt,
      creatorAcceptedAt: accepted.creatorAcceptedAt,
      company: names.get(companyId) ?? '',
      netCents: netOf(paid.filter((row) => row.contractId === id)),
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
        on: (hasEnded ? null : isLate ? proposal.answerBy : brief.endsOn) ?? proposal.statusSince,
        resource: 'proposals' as const,
        status: hasEnded ? proposal.status : ('unanswered' as const),
        company: tradeName,
        currency: proposal.currency,
        netCents: null,
      };
    }),
  ].sort((a, b) => b.on.localeCompare(a.on));
  return {
    rows,
    totals: [...new Set(paid.map((row) => row.currency))].map((currency) => {
      const own = paid.filter((row) => row.currency === currency);
      return { currency, cents: arrivedOf(own), count: own.length };
    }),
  };
}
export type Historic = Awaited<ReturnType<typeof loadHistoric>>;

/** Net amount of a contract with its amendments; null if nothing was paid. */
const netOf = (paid: readonly Paid[]) => (paid.length > 0 ? arrivedOf(paid) : null);

type Paid = Pick<Payout, 'status' | 'netCents' | 'deductedCents'>;

/** Adds up what reached the creator, without deducted repayments. */
const arrivedOf = (paid: readonly Paid[]) => sum(paid.map((row) => netKnown(row) ?? 0));
