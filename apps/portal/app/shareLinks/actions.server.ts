import { createShareLink, revokeShareLink, SHARE_LINK_DAYS, shareLink } from '@elenco/core/hiring';
import { guestPage, id, line } from '@elenco/core/people';
import { newSecret } from '@elenco/db';
import { z } from 'zod';
import { command, formHandler, listed, type Next } from '../adapters/form.server';
import { idIn, type RequestContext } from '../adapters/requestContext.server';

const form = z.object({
  label: line(80),
  email: shareLink.shape.email.unwrap().optional(),
  days: createShareLink.input.shape.days.default(SHARE_LINK_DAYS),
  actions: listed(shareLink.shape.actions),
  contractId: id.optional(),
  withNotes: z.stringbool().default(false),
  creatorIds: z.array(id).default([]),
});

const here = ({ url }: RequestContext<'company'>) => url.pathname + url.search;

type About = Readonly<Partial<Record<'briefingId' | 'listId' | 'reportId', number>>>;

/** Handlers that create a share link, which is mailed or shown once, and that revoke one. */
const handlersFor = (aboutOf: (ctx: RequestContext<'company'>) => About | Promise<About>) => ({
  createShareLink: formHandler<'company', typeof form>(form, async (given, ctx): Promise<Next> => {
    const { app, locale, baseUrl } = ctx;
    const about = { briefingId: null, listId: null, ...(await aboutOf(ctx)) };
    const { token, hash: tokenHash } = newSecret();
    await app.perform(createShareLink, { ...given, ...about, locale, tokenHash }, ctx);
    if (given.email) return { to: here(ctx), toast: 'shareLinkSent', about: given.email };
    const { contractId } = given;
    const page = guestPage({ ...given, ...about, contractId: contractId ?? null, payContractId: null });
    const link = `${baseUrl}${page}?grant=${token}`;
    return { to: here(ctx), shown: { link, ...(contractId && { contractId: `${contractId}` }) } };
  }),
  revokeShareLink: command(revokeShareLink, {
    schema: z.object({ id, version: z.int().positive() }),
    input: (value) => value,
    next: (_, ctx: RequestContext<'company'>) => ({ to: here(ctx), toast: 'shareLinkRevoked' }),
  }),
});

export const shareLinkHandlers = handlersFor((ctx) => ({ briefingId: idIn(ctx) }));
export const listShareLinkHandlers = handlersFor((ctx) => ({ listId: idIn(ctx) }));
/** Creates the handlers for the page of a report, whose `:id` is the project. */
export const reportShareLinkHandlers = (reportId: (ctx: RequestContext<'company'>) => Promise<number>) =>
  handlersFor(async (ctx) => ({ briefingId: idIn(ctx), reportId: await reportId(ctx) }));
