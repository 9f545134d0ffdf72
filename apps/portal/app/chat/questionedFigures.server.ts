import { currentObservations, observations, posts } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Query parameter with the id of the post whose figures a message questions. */
const POST = 'figures';

/**
 * Loads the post in the query string with the figures that the creator sent and the brand has not confirmed,
 * so that a message can start with them; null without such a post in this hiring.
 */
export async function loadQuestionedFigures(
  { app, actor, url }: RequestContext<'company'>,
  of: { readonly briefingId: number; readonly creatorId: number },
) {
  const id = url.searchParams.get(POST) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const [[post], seen] = await Promise.all([
    app.pick(posts, actor, ['network', 'format'], { ...of, id: Number(id) }),
    app.see(observations, actor, { ...of, postId: Number(id), confirmed: false }),
  ]);
  if (!post) return null;
  return { ...post, figures: currentObservations(seen).map(({ metric, value }) => ({ metric, value })) };
}
export type QuestionedFigures = Awaited<ReturnType<typeof loadQuestionedFigures>>;
