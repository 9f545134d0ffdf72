import { businessDate } from '@elenco/brazil';
import { middleOf, sizes, suggestion, times } from '@elenco/core/discovery/pricing';
import { type Briefing, MIN_PRICED_CREATORS, priceSearchOf } from '@elenco/core/hiring';
import { companies } from '@elenco/core/people';
import { feeKeyOf, settingOn, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** Fields of the brief that determine its usual cost. */
type Priced = Pick<Briefing, 'wanted' | 'creatorsWanted' | 'currency' | 'creatorProfile'>;

/**
 * Returns the usual cost of a brief, both from the list prices of matching creators and from the calculator.
 * The recommendation uses the list prices if enough creators have one. Amounts are for all creators together.
 */
export async function budgetAdvice(ctx: RequestContext<'company'>, row: Briefing, feeBp: number) {
  const search = priceSearchOf(row);
  const one = search && (await ctx.app.projects.listPrices(search));
  const calculated = estimatesBySize(row, feeBp);
  const listed = one && {
    creators: one.creators,
    isByFormat: one.isByFormat,
    formats: search.wanted.map(({ format }) => format),
    isEnough: one.creators >= MIN_PRICED_CREATORS,
    skills: search.skills,
    followers: search.followers,
    medianCents: one.medianCents * row.creatorsWanted,
    ...times(one, row.creatorsWanted),
  };
  const [first] = calculated;
  return {
    listed,
    calculated,
    /**
     * Recommended amount in cents, with which the form can be filled in: the median of the list prices, or the
     * middle of the calculated range; null if unknown.
     */
    amountCents: listed?.isEnough ? listed.medianCents : first ? middleOf(first) : null,
    /** Recommended minimum in cents; null if unknown. */
    leastCents: listed?.isEnough ? listed.lowCents : (first?.lowCents ?? null),
  };
}
export type BudgetAdvice = Awaited<ReturnType<typeof budgetAdvice>>;

/**
 * Returns the usual cost for each creator size, with its calculation; empty if the currency is not BRL. The
 * first size has the required number of followers, or is the smallest usual size if the brief requires none.
 */
function estimatesBySize({ wanted, creatorsWanted, currency, creatorProfile }: Priced, feeBp: number) {
  if (currency !== 'BRL') return [];
  const { minFollowers } = creatorProfile;
  const [first, ...others] = sizes;
  const asked = minFollowers === null ? first! : { ...first!, followers: Math.max(minFollowers, 1_000) };
  const larger = [first!, ...others].filter(({ followers }) => followers > asked.followers);
  return [asked, ...larger].flatMap((size, n) => {
    const each = suggestion(wanted, () => size, feeBp);
    return each
      ? [{ followers: size.followers, recommended: n === 0, each, ...times(each, creatorsWanted) }]
      : [];
  });
}

/** Returns the fee rate of a briefing approved today. */
export async function feeFor(
  { app, actor, now }: RequestContext<'company'>,
  companyId: number,
): Promise<number> {
  const company = await app.get(companies, actor, companyId);
  const key = feeKeyOf(company.plan);
  return settingOn(await app.see(settings, { role: 'system' }, { key }), key, businessDate(now));
}
