import { instalments, netKnown, type Payout, payouts } from '@elenco/core/finance';
import { contracts } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import type { CreatorContext } from '../page.server';
import { endStates } from './ends';

const newest = { down: true, limit: 500 };

/** Loads ended projects with their earnings. */
export async function loadHistoric({ app, actor }: CreatorContext) {
  const [made, paid, refused, parts] = await Promise.all([
    app.see(contracts, actor, { status: ['completed', 'cancelled'] }, newest),
    app.see(payouts, actor, { status: 'made' }, newest),
    app.projects.invitations(actor, { status: endStates }, newest),
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
    ...refused.map(({ proposal, brief, tradeName }) => ({
      key: `proposal-${proposal.id}`,
      briefingId: brief.id,
      payId: null,
      title: brief.title,
      on: proposal.statusSince,
      resource: 'proposals' as const,
      status: proposal.status,
      company: tradeName,
      currency: proposal.currency,
      netCents: null,
    })),
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

/** Net amount of a contract with its renewals; null if nothing was paid. */
const netOf = (paid: readonly Paid[]) => (paid.length > 0 ? arrivedOf(paid) : null);

type Paid = Pick<Payout, 'status' | 'netCents' | 'deductedCents'>;

/** Adds up what reached the creator, without deducted repayments. */
const arrivedOf = (paid: readonly Paid[]) => sum(paid.map((row) => netKnown(row) ?? 0));
