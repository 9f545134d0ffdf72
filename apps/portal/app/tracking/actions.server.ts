import { changeTrackedLink, importOrders, makeTrackedLinks } from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { readOrderFile } from '../../server/files/orderFile';
import { command, formHandler, type Next } from '../adapters/form.server';
import { idIn } from '../adapters/requestContext.server';

const { target, prefix } = makeTrackedLinks.input.shape;
const { target: newTarget, code } = changeTrackedLink.input.shape;
const upper = <Code extends z.ZodType<string>>(schema: Code) =>
  z.preprocess((text) => (typeof text === 'string' ? text.trim().toUpperCase() : text), schema);

const links =
  (toast: string) =>
  (_: unknown, { url }: { url: URL }): Next => ({
    to: `${url.pathname}?view=tracking`,
    toast,
  });

const file = z.instanceof(File, { error: 'required' });
const orderForm = z.object({ file });
/** Maximum number of rejected lines that the page lists. */
const MAX_LISTED = 20;

/** Form handlers for a project's links, by intent. */
export const trackingHandlers = {
  makeLinks: command(makeTrackedLinks, {
    schema: z.object({ target, prefix: upper(prefix) }),
    input: (given, ctx) => ({ briefingId: idIn(ctx), ...given }),
    next: links('linksMade'),
  }),
  changeLink: command(changeTrackedLink, {
    schema: z.object({ id, target: newTarget, code: upper(code) }),
    input: (given) => given,
    next: links('linkChanged'),
  }),
  importOrders: formHandler<'company', typeof orderForm>(orderForm, async ({ file: sent }, ctx, key) => {
    const read = await readOrderFile(await sent.bytes());
    const { taken, refused } =
      read.rows.length > 0
        ? await ctx.app.perform(importOrders, { briefingId: idIn(ctx), rows: read.rows }, { ...ctx, key })
        : { taken: 0, refused: [] };
    const all = [...read.refused, ...refused].sort((a, b) => a.line - b.line);
    const listed = all.slice(0, MAX_LISTED).map(({ line, code: why }) => `${line} ${why}`);
    return {
      to: ctx.url.pathname,
      shown: { taken: String(taken), refused: String(all.length), lines: listed.join(',') },
    };
  }),
};
