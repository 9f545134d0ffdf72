import { companies } from '@elenco/core/party';
import { planCurrency } from '@elenco/core/plan';
import type { RequestContext } from '../adapters/requestContext.server';

/** By what the company pays: slip and PIX exist in reais only. Which provider is missing is staff's to know. */
export async function loadPaymentMethods({ app, actor }: RequestContext<'client'>) {
  const company = actor.role === 'client' ? await app.get(companies, actor, actor.companyId) : null;
  const inReais = !company || planCurrency(company.billingCurrency) === 'BRL';
  return {
    methods: inReais ? (['pix', 'slip'] as const) : (['transfer'] as const),
    staff: actor.role === 'admin',
  };
}
