import { defineMove, webLink } from '../../party';
import { deliverables } from '../resource';

/** A creator says where the approved content has been published. */
export const publishContent = defineMove(deliverables, 'publish', {
  fields: { link: webLink },
  also: async () => null,
  decide: ({ input: { link }, now }) => ({ patch: { link, publishedAt: now } }),
});
