import { businessDate } from '@elenco/core/brazil';
import type { Briefing } from '@elenco/core/briefing';
import { companies } from '@elenco/core/party';
import { sizes, suggested, times } from '@elenco/core/pricing';
import { feeKeyOf, settingOn, settings } from '@elenco/core/setting';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadStep } from './wizard.server';

/** The step with the fee that the company's plan pays today, in basis points, and what the wanted work usually costs. */
export async function loadBudget(ctx: RequestContext<'client'>) {
  const wizard = await loadStep(ctx, 'budget');
  const feeBp = await feeFor(ctx, wizard.row?.companyId ?? 0);
  return { ...wizard, feeBp, usual: wizard.row ? usualFor(wizard.row, feeBp) : [] };
}

/** For each size of creators, what all of them together usually cost. Reckoned in reais, as budgets are. */
function usualFor({ wanted, creatorsWanted, currency }: Briefing, feeBp: number) {
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
