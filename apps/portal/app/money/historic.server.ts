import { businessDate } from '@elenco/brazil';
import { type Balances, balancesOf, noBalances } from '@elenco/core/finance';
import {
  type Briefing,
  briefings,
  type Contract,
  contracts,
  countGroups,
  inForce,
  type toSignBySide,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { faceFields, facesOf } from '../company/faces';
import { loadOpenCharges } from './openCharges.server';
import { loadStatement } from './statement.server';

const newest = { by: 'createdAt', down: true, limit: 1_000 };

/**
 * Loads a company's money and projects with a fixed number of queries; null for staff, who have no company.
 * The query string selects the statement's filters and page.
 */
export async function loadHistoric(ctx: RequestContext<'company'>) {
  const { app, actor, now } = ctx;
  if (actor.role !== 'company') return null;
  const [all, made, balances, unsigned, statement] = await Promise.all([
    app.see(briefings, actor, {}, newest),
    app.see(contracts, actor, { status: [...inForce] }, newest),
    app.money.ofCompany(actor, actor.companyId),
    app.money.toSignOf(actor, actor.companyId),
    loadStatement(ctx),
  ]);
  const hiredIds = [...new Set(made.map((row) => row.creatorId))];
  const [cast, movements] = await Promise.all([
    app.pick(creators, actor, faceFields, { id: hiredIds }),
    app.money.ofProjects(
      actor,
      all.map(({ id }) => id),
    ),
  ]);
  const movementsByProject = Map.groupBy(movements, ({ briefingId }) => briefingId);
  return {
    statement,
    // Elenco Pay contracts with the brand as client are not hirings, so totals leave them out; the statement
    // includes their entries.
    totals: totalsByCurrency(
      all,
      made.filter(({ origin }) => origin === 'hiring'),
      unsigned,
      balances,
      balancesOf(movements),
    ),
    counts: countGroups(all, businessDate(now)),
    openCharges: await loadOpenCharges(ctx, all),
    projects: all.flatMap((row) => {
      if (row.status === 'draft') return [];
      const own = made.filter(({ briefingId }) => briefingId === row.id);
      const { id, title, status, endsOn, contractedCents, currency } = row;
      const ofProject = balancesOf(movementsByProject.get(id) ?? [])[0] ?? noBalances(currency);
      return [
        {
          ...ofProject,
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

/** Returns contracted totals and balances by currency, and the differences between the two. */
function totalsByCurrency(
  all: readonly Briefing[],
  hirings: readonly Contract[],
  unsigned: readonly (Pick<Balances, 'currency'> & ReturnType<typeof toSignBySide>)[],
  balances: readonly Balances[],
  ofProjects: readonly Balances[],
) {
  const contracted = all.filter(({ contractedCents }) => contractedCents > 0);
  const currencies = [...balances, ...contracted, ...unsigned].map(({ currency }) => currency);
  return [...new Set(currencies)].map((currency) => {
    const count = hirings.filter((row) => row.currency === currency).length;
    const contractedCents = sum(
      contracted.filter((row) => row.currency === currency).map((row) => row.contractedCents),
    );
    const inCurrency = (rows: readonly Balances[]) =>
      rows.find((one) => one.currency === currency) ?? noBalances(currency);
    const chargedCents = ({ toPayCents, paidCents }: Balances) => toPayCents + paidCents;
    const own = chargedCents(inCurrency(ofProjects));
    return {
      ...inCurrency(balances),
      count,
      contractedCents,
      /** Prices of contracts that still have to be signed. They are charged afterwards. */
      toSign: unsigned.find((row) => row.currency === currency) ?? { ownCents: 0, creatorsCents: 0 },
      /**
       * Amount that is contracted but not charged yet; negative if more was charged than is still contracted.
       */
      unchargedCents: contractedCents - own,
      /** Amount of charges that belong to no project: plans, and Elenco Pay contracts. */
      otherCents: chargedCents(inCurrency(balances)) - own,
      ticketCents: count > 0 ? Math.round(contractedCents / count) : null,
    };
  });
}
