import {
  applyCardEvent,
  beginCardPayment,
  type CardProvider,
  cardPayments,
  isProviderError,
  openCardPayment,
  paymentMethods,
} from '@elenco/core/finance';
import { isProblem, Problem } from '@elenco/core/kit';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const system = { role: 'system' } as const;
/** Stripe replaces this placeholder in the return URL with the id of its checkout session. */
const SESSION_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';
type Ctx = RequestContext<'company'> | RequestContext<'guest'>;

/**
 * Returns the client of the card provider.
 * @throws Problem `refused` with `no_card_provider` if this installation accepts no cards
 */
export function cardsOf({ provider }: Pick<RequestContext, 'provider'>): CardProvider {
  if (!provider.cards) throw new Problem('refused', [{ pointer: '', code: 'no_card_provider' }]);
  return provider.cards;
}

/**
 * Converts provider errors to a refusal.
 * @throws Problem `refused` with `provider_unreachable`
 */
export async function withProviderErrors<T>(
  { report }: Pick<RequestContext, 'report'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    report(error);
    throw new Problem('refused', [{ pointer: '', code: 'provider_unreachable' }]);
  }
}

/** Returns the URL to which the provider redirects, with its session id appended. */
export const providerReturnUrl = (baseUrl: string, path: string): string =>
  `${baseUrl}${path}${path.includes('?') ? '&' : '?'}session=${SESSION_PLACEHOLDER}`;

/**
 * Returns the URL of the provider's page on which a charge is paid by card.
 * @param back path to which the provider redirects
 */
export async function payByCard(
  ctx: Ctx,
  asked: { readonly chargeId: number; readonly back: string; readonly done: string },
): Promise<string> {
  const cards = cardsOf(ctx);
  const { app, actor, now, baseUrl, locale } = ctx;
  return withProviderErrors(ctx, async () => {
    const { id } = await app.perform(beginCardPayment, { chargeId: asked.chargeId }, ctx);
    const [payment] = await app.see(cardPayments, system, { id });
    if (!payment || payment.paymentMethodId !== null) throw paymentUnderWay();
    if (payment.session !== null) {
      const open = await cards.pageOf(payment.session);
      if (open) return open.url;
      await applyCheckoutSession(ctx, cards, payment.session);
      throw paymentUnderWay();
    }
    const [kept] =
      actor.role === 'company'
        ? await app.see(
            paymentMethods,
            system,
            { companyId: actor.companyId, status: 'active' },
            { limit: 1 },
          )
        : [];
    const page = await cards.openPage({
      payment,
      title: `Elenco #${asked.chargeId}`,
      customer: kept?.customer ?? null,
      locale,
      done: providerReturnUrl(baseUrl, asked.done),
      back: `${baseUrl}${asked.back}`,
    });
    const { session } = await app.perform(
      openCardPayment,
      { id, session: page.session },
      { actor: system, now },
    );
    if (session === page.session) return page.url;
    // Another request has opened a page for the same payment; this second page is closed.
    await cards.closePage(page.session);
    const first = await cards.pageOf(session);
    if (!first) throw paymentUnderWay();
    return first.url;
  });
}

const paymentUnderWay = () => new Problem('refused', [{ pointer: '', code: 'card_payment_under_way' }]);

/** Stores the result of a checkout session if it belongs to the reader's company. */
async function applyCheckoutSession(
  { app, actor, now }: Ctx,
  cards: CardProvider,
  session: string,
): Promise<void> {
  const news = await cards.readPage(session);
  if (!news || news.about === 'transfer' || !('companyId' in actor)) return;
  if (news.about === 'card' && (actor.role !== 'company' || news.companyId !== actor.companyId)) return;
  if (news.about === 'payment') {
    const [payment] = await app.see(cardPayments, system, { id: news.paymentId, companyId: actor.companyId });
    if (!payment) return;
  }
  await app.perform(applyCardEvent, { message: null, news }, { actor: system, now });
}

/** Stores the result when a user returns from the provider's page, without waiting for the webhook. */
export async function handleProviderReturn(ctx: Ctx): Promise<void> {
  const session = ctx.url.searchParams.get('session');
  const { cards } = ctx.provider;
  if (!cards || session === null || !/^[\w-]{1,255}$/.test(session)) return;
  try {
    await applyCheckoutSession(ctx, cards, session);
  } catch (error) {
    // If the provider does not respond now, its webhook will deliver the result.
    if (!isProviderError(error) && !isProblem(error)) throw error;
    ctx.report(error);
  }
}

const form = z.object({ id: z.coerce.number().int().positive() });

/**
 * Redirects a guest to the provider's page for a charge. Afterwards the provider redirects the guest back.
 */
export const guestCardHandler = formHandler<'guest', typeof form>(form, async ({ id }, ctx) => {
  const path = ctx.url.pathname + withoutSession(ctx.url);
  return { to: await payByCard(ctx, { chargeId: id, back: path, done: path }), document: true };
});

function withoutSession({ searchParams }: URL): string {
  const left = new URLSearchParams(searchParams);
  left.delete('session');
  const text = left.toString();
  return text ? `?${text}` : '';
}
