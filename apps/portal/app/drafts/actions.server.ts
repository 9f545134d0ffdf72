import { addComment, resolveComment } from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler, withFieldNames } from '../adapters/form.server';
import type { Area, RequestContext } from '../adapters/requestContext.server';
import { parseTime } from './time';

/** Forms send points as whole numbers: ten thousandths of the picture. */
const PARTS = 10_000;
const part = z.int().min(0).max(PARTS).optional();
const commentForm = z.object({
  draftId: id,
  body: addComment.input.shape.body,
  at: z.string().max(20).default(''),
  x: part,
  y: part,
});
const resolveForm = z.object({ id, resolved: z.enum(['yes', 'no']) });

const share = (value: number | undefined) => (value === undefined ? null : value / PARTS);
/** Redirects to the same version of the same deliverable. */
const here = ({ url }: RequestContext) => url.pathname + url.search;

/** Creates the handler for comments on a draft, for the brand, its guests and the creator. */
export const commentHandler = <A extends Area>() =>
  formHandler<A, typeof commentForm>(commentForm, async ({ draftId, body, at, x, y }, ctx) => {
    const atMs = parseTime(at);
    if (atMs === undefined) throw new Problem('invalid', [{ pointer: '/at', code: 'invalid_time' }]);
    await withFieldNames({ '/atMs': '/at', '/x': '' }, () =>
      ctx.app.perform(addComment, { draftId, body, atMs, x: share(x), y: share(y) }, ctx),
    );
    return { to: here(ctx), toast: 'commented' };
  });

/** Creates the handler that resolves a comment, for both sides. */
export const resolveHandler = <A extends Exclude<Area, 'guest'>>() =>
  formHandler<A, typeof resolveForm>(resolveForm, async ({ id: commentId, resolved }, ctx) => {
    await ctx.app.perform(resolveComment, { id: commentId, resolved: resolved === 'yes' }, ctx);
    return { to: here(ctx) };
  });
