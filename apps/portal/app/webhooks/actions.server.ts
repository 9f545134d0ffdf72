import type { Command } from '@elenco/core/kit';
import {
  addWebhook,
  pauseWebhook,
  resendDelivery,
  resumeWebhook,
  retireWebhook,
  rotateSecret,
  secretOf,
  testWebhook,
  webhook,
  webhooks,
} from '@elenco/core/operations';
import { type Actor, areaPath, id } from '@elenco/core/people';
import { newWebhookSecret } from '@elenco/db';
import { z } from 'zod';
import { actions, command, formHandler, listed } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { companyOf } from '../team/company.server';

const { title, address, events } = webhook.shape;
const about = z.object({ title, address, events: listed(events) });
const nothing = z.object({});
type Ctx = RequestContext<'company'>;
const here = ({ url }: Ctx) => url.pathname + url.search;

/** Creates a secret, which is sealed for its company and shown once. */
function secretFor(ctx: Ctx) {
  const secret = newWebhookSecret();
  return { secret, sealed: ctx.seal.close(secret, secretOf(companyOf(ctx))) };
}

export const webhooksActions = actions('company', {
  add: formHandler<'company', typeof about>(about, async (given, ctx) => {
    const { secret, sealed } = secretFor(ctx);
    await ctx.app.perform(addWebhook, { ...given, sealed }, ctx);
    return { to: here(ctx), shown: { secret } };
  }),
});

const editing = about.extend({ version: z.int().positive() });
/** Creates the handler of a command on the page's webhook; the page stays the same afterwards. */
const one = <Input extends z.ZodType, Loaded>(run: Command<Actor, Input, Loaded, unknown>, toast: string) =>
  formHandler<'company', typeof nothing>(nothing, async (_, ctx) => {
    await ctx.app.perform(run, { id: idIn(ctx) }, ctx);
    return { to: here(ctx), toast };
  });

export const webhookActions = actions('company', {
  edit: formHandler<'company', typeof editing>(editing, async (given, ctx) => {
    await ctx.app.update(webhooks, { id: idIn(ctx), ...given }, ctx);
    return { to: here(ctx), toast: 'webhookSaved' };
  }),
  rotate: formHandler<'company', typeof nothing>(nothing, async (_, ctx) => {
    const { secret, sealed } = secretFor(ctx);
    await ctx.app.perform(rotateSecret, { id: idIn(ctx), sealed }, ctx);
    return { to: here(ctx), shown: { secret } };
  }),
  pause: one(pauseWebhook, 'webhookSaved'),
  resume: one(resumeWebhook, 'webhookSaved'),
  test: one(testWebhook, 'webhookTest'),
  resend: command(resendDelivery, {
    schema: z.object({ id }),
    input: (value) => value,
    next: (_, ctx: Ctx) => ({ to: here(ctx), toast: 'deliveryResent' }),
  }),
  retire: command(retireWebhook, {
    schema: nothing,
    input: (_, ctx: Ctx) => ({ id: idIn(ctx) }),
    next: () => ({ to: `${areaPath.company}/webhooks`, toast: 'webhookRetired' }),
  }),
});
