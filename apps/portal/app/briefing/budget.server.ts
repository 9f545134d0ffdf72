import { businessDate } from '@elenco/core/brazil';
import type { Briefing } from '@elenco/core/briefing';
import { companies } from '@elenco/core/party';
import { sizes, suggested, times } from '@elenco/core/pricing';
import { feeKeyOf, settingOn, settings } from '@elenco/core/setting';
import type { RequestContext } from '../adapters/requestContext.server';

/** For each size of creators, what all of them together usually cost. Reckoned in reais, as budgets are. */
export function usualFor(
  { wanted, creatorsWanted, currency }: Pick<Briefing, 'wanted' | 'creatorsWanted' | 'currency'>,
  feeBp: number,
) {
  if (currency !== 'BRL') return [];
  return sizes.flatMap((size) => {
    const each = suggested(wanted, () => size, feeBp);
    return each ? [{ followers: size.followers, ...times(each, creatorsWanted) }] : [];
  });
}

/** The rate that a briefing approved today would keep. */
export async function feeFor(
  { app, actor, now }: RequestContext<'client'>,
  companyId: number,
): Promise<number> {
  const company = await app.get(companies, actor, companyId);
  const key = feeKeyOf(company.plan);
  return settingOn(await app.see(settings, { role: 'system' }, { key }), key, businessDate(now));
}
