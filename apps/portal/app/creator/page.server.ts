import type { Actor } from '@elenco/core/people';
import { page } from '../adapters/page.server';
import type { RequestContext } from '../adapters/requestContext.server';

/** Context of a request by a creator. */
export type CreatorContext = Omit<RequestContext<'creator'>, 'actor'> & {
  readonly actor: Extract<Actor, { role: 'creator' }>;
};

/**
 * Creates the loader of a creator's page. Staff may open the page, but have no creator data: the loader
 * returns null, and the frame shows an explanation.
 */
export function creatorPage<Data>(load: (ctx: CreatorContext) => Promise<Data>) {
  return page('creator', async (ctx): Promise<Data | null> => {
    const { actor } = ctx;
    return actor.role === 'creator' ? load({ ...ctx, actor }) : null;
  });
}
