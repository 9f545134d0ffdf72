import {
  beginCardPayment,
  type Cards,
  cardPayments,
  isProviderError,
  openCardPayment,
  paymentMethods,
  takeNews,
} from '@elenco/core/finance';
import { isProblem, Problem } from '@elenco/core/kit';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const system = { role: 'system' } as const;
/** Stripe puts the name of its page here when it sends somebody back. */
const NAME_OF_PAGE = '{CHECKOUT_SESSION_ID}';
type Ctx = RequestContext<'company'> | RequestContext<'guest'>;

/** @throws Problem `refused` with `no_card_provider` where this installation takes no cards */
export function cardsOf({ provider }: Pick<RequestContext, 'provider'>): Cards {
  if (!provider.cards) throw new Problem('refused', [{ pointer: '', code: 'no_card_provider' }]);
  return provider.cards;
}

/** What a provider does not do now is told, not thrown. @throws Problem `refused` with `provider_unreachable` */
export async function asking<T>(
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

/** An address of ours with the name of the provider's page behind it. */
export const comingBackTo = (baseUrl: string, path: string): string =>
  `${baseUrl}${path}${path.includes('?') ? '&' : '?'}session=${NAME_OF_PAGE}`;

/** Where the charge is paid by card: the provider's page, one for each payment. @param back path of ours */
export async function payByCard(
  ctx: Ctx,
  asked: { readonly chargeId: number; readonly back: string; readonly done: string },
): Promise<string> {
  const cards = cardsOf(ctx);
  const { app, actor, now, baseUrl, locale } = ctx;
  return asking(ctx, async () => {
    const { id } = await app.perform(beginCardPayment, { chargeId: asked.chargeId }, ctx);
    const [payment] = await app.see(cardPayments, system, { id });
    if (!payment || payment.paymentMethodId !== null) throw underWay();
    if (payment.session !== null) {
      const open = await cards.pageOf(payment.session);
      if (open) return open.url;
      await takeSession(ctx, cards, payment.session);
      throw underWay();
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
      done: comingBackTo(baseUrl, asked.done),
      back: `${baseUrl}${asked.back}`,
    });
    const { session } = await app.perform(
      openCardPayment,
      { id, session: page.session },
      { actor: system, now },
    );
    if (session === page.session) return page.url;
    // Two pressed at once: one payment has one page.
    await cards.closePage(page.session);
    const first = await cards.pageOf(session);
    if (!first) throw underWay();
    return first.url;
  });
}

const underWay = () => new Problem('refused', [{ pointer: '', code: 'card_payment_under_way' }]);

/** What became of a provider's page, if it is one of the reader's company. */
async function takeSession({ app, actor, now }: Ctx, cards: Cards, session: string): Promise<void> {
  const news = await cards.readPage(session);
  if (!news || news.about === 'transfer' || !('companyId' in actor)) return;
  if (news.about === 'card' && (actor.role !== 'company' || news.companyId !== actor.companyId)) return;
  if (news.about === 'payment') {
    const [payment] = await app.see(cardPayments, system, { id: news.paymentId, companyId: actor.companyId });
    if (!payment) return;
  }
  await app.perform(takeNews, { message: null, news }, { actor: system, now });
}

/** Somebody is back from the provider's page: what became of it is there at once, not only when the provider tells. */
export async function takeReturn(ctx: Ctx): Promise<void> {
  const session = ctx.url.searchParams.get('session');
  const { cards } = ctx.provider;
  if (!cards || session === null || !/^[\w-]{1,255}$/.test(session)) return;
  try {
    await takeSession(ctx, cards, session);
  } catch (error) {
    // The provider's message brings it.
    if (!isProviderError(error) && !isProblem(error)) throw error;
    ctx.report(error);
  }
}

const form = z.object({ id: z.coerce.number().int().positive() });

/** A guest pays a charge of the page by card, and comes back to it. */
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
