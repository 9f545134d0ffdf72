import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { trackingRule } from '../policy';
import { trackedLinks } from '../resource';
import { trackedLink } from '../schema';

const { target, code } = trackedLink.shape;

/** Another page, or the code as the shop has it; clicks and orders stay. Refuses `code_taken` at `/code`. */
export const changeTrackedLink = defineCommand({
  name: 'tracked-links.change',
  rest: true,
  input: z.strictObject({ id, target, code }),
  async load(find, input) {
    const link = await find.forUpdate(trackedLinks, input.id, trackingRule);
    const { companyId } = link;
    return { link, same: await find.many(trackedLinks, { companyId, code: input.code }) };
  },
  decide({ rows: { link, same }, input }) {
    if (same.some((other) => other.id !== link.id)) return refuse('code_taken', '/code');
    return accept([update(trackedLinks, link.id, { target: input.target, code: input.code })], {
      id: link.id,
    });
  },
});
