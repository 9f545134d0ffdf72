import {
  acceptPay,
  approveInstalment,
  archivePay,
  commentOnPay,
  deliverInstalment,
  discardPay,
  payContracts,
  payParts,
  refusePay,
  remindClient,
  requestAcceptance,
  requestInstalmentChanges,
  revisePay,
  savePay,
  sendPay,
  viewPay,
} from '@elenco/core/finance';
import { isProblem } from '@elenco/core/kit';
import { areaPath, impersonatorOf } from '@elenco/core/people';
import { z } from 'zod';
import { actions, command, formHandler, withFieldNames } from '../adapters/form.server';
import { guestActions } from '../adapters/guest.server';
import { evidenceOf, idIn, type RequestContext } from '../adapters/requestContext.server';
import { projectActions } from '../creator/project/actions.server';
import { nameHandler, withGuestName, withToken } from '../guest/name.server';
import { guestCardHandler } from '../payment/card.server';
import { payEndingActions } from './ending.server';
import { payPath } from './page';

const dateOrNone = z.iso.date().nullable().default(null);
const textOrNone = (schema: z.ZodString) => schema.default('');
const { project, client, proposal } = payParts;
const idOf = (ctx: RequestContext) => (ctx.params.id === undefined ? null : idIn(ctx));
const percent = z.int().min(0).max(50, 'too_big');

const projectForm = project.extend({
  scope: textOrNone(project.shape.scope),
  rights: textOrNone(project.shape.rights),
  startsOn: dateOrNone,
  endsOn: dateOrNone,
});
const clientForm = client.extend({
  // The tax id is optional for a client abroad. For a client in Brazil the command requires it.
  clientTaxId: client.shape.clientTaxId.default(''),
  clientContact: client.shape.clientContact.default(''),
  clientAddress: client.shape.clientAddress.default(''),
});
const proposalForm = proposal.omit({ fineBp: true, interestBp: true, cancelBp: true }).extend({
  message: textOrNone(proposal.shape.message),
  validUntil: dateOrNone,
  finePercent: percent.max(2, 'too_big'),
  interestPercent: percent.max(1, 'too_big'),
  cancelPercent: percent,
  silenceDays: proposal.shape.silenceDays.unwrap(),
});

/** A link as users paste it, often without `https://`. */
const pastedLink = z.preprocess(
  (given) =>
    typeof given === 'string' && given !== '' && !/^[a-z]+:/i.test(given) ? `https://${given}` : given,
  deliverInstalment.input.shape.link.default(null),
);
export const deliverForm = z
  .object({
    id: z.coerce.number().int().positive(),
    text: deliverInstalment.input.shape.text.default(''),
    link: pastedLink,
    file: z.instanceof(File).optional(),
    /** Id of a file that was already uploaded in chunks. */
    sentFileId: deliverInstalment.input.shape.id.optional(),
    /** `on` if the form is for an instalment that is not paid yet; otherwise missing. */
    unpaid: z.literal('on').optional(),
    /** Confirms that the client receives the work before paying. */
    beforePayment: z.literal('on').optional(),
  })
  .refine(({ unpaid, beforePayment }) => !unpaid || beforePayment === 'on', {
    path: ['beforePayment'],
    error: 'unpaid_not_confirmed',
  });

const deliver = formHandler<'creator', typeof deliverForm>(
  deliverForm,
  async ({ file: sent, sentFileId = null, id, text, link }, ctx) => {
    const fileId = sent ? await ctx.keepFile(sent) : sentFileId;
    await withFieldNames({ '/fileId': '/file' }, () =>
      ctx.app.perform(deliverInstalment, { id, text, link, fileId }, ctx),
    );
    return { to: ctx.url.pathname, toast: 'payDelivered' };
  },
);

/**
 * Form handlers of the draft's steps; each redirects to the next step of the same draft, even within a queue.
 */
export const payActions = actions('creator', {
  ...projectActions,
  project: command(savePay, {
    schema: projectForm,
    input: (part, ctx: RequestContext<'creator'>) => ({ id: idOf(ctx), part }),
    next: ({ id }) => ({ to: payPath('client', id), toast: 'paySaved', stays: true }),
  }),
  client: command(savePay, {
    schema: clientForm,
    input: (part, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx), part }),
    next: ({ id }) => ({ to: payPath('proposal', id), toast: 'paySaved', stays: true }),
  }),
  proposal: command(savePay, {
    schema: proposalForm,
    input: ({ finePercent, interestPercent, cancelPercent, ...part }, ctx: RequestContext<'creator'>) => ({
      id: idIn(ctx),
      part: {
        ...part,
        fineBp: finePercent * 100,
        interestBp: interestPercent * 100,
        cancelBp: cancelPercent * 100,
      },
    }),
    next: ({ id }) => ({ to: payPath('review', id), toast: 'paySaved', stays: true }),
  }),
  begin: command(savePay, {
    schema: z.object({}),
    input: () => ({ id: null, part: null }),
    next: ({ id }) => ({ to: payPath('project', id) }),
  }),
  amend: command(savePay, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: null, amendsId: idIn(ctx), part: null }),
    next: ({ id }) => ({ to: payPath('project', id) }),
  }),
  send: command(sendPay, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx), ...evidenceOf(ctx) }),
    // The dialog that confirms the sending states the next steps.
    next: ({ id }) => ({ to: `${payPath('review', id)}?sent=1`, stays: true }),
  }),
  revise: command(revisePay, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx) }),
    // Withdrawing the contract completes its row in a queue, but the user continues with the contract's form.
    next: ({ id }) => ({ to: payPath('proposal', id), stays: true }),
  }),
  discard: command(discardPay, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx) }),
    next: () => ({ to: `${areaPath.creator}/pay`, toast: 'payDiscarded' }),
  }),
  archive: command(archivePay, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx) }),
    next: () => ({ to: `${areaPath.creator}/pay`, toast: 'payArchived' }),
  }),
  ...payEndingActions<'creator'>(({ url }) => url.pathname),
  deliver,
  remind: command(remindClient, {
    schema: z.object({}),
    input: (_, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx) }),
    next: (_, ctx) => ({ to: ctx.url.pathname, toast: 'payReminded' }),
  }),
  say: command(commentOnPay, {
    schema: z.object({ text: commentOnPay.input.shape.text }),
    input: ({ text }, ctx: RequestContext<'creator'>) => ({ id: idIn(ctx), text }),
    next: (_, ctx) => ({ to: ctx.url.pathname, toast: 'paySaid' }),
  }),
});

const textHash = acceptPay.input.shape.textHash;
const acceptForm = z.object({ textHash, read: z.literal('on', 'contract_not_read') });
const refuseForm = z.object({ comment: refusePay.input.shape.comment });
const sayForm = z.object({ text: commentOnPay.input.shape.text });
const partForm = z.object({ id: z.coerce.number().int().positive() });
const changeForm = partForm.extend({ text: requestInstalmentChanges.input.shape.text });
const stay = (toast: string) => (_: unknown, ctx: RequestContext<'company'>) => ({
  to: ctx.url.pathname,
  toast,
});

/** Form handlers for users of a client company. */
export const clientPayActions = actions('company', {
  ...payEndingActions<'company'>(({ url }) => url.pathname),
  accept: command(acceptPay, {
    schema: acceptForm,
    input: ({ textHash: hash }, ctx: RequestContext<'company'>) => ({
      id: idIn(ctx),
      textHash: hash,
      ...evidenceOf(ctx),
    }),
    next: stay('payAccepted'),
  }),
  refuse: command(refusePay, {
    schema: refuseForm,
    input: (given, ctx: RequestContext<'company'>) => ({ ...given, id: idIn(ctx) }),
    next: stay('payRefused'),
  }),
  say: command(commentOnPay, {
    schema: sayForm,
    input: (given, ctx: RequestContext<'company'>) => ({ ...given, id: idIn(ctx) }),
    next: stay('paySaid'),
  }),
  approve: command(approveInstalment, {
    schema: partForm,
    input: (given, _ctx: RequestContext<'company'>) => given,
    next: stay('payApproved'),
  }),
  change: command(requestInstalmentChanges, {
    schema: changeForm,
    input: (given, _ctx: RequestContext<'company'>) => given,
    next: stay('payChangeAsked'),
  }),
});

const back = (toast: string) => (_: unknown, ctx: RequestContext<'guest'>) => ({ to: withToken(ctx), toast });
const ofGuest = {
  name: nameHandler,
  card: guestCardHandler,
  say: withGuestName(
    command(commentOnPay, {
      schema: sayForm,
      input: (given, ctx: RequestContext<'guest'>) => ({ ...given, id: idIn(ctx) }),
      next: back('paySaid'),
    }),
  ),
  refuse: withGuestName(
    command(refusePay, {
      schema: refuseForm,
      input: (given, ctx: RequestContext<'guest'>) => ({ ...given, id: idIn(ctx) }),
      next: back('payRefused'),
    }),
  ),
  approve: command(approveInstalment, {
    schema: partForm,
    input: (given, _ctx: RequestContext<'guest'>) => given,
    next: back('payApproved'),
  }),
  change: command(requestInstalmentChanges, {
    schema: changeForm,
    input: (given, _ctx: RequestContext<'guest'>) => given,
    next: back('payChangeAsked'),
  }),
};

const linkForm = z.object({ textHash });
const askLink = command(requestAcceptance, {
  schema: linkForm,
  input: (given, ctx: RequestContext<'guest'>) => ({ ...given, id: idIn(ctx) }),
  next: back('payAsked'),
});

/**
 * Form handlers for a guest who came by the first e-mail. Accepting, ending and answering a request to end
 * require a second e-mail. If the guest has entered no name, the request for the second e-mail carries the
 * contract's client name.
 */
export const guestPayActions = guestActions('pay', {
  ...ofGuest,
  link: formHandler<'guest', typeof linkForm>(linkForm, async (given, ctx, key) => {
    const { clientName } = await ctx.app.get(payContracts, ctx.actor, idIn(ctx));
    return askLink.send(
      given as never,
      { ...ctx, actor: { ...ctx.actor, name: ctx.actor.name || clientName } },
      key,
    );
  }),
});

/** Form handlers for a guest who came by the second e-mail. */
export const guestConfirmActions = guestActions('pay-confirm', {
  ...ofGuest,
  ...payEndingActions<'guest'>(withToken),
  accept: withGuestName(
    command(acceptPay, {
      schema: acceptForm,
      input: ({ textHash: hash }, ctx: RequestContext<'guest'>) => ({
        id: idIn(ctx),
        textHash: hash,
        ...evidenceOf(ctx),
      }),
      next: back('payAccepted'),
    }),
  ),
});

/**
 * Notifies the creator once that the client opened the contract. Impersonators and guests who have entered no
 * name do not count. Of two concurrent requests, only one notifies the creator.
 */
export async function recordContractViewed(
  ctx: RequestContext<'guest'> | RequestContext<'company'>,
  row: { id: number; status: string },
): Promise<void> {
  const { app, actor } = ctx;
  if (row.status !== 'sent' || actor.role === 'admin' || impersonatorOf(actor)) return;
  try {
    await app.perform(viewPay, { id: row.id }, ctx);
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}
