import { businessDate } from '@elenco/brazil';
import { cardState, charges, chooseMethod, detachMethod, paymentMethods } from '@elenco/core/finance';
import { areaPath, companies } from '@elenco/core/people';
import { planCurrency, settings } from '@elenco/core/platform';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler, toastCookie } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { cardsOf, handleProviderReturn, providerReturnUrl, withProviderErrors } from '../payment/card.server';
import { cardAttempts } from './cardAttempts.server';

type CompanyContext = RequestContext<'company'>;
const at = `${areaPath.company}/card`;
const cardRules = ['card_warning_days', 'card_retries', 'card_retry_days'] as const;

/**
 * Loads the company's ways to pay: slip and PIX in BRL, and cards if the installation accepts them. Only the
 * owner sees the cards; only staff see which provider is missing.
 */
export async function loadPaymentMethods(ctx: CompanyContext) {
  const { app, actor, now, provider, url } = ctx;
  if (actor.role === 'company' && url.searchParams.has('session')) {
    await handleProviderReturn(ctx);
    throw redirect(at, { headers: { 'Set-Cookie': toastCookie('cardAdded') } });
  }
  const company = actor.role === 'company' ? await app.get(companies, actor, actor.companyId) : null;
  const inReais = !company || planCurrency(company.billingCurrency) === 'BRL';
  const owner = actor.role === 'company' && actor.companyRole === 'owner';
  const [kept, rules, owed] = owner
    ? await Promise.all([
        app.see(paymentMethods, actor, { status: 'active' }, { by: 'id' }),
        app.see(settings, { role: 'system' }, { key: [...cardRules] }),
        app.see(charges, actor, { purpose: 'subscription', status: ['open', 'overdue'] }, { by: 'dueOn' }),
      ])
    : [[], [], []];
  const chosen = kept.find((card) => card.isDefault);
  const today = businessDate(now);
  return {
    methods: inReais ? (['pix', 'slip'] as const) : (['transfer'] as const),
    cards: kept.map((card) => ({
      id: card.id,
      brand: card.brand,
      last4: card.last4,
      isDefault: card.isDefault,
      expMonth: card.expMonth,
      expYear: card.expYear,
      state: cardState(card, today, rules),
    })),
    tries: await cardAttempts(ctx, chosen, owed, rules),
    takesCards: provider.cards !== null,
    owner,
    staff: actor.role === 'admin',
    /**
     * Id of the request to open the provider's page. A form that is submitted twice sends the same id, so
     * that the page is opened once.
     */
    page: crypto.randomUUID(),
  };
}

const addForm = z.object({ page: z.uuid() });
const cardForm = z.object({ id: z.coerce.number().int().positive() });
const cardChosen = () => ({ to: at, toast: 'cardChosen' });

export const paymentMethodActions = actions('company', {
  add: formHandler<'company', typeof addForm>(addForm, async ({ page }, ctx) => {
    const { app, actor, baseUrl, locale } = ctx;
    if (actor.role !== 'company' || actor.companyRole !== 'owner') throw notFound();
    const { id, tradeName, responsibleEmail } = await app.get(companies, actor, actor.companyId);
    const [kept] = await app.see(paymentMethods, { role: 'system' }, { companyId: id }, { limit: 1 });
    const { url } = await withProviderErrors(ctx, () =>
      cardsOf(ctx).addCard({
        company: { id, name: tradeName, email: responsibleEmail },
        customer: kept?.customer ?? null,
        locale,
        done: providerReturnUrl(baseUrl, at),
        back: `${baseUrl}${at}`,
        key: page,
      }),
    );
    return { to: url, document: true };
  }),
  choose: command(chooseMethod, { schema: cardForm, input: ({ id }) => ({ id }), next: cardChosen }),
  withoutCard: command(chooseMethod, {
    schema: z.object({}),
    input: () => ({ id: null }),
    next: () => ({ to: at, toast: 'cardNotChosen' }),
  }),
  remove: command(detachMethod, {
    schema: cardForm,
    input: ({ id }) => ({ id }),
    next: () => ({ to: at, toast: 'cardRemoved' }),
  }),
});
