import { businessDate } from '@elenco/brazil';
import { sizes, suggestion, times } from '@elenco/core/discovery/pricing';
import type { Briefing } from '@elenco/core/hiring';
import { companies } from '@elenco/core/people';
import { feeKeyOf, settingOn, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** Fields of the brief that determine the usual cost. */
type Priced = Pick<Briefing, 'wanted' | 'creatorsWanted' | 'currency' | 'creatorProfile'>;

/**
 * Returns the usual cost for each creator size, for all creators together, with the calculation. In BRL only,
 * like budgets. Recommends the required number of followers if there is one, otherwise the smallest usual
 * size.
 */
export function usualFor({ wanted, creatorsWanted, currency, creatorProfile }: Priced, feeBp: number) {
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
