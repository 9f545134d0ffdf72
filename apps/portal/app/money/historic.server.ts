import { postings } from '@elenco/core/finance';
import { type Briefing, briefings, type Contract, contracts, inForce } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { faceFields, facesOf } from '../company/faces';
import {
  type Entry,
  entriesOf,
  openingsOf,
  paidByContract,
  partlyPaidByProject,
  statementAccounts,
} from './entries';

const newest = { by: 'createdAt', down: true, limit: 1_000 };

/**
 * A company's money and projects, seven queries for any number; null for staff, who have none of their own.
 * `?month=YYYY-MM` narrows the statement.
 */
export async function loadHistoric({ app, actor, url }: RequestContext<'company'>) {
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
  const paid = paidByContract(ledger);
  const projectOf = new Map(parts.map(({ transactionId, briefingId }) => [transactionId, briefingId]));
  const partlyPaid = partlyPaidByProject(ledger, projectOf);
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
      made.filter(({ origin }) => origin === 'hiring'),
      entries,
    ),
    counts: countsOf(all),
    projects: all.flatMap((row) => {
      if (row.status === 'draft') return [];
      const own = made.filter(({ briefingId }) => briefingId === row.id);
      return [
        {
          id: row.id,
          title: row.title,
          status: row.status,
          currency: own[0]?.currency ?? row.currency,
          faces: facesOf(
            own.map(({ creatorId }) => creatorId),
            cast,
          ),
          totalCents: own.length > 0 ? sum(own.map(({ totalCents }) => totalCents)) : null,
          feeCents: own.length > 0 ? sum(own.map(({ feeCents }) => feeCents)) : null,
          paidCents:
            own.length > 0
              ? sum([partlyPaid.get(row.id) ?? 0, ...own.map(({ id }) => paid.get(id) ?? 0)])
              : null,
        },
      ];
    }),
  };
}
export type Historic = NonNullable<Awaited<ReturnType<typeof loadHistoric>>>;

/** Returns contracted totals and current balances per currency. */
function totalsOf(made: readonly Contract[], entries: readonly Entry[]) {
  return [...new Set([...made, ...entries].map(({ currency }) => currency))].map((currency) => {
    const own = made.filter((row) => row.currency === currency);
    const moved = entries.filter((row) => row.currency === currency);
    const last = moved.at(-1);
    const contractedCents = sum(own.map(({ totalCents }) => totalCents));
    return {
      currency,
      count: own.length,
      contractedCents,
      ticketCents: own.length > 0 ? Math.round(contractedCents / own.length) : null,
      feeCents: sum(own.map(({ feeCents }) => feeCents)),
      dueCents: last?.dueCents ?? 0,
      heldCents: last?.heldCents ?? 0,
      releasedCents: sum(
        moved.filter(({ kind }) => kind === 'invoice_accepted').map(({ keptCents }) => -keptCents),
      ),
    };
  });
}

function countsOf(all: readonly Briefing[]) {
  const sent = all.filter(({ status }) => status !== 'draft');
  const of = (state: Briefing['status']) => sent.filter(({ status }) => status === state).length;
  const [finished, cancelled] = [of('closed'), of('cancelled')];
  return { finished, cancelled, open: sent.length - finished - cancelled };
}
