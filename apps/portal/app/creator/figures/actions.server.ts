import { MAX_REPORTED, metricNames, sendFigures } from '@elenco/core/hiring';
import { isProblem, Problem, parseAbbreviated } from '@elenco/core/kit';
import { date, id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../../adapters/form.server';

/** Parses a number as social networks show it: "26.310", "12,3 mil", "12.3k". Empty means unknown. */
const figure = z.string().transform((text, context) => {
  const value = parseAbbreviated(text);
  if (value === undefined) context.addIssue({ code: 'custom', message: 'not_whole_number' });
  return value ?? z.NEVER;
});
const figures = Object.fromEntries(metricNames.map((name) => [name, figure.optional()]));

const form = z.object({
  posts: z
    .array(
      z.object({
        id,
        observedOn: date.nullable().default(null),
        file: z.instanceof(File).optional(),
        figures: z.object(figures).default({}),
      }),
    )
    .max(MAX_REPORTED, 'too_many')
    .default([]),
});

/**
 * Stores the metrics of several posts; posts without input are left out. The screenshots are stored before
 * the metrics, as files are for invoices.
 */
const send = formHandler<'creator', typeof form>(form, async ({ posts }, ctx, key) => {
  const filled = posts.flatMap((post, place) => {
    const given = Object.entries(post.figures).filter(([, value]) => value !== undefined);
    const some = post.file !== undefined || given.length > 0;
    return some ? [{ ...post, figures: Object.fromEntries(given), place }] : [];
  });
  if (filled.length === 0) throw new Problem('refused', [{ pointer: '', code: 'no_figures' }]);
  const given = [];
  for (const { id: postId, observedOn, figures: known, file, place } of filled) {
    const proofFileId = file ? await keptAt(`/posts/${place}`, () => ctx.keepFile(file)) : null;
    given.push({ postId, observedOn, figures: known, proofFileId });
  }
  try {
    await ctx.app.perform(sendFigures, { posts: given }, { ...ctx, key });
  } catch (error) {
    if (!isProblem(error)) throw error;
    // Converts the command's index among the filled posts to the form's index among all posts.
    const at = (pointer: string) =>
      pointer
        .replace(/^\/posts\/(\d+)/, (_, n: string) => `/posts/${filled[Number(n)]?.place}`)
        .replace(/\/proofFileId$/, '/file');
    throw new Problem(
      error.code,
      error.errors.map((one) => ({ ...one, pointer: at(one.pointer) })),
    );
  }
  return { to: ctx.url.pathname, toast: 'figuresSent' };
});

async function keptAt(pointer: string, keep: () => Promise<number>): Promise<number> {
  try {
    return await keep();
  } catch (error) {
    if (!isProblem(error)) throw error;
    throw new Problem(
      error.code,
      error.errors.map((one) => ({ ...one, pointer: `${pointer}${one.pointer}` })),
    );
  }
}

export const figureActions = { send };
