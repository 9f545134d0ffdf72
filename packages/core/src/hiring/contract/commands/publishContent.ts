import { refuse } from '../../../kit';
import { channelHosts, defineMove, isOfChannel, webLink } from '../../../people';
import { deliverables } from '../resource';

/**
 * A creator says where the approved content has been published, and corrects it until somebody has verified it.
 * Refuses `link_of_other_channel` at `/link` (params `host`).
 */
export const publishContent = defineMove(deliverables, 'publish', {
  fields: { link: webLink },
  also: async () => null,
  decide({ row, input: { link }, now }) {
    if (!isOfChannel(link, row.channel)) {
      return refuse('link_of_other_channel', '/link', { host: channelHosts[row.channel]?.[0] ?? '' });
    }
    return { patch: { link, publishedAt: now } };
  },
});
