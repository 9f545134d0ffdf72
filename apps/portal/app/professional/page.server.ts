import type { Actor } from '@elenco/core/party';
import { page } from '../adapters/page.server';
import type { Visit } from '../adapters/visit.server';

/** A request by a creator for what is the creator's own. */
export type CreatorVisit = Omit<Visit<'professional'>, 'actor'> & {
  readonly actor: Extract<Actor, { role: 'professional' }>;
};

/**
 * A loader for a creator's page. Staff may open its address, but have nothing of their own there: they get
 * null, and the frame shows them so instead of the page.
 */
export function creatorPage<Data>(load: (visit: CreatorVisit) => Promise<Data>) {
  return page('professional', async (visit): Promise<Data | null> => {
    const { actor } = visit;
    return actor.role === 'professional' ? load({ ...visit, actor }) : null;
  });
}
