import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { keepers, shortLinks } from '../shortLink';

/** From now on the link leads nowhere; its clicks stay. Refuses `already_closed`. */
export const closeShortLink = defineCommand({
  name: 'short-links.close',
  rest: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(shortLinks, input.id, keepers),
  decide: ({ rows: link, now }) =>
    link.closedAt === null
      ? accept([update(shortLinks, link.id, { closedAt: now })], { id: link.id })
      : refuse('already_closed'),
});
