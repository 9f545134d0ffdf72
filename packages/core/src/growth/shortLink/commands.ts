import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, refuse, update } from '../../kit';
import { defineCommand, id, requireAccess, userIdOf } from '../../people';
import { shortLink, shortLinkManagers, shortLinks, shortSlug } from './shortLink';

/** Closes a short link. Its click counts are kept. Refuses with `already_closed`. */
export const closeShortLink = defineCommand({
  name: 'short-links.close',
  rest: 'Closes a short link',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(shortLinks, input.id, shortLinkManagers),
  decide: ({ rows: link, now }) =>
    link.closedAt === null
      ? accept([update(shortLinks, link.id, { closedAt: now })], { id: link.id })
      : refuse('already_closed'),
});

const { label, target, expiresOn } = shortLink.shape;

/**
 * Creates a short link, by default with a random name. Refuses with `slug_taken`, and `in_the_past` at
 * `/expiresOn`.
 */
export const makeShortLink = defineCommand({
  name: 'short-links.make',
  rest: 'Creates a short link',
  input: z.strictObject({
    slug: shortSlug.nullable().default(null),
    label,
    target,
    expiresOn: expiresOn.default(null),
  }),
  async load(find, input, { actor }) {
    requireAccess(actor, shortLinkManagers);
    const slug = input.slug ?? (await find.random(4));
    return { slug, same: await find.many(shortLinks, { slug }), ids: await find.ids(shortLinks, 1) };
  },
  decide({ rows: { slug, same, ids }, input, actor, now }) {
    if (same.length > 0) return refuse('slug_taken', '/slug');
    if (input.expiresOn !== null && input.expiresOn < businessDate(now)) {
      return refuse('in_the_past', '/expiresOn');
    }
    const id = ids[0]!;
    const createdById = userIdOf(actor) ?? 0;
    return accept([insert(shortLinks, { ...input, id, slug, closedAt: null, createdById })], { id, slug });
  },
});
