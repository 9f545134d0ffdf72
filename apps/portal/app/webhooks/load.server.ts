import { webhookDeliveries, webhooks } from '@elenco/core/operations';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { companyOf } from '../team/company.server';

const PER_PAGE = 20;

/** Loads the company's webhooks; empty for users who are not owners. */
export async function loadWebhooks(ctx: RequestContext<'company'>) {
  const actor = companyOf(ctx);
  const rows = await ctx.app.see(webhooks, actor, webhooks.listed ?? {}, { by: 'title' });
  return { owns: actor.companyRole === 'owner', rows };
}

/**
 * Loads one webhook with its deliveries, newest first.
 * @throws 404 for a deleted webhook
 */
export async function loadWebhook(ctx: RequestContext<'company'>) {
  const actor = companyOf(ctx);
  const webhook = await ctx.app.get(webhooks, actor, idIn(ctx));
  if (webhook.status === 'retired') throw notFound();
  const page = Math.max(1, Math.trunc(Number(ctx.url.searchParams.get('page'))) || 1);
  const { rows, total } = await ctx.app.list(webhookDeliveries, actor, {
    where: [{ field: 'webhookId', test: 'in', values: [webhook.id] }],
    sort: { field: 'id', down: true },
    offset: (Math.min(page, 500) - 1) * PER_PAGE,
    limit: PER_PAGE,
  });
  return { title: webhook.title, webhook, deliveries: rows, page, pages: Math.ceil(total / PER_PAGE) };
}
export type ShownWebhook = Awaited<ReturnType<typeof loadWebhook>>;
