import { businessDate } from '@elenco/core/brazil';
import { companies } from '@elenco/core/party';
import { feeKeyOf, settingOn, settings } from '@elenco/core/setting';
import type { Visit } from '../adapters/visit.server';
import { loadStep } from './wizard.server';

/** The step with the fee that the company's plan pays today, in basis points. */
export async function loadBudget(visit: Visit<'client'>) {
  const wizard = await loadStep(visit, 'budget');
  return { ...wizard, feeBp: await feeFor(visit, wizard.row?.companyId ?? 0) };
}

/** The rate that a briefing approved today would keep. */
export async function feeFor({ app, actor, now }: Visit<'client'>, companyId: number): Promise<number> {
  const company = await app.get(companies, actor, companyId);
  const key = feeKeyOf(company.plan);
  return settingOn(await app.see(settings, { role: 'system' }, { key }), key, businessDate(now));
}
