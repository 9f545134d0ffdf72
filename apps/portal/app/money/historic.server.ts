import { businessDate } from '@elenco/brazil';
import { type Balances, balancesOf, noBalances, postings } from '@elenco/core/finance';
import {
  type Briefing,
  briefings,
  type Contract,
  contracts,
  countGroups,
  inForce,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { faceFields, facesOf } from '../company/faces';
import { type Entry, entriesOf, openingsOf, statementAccounts } from './entries';
import { loadOpenCharges } from './openCharges.server';

const newest = { by: 'createdAt', down: true, limit: 1_000 };

/**
 * A company's money and projects, with a fixed number of queries; null for staff, who have none of their own.
 * `?month=YYYY-MM` narrows the statement.
 */
export async function loadHistoric(ctx: RequestContext<'company'>) {
  const { app, actor, now, url } = ctx;
  if (actor.role !== 'company') return null;
  const [all, agreed, ledger, lateFees, parts] = await Promise.all([
    app.see(briefings, actor, {}, newest),
    app.see(contracts, actor, { status: [...inForce, 'cancelled'] }, newest),
    app.see(postings, actor, { account: [...statementAccounts] }),
    app.money.lateFeesPaid(actor, actor.companyId),
    app.money.projectParts(actor, actor.companyId),
  ]);
  const made = agreed.filter(({ status }) => status !== 'cancelled');
  const hiredIds = [...new Set(made.map((row) => row.creatorId))];
  const cast = await app.pick(creators, actor, faceFields, { id: hiredIds });
  const entries = entriesOf(ledger, lateFees);
  const months = [...new Set(entries.map(({ on }) => on.slice(0, 7)))].toReversed();
  const asked = url.searchParams.get('month');
  const month = months.find((one) => one === asked) ?? null;
  const projectOf = new Map(parts.map(({ transactionId, briefingId }) => [transactionId, briefingId]));
  const contractIn = new Map(agreed.map(({ id, briefingId }) => [id, briefingId]));
  const moved = Map.groupBy(ledger, ({ contractId, transactionId }) =>
    contractId === null ? projectOf.get(transactionId) : contractIn.get(contractId),
  );
  // A partial payment of a project's one invoice belongs to no contract.
  const titleOf = ({ id, contractId }: Entry) =>
    contractId === null
      ? all.find((row) => row.id === projectOf.get(id))?.title
      : agreed.find((row) => row.id === contractId)?.title;
  return {
    month,
    months,
    entries: entries
      .filter(({ on }) => month === null || on.startsWith(month))
      .map((entry) => ({ ...entry, title: titleOf(entry) ?? '' }))
      .toReversed(),
    openings: month === null ? [] : openingsOf(entries, month),
    // Contracts of creators' own clients are no hirings of the brand; the statement includes their entries
    // nevertheless.
    totals: totalsOf(
      all,
      made.filter(({ origin }) => origin === 'hiring'),
      balancesOf(ledger),
    ),
    counts: countGroups(all, businessDate(now)),
    openCharges: await loadOpenCharges(ctx, all),
    projects: all.flatMap((row) => {
      if (row.status === 'draft') return [];
      const own = made.filter(({ briefingId }) => briefingId === row.id);
      const { id, title, status, endsOn, contractedCents, currency } = row;
      const balances = balancesOf(moved.get(id) ?? [])[0] ?? noBalances(currency);
      return [
        {
          ...balances,
          id,
          title,
          status,
          endsOn,
          faces: facesOf(
            own.map(({ creatorId }) => creatorId),
            cast,
          ),
          contractedCents,
        },
      ];
    }),
  };
}
export type Historic = NonNullable<Awaited<ReturnType<typeof loadHistoric>>>;

/** Returns contracted totals and balances per currency. */
function totalsOf(all: readonly Briefing[], made: readonly Contract[], balances: readonly Balances[]) {
  const contracted = all.filter(({ contractedCents }) => contractedCents > 0);
  return [...new Set([...balances, ...contracted].map(({ currency }) => currency))].map((currency) => {
    const own = made.filter((row) => row.currency === currency);
    return {
      ...(balances.find((one) => one.currency === currency) ?? noBalances(currency)),
      count: own.length,
      contractedCents: sum(
        contracted.filter((row) => row.currency === currency).map((row) => row.contractedCents),
      ),
      ticketCents:
        own.length > 0 ? Math.round(sum(own.map(({ totalCents }) => totalCents)) / own.length) : null,
    };
  });
}
