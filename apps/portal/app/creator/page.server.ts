import type { Actor } from '@elenco/core/people';
import { page } from '../adapters/page.server';
import type { RequestContext } from '../adapters/requestContext.server';

/** A request of a creator for the creator's own data. */
export type CreatorContext = Omit<RequestContext<'creator'>, 'actor'> & {
  readonly actor: Extract<Actor, { role: 'creator' }>;
};

/**
 * Creates a loader for a creator's page. Staff may open its address, but have no creator data: they get null,
 * and the frame shows an explanation instead of the page.
 */
export function creatorPage<Data>(load: (ctx: CreatorContext) => Promise<Data>) {
  return page('creator', async (ctx): Promise<Data | null> => {
    const { actor } = ctx;
    return actor.role === 'creator' ? load({ ...ctx, actor }) : null;
  });
}
