import { businessDate, daysBetween } from '@elenco/brazil';
import { type Charge, charges } from '@elenco/core/finance';
import type { Briefing } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { owedToday, reportedOf } from '../payment/owed.server';

/** Loads the open charges of a company by due date, each with today's amount due. */
export async function loadOpenCharges(
  { app, actor, now }: RequestContext<'company'>,
  all: readonly Pick<Briefing, 'id' | 'title'>[],
) {
  const companyId = actor.role === 'company' ? actor.companyId : 0;
  const status: Charge['status'][] = ['open', 'overdue'];
  const open = await app.see(charges, actor, { companyId, status }, { by: 'dueOn' });
  const [owed, names] = await Promise.all([
    owedToday({ app, actor, now }, open),
    app.projects.creatorNames(open.flatMap(({ creatorId }) => creatorId ?? [])),
  ]);
  const today = businessDate(now);
  const rows = open.flatMap((charge) => {
    const { id, purpose, briefingId, creatorId, currency, dueOn } = charge;
    const of = owed[id];
    return of
      ? [
          {
            id,
            purpose,
            status: charge.status,
            reportedAt: charge.reportedAt,
            currency,
            dueOn,
            lateDays: Math.max(0, daysBetween(dueOn, today)),
            title: all.find((row) => row.id === briefingId)?.title ?? '',
            creator: names.get(creatorId ?? 0) ?? '',
            restCents: of.restCents,
            owedCents: of.totalCents,
            to: `${areaPath.company}/charge/${id}/slip`,
          },
        ]
      : [];
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return {
    rows,
    totals: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        restCents: sum(own.map(({ restCents }) => restCents)),
        owedCents: sum(own.map(({ owedCents }) => owedCents)),
        ...reportedOf(open, owed, currency),
      };
    }),
  };
}
